import Foundation
import NavigatorHost

/// The location of a screen, tab or presentation that a user activity describes.
struct LocationActivity: Equatable {
  /// The type of activities whose views can restore the route to their locations.
  static let type = "navigator.place"
  /// The key of the route in an activity's `userInfo`.
  static let routeKey = "navigator.route"
  /// The type of the activity of a screen that reports an unknown address.
  static let notFoundType = "navigator.not-found"

  let address: String
  let isNotFound: Bool

  /// Creates a location from an activity. Returns nil if the activity has no address.
  init?(_ activity: NSUserActivity) {
    guard let url = activity.webpageURL else { return nil }
    address = url.absoluteString
    isNotFound = activity.activityType == Self.notFoundType
  }
}

extension Content {
  /// Sets the address of an element to a location.
  mutating func locate(at activity: LocationActivity?) {
    guard let activity else { return }
    self[.url] = .string(activity.address)
    if activity.isNotFound { self[.kind] = .kind(.notFound) }
  }
}

extension RegionOption {
  var isActivity: Bool { if case .activity = self { true } else { false } }
}

extension View {
  /// Describes the user activity of the screen, tab or presentation that contains this view.
  ///
  /// The activity's `webpageURL` is the address of the screen, tab or presentation.
  ///
  /// ```swift
  /// OrderView(order)
  ///   .userActivity("example.order") { activity in
  ///     activity.webpageURL = URL(string: "/orders/\(order.id)")
  ///   }
  /// ```
  ///
  /// If several views in the same screen, tab or presentation describe an activity, the innermost one takes precedence.
  ///
  /// - Parameters:
  ///   - activityType: The type of the activity.
  ///   - isActive: A Boolean value that indicates whether the activity is in progress.
  ///   - update: A closure that sets the properties of the activity.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    var place: LocationActivity?
    if isActive {
      let activity = NSUserActivity(activityType: activityType)
      update(activity)
      place = LocationActivity(activity)
    }
    return regionOption(.activity(place))
  }

  /// Describes the user activity for an element. There is no activity while the element is nil. See
  /// ``userActivity(_:isActive:_:)``.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    userActivity(activityType, isActive: element != nil) { activity in
      if let element { update(element, activity) }
    }
  }

  /// Runs an action when an activity is continued in this app.
  ///
  /// If no view uses `onOpenURL(perform:)`, an opened address is an activity of type ``NSUserActivityTypeBrowsingWeb``.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    OpenURLView(content: self, kind: .activity(activityType)) { opening in
      let activity = NSUserActivity(activityType: activityType)
      activity.webpageURL = opening.url
      if let route = opening.route { activity.userInfo = [LocationActivity.routeKey: route] }
      action(activity)
    }
  }
}
