import SwiftUI

/// The types of the activities by which NavigatorUI says what is on screen. An app that hands them over to other devices lists them in its
/// `NSUserActivityTypes`.
nonisolated public enum NavigationActivity {
  /// A place with an address, which is the activity's `webpageURL`.
  public static let place = "navigator.place"
  /// The screen for an address that leads nowhere. The address is the activity's `webpageURL`.
  public static let notFound = "navigator.not-found"
  /// The key in an activity's `userInfo` of the way on which somebody came to a place: texts, each the kind of a place and its address.
  static let way = "navigator.way"
}

/// What a view says of itself.
nonisolated struct AddressActivity: Equatable {
  let type: String
  let url: URL
}

extension View {
  /// Says of this view what an activity is.
  nonisolated func saying(_ activity: AddressActivity?) -> some View {
    let url = activity?.url
    return userActivity(activity?.type ?? NavigationActivity.place, isActive: activity != nil) { $0.webpageURL = url }
  }
}

extension Navigator {
  /// What the view of a destination says of itself; nil where it has no address.
  func activity(for destination: any NavigationDestination) -> AddressActivity? {
    if let asked = tree.addresses.asked(for: AnyNavigationDestination(destination)) {
      return asked.canBeSaid ? AddressActivity(type: NavigationActivity.notFound, url: asked) : nil
    }
    return (destination.routable).flatMap { activity(for: $0) }
  }

  func activity(for place: any Routable) -> AddressActivity? {
    guard let address = place.knownAddress else { return nil }
    return url(for: address).map { AddressActivity(type: NavigationActivity.place, url: $0) }
  }

  /// An address as it is said to the system. On Apple platforms that must be one of the web.
  func url(for address: String) -> URL? {
    #if canImport(Darwin)
      tree.configuration.addressBase.flatMap { base in
        guard base.canBeSaid else { return nil }
        let text = base.absoluteString
        return URL(string: (text.last == "/" ? String(text.dropLast()) : text) + address)
      }
    #else
      URL(string: address)
    #endif
  }
}

extension URL {
  /// Whether an activity takes the address. On Apple platforms the process ends where it is not one of the web.
  nonisolated fileprivate var canBeSaid: Bool {
    #if canImport(Darwin)
      ["http", "https"].contains(scheme?.lowercased())
    #else
      true
    #endif
  }
}
