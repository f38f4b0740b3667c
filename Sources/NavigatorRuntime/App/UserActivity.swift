import Foundation
import NavigatorHost

/// The location that an activity provides for its view.
struct LocationActivity: Equatable {
  /// The type of an activity whose view can restore the route to its location.
  static let type = "navigator.place"
  /// The key of the route in an activity's `userInfo`.
  static let routeKey = "navigator.route"
  /// The type of an activity for a screen that reports an unknown address.
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
  /// Sets the address of the element.
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
  /// Describes the user's activity on the screen, tab or presentation that contains this view.
  ///
  /// The activity's `webpageURL` is the address of that location.
  ///
  /// ```swift
  /// OrderView(order)
  ///   .userActivity("example.order") { activity in
  ///     activity.webpageURL = URL(string: "/orders/\(order.id)")
  ///   }
  /// ```
  ///
  /// If several views in one place describe an activity, the innermost one applies.
  ///
  /// - Parameters:
  ///   - activityType: The type of the activity.
  ///   - isActive: A Boolean value that indicates whether the activity is in progress.
  ///   - update: A closure that sets the activity's properties.
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

  /// Describes the user's activity for an element; see ``userActivity(_:isActive:_:)``. There is no activity while the element is
  /// nil.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    userActivity(activityType, isActive: element != nil) { activity in
      if let element { update(element, activity) }
    }
  }

  /// Runs an action with an activity that continues in this app.
  ///
  /// An opened address is an activity of type ``NSUserActivityTypeBrowsingWeb`` if no view uses `onOpenURL(perform:)`.
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
