/// The location of a session: a list of places from the window to the front.
///
/// A host that has addresses, such as a browser, shows ``address`` and keeps locations in its history.
/// ``HostSession/traverse(to:address:)`` returns to a location.
public struct Location: Hashable, Sendable {
  /// One of the places of a location.
  public struct Place: Hashable, Sendable {
    /// The kind of a place.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The window, which is the first place.
      case window
      /// The selected tab of a tab view.
      case tab
      /// The first screen of a stack, which has no Back button.
      case root
      /// A screen that was pushed.
      case screen
      /// A sheet, cover or popover.
      case presentation
    }

    /// The kind of the place.
    public let kind: Kind
    /// The element of the place.
    public let id: ElementID
    /// The address that the app assigns to the place, if any. It is usually a path such as `/orders/7`.
    public let address: String?
    /// The title of the place, if it has one.
    public let title: String?
    /// A Boolean value that indicates whether the place is shown because the requested address does not exist.
    public let isNotFound: Bool
    /// The index of a tab and the tab view that contains it.
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

    /// A key that identifies the place among the possible ones. A place with an address has the same key in each session.
    public var key: String {
      switch kind {
      case .window: "window"
      case .tab: "tab:\(address ?? String(tab?.index ?? 0))"
      case .root: "root:\(address ?? "")"
      case .screen, .presentation: "\(kind.rawValue):\(address ?? id.description)"
      }
    }
  }

  /// The places from the window to the one in front.
  public let places: [Place]
  /// The alert or dialog above all places, if there is one. It is not a place, because no history entry leads to it.
  public let dialog: ElementID?

  /// Creates a location.
  public init(places: [Place], dialog: ElementID? = nil) {
    self.places = places
    self.dialog = dialog
  }

  /// The address of the place in front, or of the nearest place below it that has one.
  public var address: String? { places.last { $0.address != nil }?.address }
  /// A Boolean value that indicates whether the session shows that the requested address does not exist.
  public var isNotFound: Bool { places.contains(where: \.isNotFound) }
  /// The keys of the places, which identify the location.
  public var keys: [String] { places.map(\.key) }
  /// The keys of the places that have an address. ``HostSession/open(_:along:)`` uses them to return to this location.
  public var route: [String] { places.compactMap { $0.address == nil ? nil : $0.key } }

  /// Returns the ``route`` of a location that has the given keys.
  package static func route(through keys: [String]) -> [String] { keys.filter { $0.contains("/") } }
}

extension Patch {
  /// A Boolean value that indicates whether the patch may change the session's location. It is false for most patches, because
  /// they only change elements inside a place.
  public var mayChangeLocation: Bool {
    switch self {
    case .insert, .remove: true
    case .update(let element): element.role.isPlace
    case .move, .updateText, .animate, .openURL, .copy, .dismissWindow, .announce, .notify: false
    }
  }
}

extension Role {
  /// A Boolean value that indicates whether an element of this role is a place of a ``Location``.
  fileprivate var isPlace: Bool {
    switch self {
    case .window, .screen, .tabContent, .sheet, .cover, .popover: true
    default: false
    }
  }
}
