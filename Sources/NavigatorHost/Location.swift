/// Where a session is: the places that lie on top of each other, from the window to the one in front.
///
/// A host with addresses, such as a browser, shows ``address`` and keeps locations in its history. Going to one again is
/// ``HostSession/traverse(to:address:)``.
public struct Location: Hashable, Sendable {
  /// One of the places that lie on top of each other.
  public struct Place: Hashable, Sendable {
    /// What a place is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case window, tab
      /// A stack's first screen, which nothing leads back from.
      case root
      /// A screen that was pushed.
      case screen
      /// A sheet, cover or popover.
      case presentation
    }

    public let kind: Kind
    public let id: ElementID
    /// The address that the app gives it, if it does; most often a path such as `/orders/7`.
    public let address: String?
    public let title: String?
    /// Whether it is shown because nothing is at the address that was asked for.
    public let isNotFound: Bool
    /// A tab's number, and the tab view that it is chosen in.
    let tab: Tab?

    struct Tab: Hashable, Sendable {
      let index: Int
      let view: ElementID
    }

    package init(
      _ kind: Kind, id: ElementID, address: String? = nil, title: String? = nil, isNotFound: Bool = false,
      tab: (index: Int, view: ElementID)? = nil
    ) {
      self.kind = kind
      self.id = id
      self.address = address
      self.title = title
      self.isNotFound = isNotFound
      self.tab = tab.map { Tab(index: $0.index, view: $0.view) }
    }

    /// Tells the place from others that can be there instead. Where the app gives an address it is the same in every session.
    public var key: String {
      switch kind {
      case .window: "window"
      case .tab: "tab:\(address ?? String(tab?.index ?? 0))"
      case .root: "root:\(address ?? "")"
      case .screen, .presentation: "\(kind.rawValue):\(address ?? id.description)"
      }
    }
  }

  /// From the window to what is in front.
  public let places: [Place]
  /// The alert or dialog above all of them, if there is one. It is no place: nobody comes back to it.
  public let dialog: ElementID?

  public init(places: [Place], dialog: ElementID? = nil) {
    self.places = places
    self.dialog = dialog
  }

  /// The address of the place in front, or of the nearest below it that has one.
  public var address: String? { places.last { $0.address != nil }?.address }
  /// Whether a person is shown that nothing is at the address that was asked for.
  public var isNotFound: Bool { places.contains(where: \.isNotFound) }
  /// What tells the location from others: the keys of its places.
  public var keys: [String] { places.map(\.key) }
  /// The keys of the places that have an address: what is needed to come here again by ``HostSession/open(_:along:)``.
  public var way: [String] { places.compactMap { $0.address == nil ? nil : $0.key } }

  /// What of the keys of a location is the ``way`` there.
  package static func way(through keys: [String]) -> [String] { keys.filter { $0.contains("/") } }
}

extension Patch {
  /// Whether a session may be elsewhere after it. Most patches change what a place shows, and this says no.
  public var mayChangeLocation: Bool {
    switch self {
    case .insert, .remove: true
    case .updateContent(_, let content):
      content[.displayMode] != nil || content[.isSelected] != nil || content[.url] != nil || content[.kind] != nil
    case .move, .updateText, .updateStyle, .updateEvents, .openURL: false
    }
  }
}
