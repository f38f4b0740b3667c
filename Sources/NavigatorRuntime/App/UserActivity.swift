import Foundation
import NavigatorHost

/// What an activity says of the place that its view is on.
struct PlaceActivity: Equatable {
  /// The type of the activity of a place whose view knows the way to it.
  static let type = "navigator.place"
  /// The key in an activity's `userInfo` of the way to its place.
  static let wayKey = "navigator.way"
  /// The type of the activity of a screen that is shown because there is nothing at its address.
  static let notFoundType = "navigator.not-found"

  let address: String
  let isNotFound: Bool

  /// Nil for an activity that has no address.
  init?(_ activity: NSUserActivity) {
    guard let url = activity.webpageURL else { return nil }
    address = url.absoluteString
    isNotFound = activity.activityType == Self.notFoundType
  }
}

extension Content {
  /// Says where the element is.
  mutating func locate(at activity: PlaceActivity?) {
    guard let activity else { return }
    self[.url] = .string(activity.address)
    if activity.isNotFound { self[.kind] = .string("notFound") }
  }
}

extension RegionOption {
  var isActivity: Bool { if case .activity = self { true } else { false } }
}

extension View {
  /// Says what a person does on the screen, tab or presentation that the view is on. The activity's `webpageURL` is the address of that place.
  ///
  /// ```swift
  /// OrderView(order)
  ///   .userActivity("example.order") { activity in
  ///     activity.webpageURL = URL(string: "/orders/\(order.id)")
  ///   }
  /// ```
  ///
  /// Of several on one place the innermost is heard.
  ///
  /// - Parameters:
  ///   - activityType: What kind of activity it is.
  ///   - isActive: Whether it goes on.
  ///   - update: Says what is to be known of it.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    var place: PlaceActivity?
    if isActive {
      let activity = NSUserActivity(activityType: activityType)
      update(activity)
      place = PlaceActivity(activity)
    }
    return saying(.activity(place))
  }

  /// As ``userActivity(_:isActive:_:)``, for an element; while there is none, there is no activity.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    userActivity(activityType, isActive: element != nil) { activity in
      if let element { update(element, activity) }
    }
  }

  /// Runs an action with an activity that is to be gone on with. An address that is opened is one of type ``NSUserActivityTypeBrowsingWeb``, for
  /// views that do not use `onOpenURL(perform:)`.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    OpenURLView(content: self, kind: .activity(activityType)) { opening in
      let activity = NSUserActivity(activityType: activityType)
      activity.webpageURL = opening.url
      if let way = opening.way { activity.userInfo = [PlaceActivity.wayKey: way] }
      action(activity)
    }
  }
}
