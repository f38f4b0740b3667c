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
  /// The activity for a destination. It is nil for a destination without an address.
  @MainActor init?(destination: any NavigationDestination, on navigator: Navigator) {
    if let url = navigator.tree.urlDispatcher.shownURL(for: AnyNavigationDestination(destination)) {
      self.init(notFound: url)
    } else if let place = destination.routable {
      self.init(place: place, on: navigator)
    } else {
      return nil
    }
  }

  /// The activity for a place. It is nil for a place without an address.
  @MainActor init?(place: any Routable, on navigator: Navigator) {
    guard let address = place.knownAddress, let url = Self.url(for: address, on: navigator) else { return nil }
    self.init(type: NavigationActivity.place, url: url)
  }

  /// The activity for a URL without a destination. It is nil for a URL that an activity does not accept.
  nonisolated init?(notFound url: URL) {
    guard url.isValidActivityURL else { return nil }
    self.init(type: NavigationActivity.notFound, url: url)
  }

  /// Returns the URL of an address for a user activity. On Apple platforms it must be a web address.
  @MainActor private static func url(for address: String, on navigator: Navigator) -> URL? {
    #if canImport(Darwin)
      navigator.tree.configuration.addressBase.flatMap { base in
        guard base.isValidActivityURL else { return nil }
        let text = base.absoluteString
        return URL(string: (text.last == "/" ? String(text.dropLast()) : text) + address)
      }
    #else
      URL(string: address)
    #endif
  }
}

extension View {
  nonisolated func addressActivity(_ activity: AddressActivity?) -> some View {
    let url = activity?.url
    return userActivity(activity?.type ?? NavigationActivity.place, isActive: activity != nil) { $0.webpageURL = url }
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
