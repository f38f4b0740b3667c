import Foundation

/// The views that want to know of addresses opened in the app.
@MainActor
final class OpenURLHub {
  /// What a view wants to be told of.
  enum Kind: Equatable {
    case address
    /// Activities of a type. An address is one that is browsing, for views that know no other way.
    case activity(String)
  }

  /// An address, and the way to it where somebody was there already.
  struct Opening: Equatable {
    let url: URL
    var way: [String]?
  }

  private typealias Handler = (owner: ObjectIdentifier, kind: Kind, action: @MainActor (Opening) -> Void)

  private var handlers: [Handler] = []
  /// An address that came before anybody listened; the first listener gets it, or the first that knows ways where there is one.
  private var early: Opening?

  /// Whether an address waits that nobody has asked for. At a site's root there is the app, whatever else the address says.
  var hasUnheardAddress: Bool { early.map { !$0.url.isOfRoot } ?? false }

  func set(_ kind: Kind, _ action: @escaping @MainActor (Opening) -> Void, for owner: Node) {
    let id = ObjectIdentifier(owner)
    if let index = handlers.firstIndex(where: { $0.owner == id }) {
      handlers[index] = (id, kind, action)
    } else {
      handlers.append((id, kind, action))
    }
    guard let opening = early else { return }
    if opening.way != nil, kind == .place {
      early = nil
      owner.graph.afterCommit { action(opening) }
    } else if listeners.contains(where: { $0.owner == id }) {
      owner.graph.afterCommit { [weak self] in
        guard let self, early == opening else { return }
        early = nil
        action(opening)
      }
    }
  }

  /// Who is told of an address.
  private var listeners: [Handler] {
    let direct = handlers.filter { $0.kind == .address }
    return direct.isEmpty ? handlers.filter { $0.kind == .activity(NSUserActivityTypeBrowsingWeb) } : direct
  }

  func remove(_ owner: Node) {
    handlers.removeAll { $0.owner == ObjectIdentifier(owner) }
  }

  /// Keeps the address that a session begins with.
  func begin(with text: String, along way: [String]?) {
    early = Self.url(text).map { Opening(url: $0, way: way) }
  }

  /// Hands an address to whoever listens; false where it is not an address.
  func open(_ text: String) -> Bool {
    guard let url = Self.url(text) else { return false }
    let listeners = listeners
    if listeners.isEmpty {
      early = Opening(url: url)
    } else {
      for listener in listeners { listener.action(Opening(url: url)) }
    }
    return true
  }

  /// Hands an address with the way to it to whoever goes on with places; false where nobody does.
  func open(_ text: String, along way: [String]) -> Bool {
    let places = handlers.filter { $0.kind == .place }
    guard let url = Self.url(text), !places.isEmpty else { return false }
    for place in places { place.action(Opening(url: url, way: way)) }
    return true
  }

  private static func url(_ text: String) -> URL? {
    URL(string: text).flatMap { $0.scheme != nil || text.hasPrefix("/") ? $0 : nil }
  }
}

extension URL {
  fileprivate var isOfRoot: Bool {
    ["http", "https", nil].contains(scheme?.lowercased()) && ["", "/"].contains(path())
  }
}

extension OpenURLHub.Kind {
  /// A place that a view said it is at.
  static let place = Self.activity(PlaceActivity.type)
}

extension View {
  /// Runs an action with addresses that are opened in the app.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    OpenURLView(content: self, kind: .address) { action($0.url) }
  }
}

nonisolated struct OpenURLView<Content: View>: PrimitiveView {
  let content: Content
  let kind: OpenURLHub.Kind
  let action: (OpenURLHub.Opening) -> Void

  nonisolated init(content: Content, kind: OpenURLHub.Kind, action: @escaping (OpenURLHub.Opening) -> Void) {
    self.content = content
    self.kind = kind
    self.action = action
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    OpenURLNode(view, type, context)
  }
}

@MainActor
final class OpenURLNode<Content: View>: TransparentNode<OpenURLView<Content>, Content> {
  init(_ view: OpenURLView<Content>, _ type: ViewType<OpenURLView<Content>>, _ context: NodeContext) {
    super.init(view, type, context) { $0.content }
    listen()
  }

  private func listen() {
    graph.openURLHub.set(view.kind, { [weak self] opening in self?.view.action(opening) }, for: self)
  }

  override func willTearDown() {
    graph.openURLHub.remove(self)
  }
}

/// Opens an address: outside of the app, or as a view above decided.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
/// Button("Read more") { openURL(URL(string: "https://example.com")!) }
/// ```
@MainActor
@preconcurrency
public struct OpenURLAction: Sendable {
  /// What a custom handler made of an address.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }

    let kind: Kind

    public static let handled = Result(kind: .handled)
    public static let discarded = Result(kind: .discarded)
    /// Leaves the address to the host.
    public static let systemAction = Result(kind: .system(nil))

    /// Leaves another address to the host.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor @Sendable (URL) -> Result
  private let system: (@MainActor @Sendable (URL) -> Void)?

  @preconcurrency
  nonisolated public init(handler: @escaping @MainActor @Sendable (URL) -> Result) {
    self.handler = handler
    system = nil
  }

  nonisolated init(handler: @escaping @MainActor @Sendable (URL) -> Result, system: @escaping @MainActor @Sendable (URL) -> Void)
  {
    self.handler = handler
    self.system = system
  }

  /// The same handler, with a host to leave addresses to.
  nonisolated func connected(to system: (@MainActor @Sendable (URL) -> Void)?) -> OpenURLAction {
    guard self.system == nil, let system else { return self }
    return OpenURLAction(handler: handler, system: system)
  }

  nonisolated var hostAction: (@MainActor @Sendable (URL) -> Void)? { system }

  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      system?(other ?? url)
      completion(system != nil)
    }
  }
}

nonisolated struct OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in .systemAction }
}

extension EnvironmentValues {
  /// Opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue.connected(to: self[OpenURLKey.self].hostAction) }
  }
}
