import SwiftUI

/// The types of the user activities that describe the visible screen. For Handoff, an app lists them in its
/// `NSUserActivityTypes`.
nonisolated public enum NavigationActivity {
  /// The type of an activity for a value with an address, which is the activity's `webpageURL`.
  public static let place = "navigator.place"
  /// The type of an activity for the screen of an unknown address, which is the activity's `webpageURL`.
  public static let notFound = "navigator.not-found"
  /// The key in an activity's `userInfo` for the route to a place: texts, each a role and an address.
  static let route = "navigator.route"
}

/// The user activity of a view.
nonisolated struct AddressActivity: Equatable {
  let type: String
  let url: URL
}

extension AddressActivity {
  /// The activity for a URL without a destination. It is nil for a URL that an activity does not accept.
  nonisolated init?(notFound url: URL) {
    guard url.isValidActivityURL else { return nil }
    self.init(type: NavigationActivity.notFound, url: url)
  }
}

extension View {
  nonisolated func addressActivity(_ activity: AddressActivity?) -> some View {
    let url = activity?.url
    return userActivity(activity?.type ?? NavigationActivity.place, isActive: activity != nil) { $0.webpageURL = url }
  }
}

extension Navigator {
  /// Returns the user activity of a destination, or nil if it has no address.
  func activity(for destination: any NavigationDestination) -> AddressActivity? {
    if let url = tree.urlDispatcher.shownURL(for: AnyNavigationDestination(destination)) {
      return AddressActivity(notFound: url)
    }
    return destination.routable.flatMap { activity(for: $0) }
  }

  func activity(for place: any Routable) -> AddressActivity? {
    guard let address = place.knownAddress else { return nil }
    return url(for: address).map { AddressActivity(type: NavigationActivity.place, url: $0) }
  }

  /// Returns the URL of an address for a user activity. On Apple platforms it must be a web address.
  func url(for address: String) -> URL? {
    #if canImport(Darwin)
      tree.configuration.addressBase.flatMap { base in
        guard base.isValidActivityURL else { return nil }
        let text = base.absoluteString
        return URL(string: (text.last == "/" ? String(text.dropLast()) : text) + address)
      }
    #else
      URL(string: address)
    #endif
  }
}

extension URL {
  /// A Boolean value that indicates whether a user activity accepts the URL. On Apple platforms other schemes than `http` and
  /// `https` cause a trap.
  nonisolated fileprivate var isValidActivityURL: Bool {
    #if canImport(Darwin)
      ["http", "https"].contains(scheme?.lowercased())
    #else
      true
    #endif
  }
}
