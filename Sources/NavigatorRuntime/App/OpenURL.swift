import Foundation

/// The registry of views that handle addresses opened in the app.
@MainActor
final class OpenURLRegistry: GraphService {
  /// The kind of openings that a view handles.
  enum Kind: Equatable {
    case address
    /// Activities of a type. For views without another handler, an address is an activity of the type for browsing.
    case activity(String)
  }

  /// An address and, if the user visited it before, the route to it.
  struct Opening: Equatable {
    let url: URL
    var route: [String]?
  }

  private typealias Handler = (owner: ObjectIdentifier, kind: Kind, action: @MainActor (Opening) -> Void)

  private var handlers: [Handler] = []
  /// An address that arrived before any handler was registered. All handlers that are registered by the next commit receive it.
  private var pendingOpening: Opening?

  /// A Boolean value that indicates whether an address is pending that no view has handled. A site's root address always shows
  /// the app, so it does not count.
  var hasUnhandledURL: Bool { pendingOpening.map { !$0.url.isOfRoot } ?? false }

  func set(_ kind: Kind, _ action: @escaping @MainActor (Opening) -> Void, for owner: Node) {
    let id = ObjectIdentifier(owner)
    if let index = handlers.firstIndex(where: { $0.owner == id }) {
      handlers[index] = (id, kind, action)
    } else {
      handlers.append((id, kind, action))
    }
    guard pendingOpening != nil else { return }
    owner.graph.afterCommit { [weak self, weak session = owner.graph.session] in
      guard let self, let opening = pendingOpening else { return }
      let receivers = receivers(of: opening)
      guard !receivers.isEmpty else { return }
      pendingOpening = nil
      for receiver in receivers { receiver.action(opening) }
      // The window no longer shows that nothing handles the address.
      session?.graph.window?.optionsChanged()
    }
  }

  /// The handlers that receive a pending address: those that support routes if it has one, else all for addresses.
  private func receivers(of opening: Opening) -> [Handler] {
    let places = opening.route == nil ? [] : handlers.filter { $0.kind == .place }
    return places.isEmpty ? listeners : places
  }

  /// The handlers that receive an opened address.
  private var listeners: [Handler] {
    let direct = handlers.filter { $0.kind == .address }
    return direct.isEmpty ? handlers.filter { $0.kind == .activity(NSUserActivityTypeBrowsingWeb) } : direct
  }

  func remove(_ owner: Node) {
    handlers.removeAll { $0.owner == ObjectIdentifier(owner) }
  }

  /// Stores the address with which a session begins.
  func begin(with text: String, along route: [String]?) {
    pendingOpening = Self.url(text).map { Opening(url: $0, route: route) }
  }

  /// Passes an address to the registered handlers. Returns false if the text is not an address.
  func open(_ text: String) -> Bool {
    guard let url = Self.url(text) else { return false }
    let listeners = listeners
    if listeners.isEmpty {
      pendingOpening = Opening(url: url)
    } else {
      pendingOpening = nil
      for listener in listeners { listener.action(Opening(url: url)) }
    }
    return true
  }

  /// Passes an address and the route to it to the handlers that support routes. Returns false if there are none.
  func open(_ text: String, along route: [String]) -> Bool {
    let places = handlers.filter { $0.kind == .place }
    guard let url = Self.url(text), !places.isEmpty else { return false }
    for place in places { place.action(Opening(url: url, route: route)) }
    return true
  }

  private static func url(_ text: String) -> URL? {
    URL(string: text).flatMap { $0.scheme != nil || text.hasPrefix("/") ? $0 : nil }
  }
}

extension Graph {
  /// The registry of the session's URL handlers.
  var openURLRegistry: OpenURLRegistry { service() }
}

extension URL {
  fileprivate var isOfRoot: Bool {
    ["http", "https", nil].contains(scheme?.lowercased()) && ["", "/"].contains(path())
  }
}

extension OpenURLRegistry.Kind {
  /// The kind of an activity that restores a location in the app.
  static let place = Self.activity(LocationActivity.type)
}

extension View {
  /// Runs an action with each address that is opened in the app.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    OpenURLView(content: self, kind: .address) { action($0.url) }
  }
}

nonisolated struct OpenURLView<Content: View>: PrimitiveView {
  let content: Content
  let kind: OpenURLRegistry.Kind
  let action: (OpenURLRegistry.Opening) -> Void

  nonisolated init(content: Content, kind: OpenURLRegistry.Kind, action: @escaping (OpenURLRegistry.Opening) -> Void) {
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
    register()
  }

  private func register() {
    graph.openURLRegistry.set(view.kind, { [weak self] opening in self?.view.action(opening) }, for: self)
  }

  override func willTearDown() {
    graph.openURLRegistry.remove(self)
  }
}

/// An action that opens an address with the host, or with the handler of a view above.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
/// Button("Read more") { openURL(URL(string: "https://example.com")!) }
/// ```
@MainActor
@preconcurrency
public struct OpenURLAction: Sendable {
  /// The outcome of a custom handler.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }

    let kind: Kind

    /// The handler opened the address.
    public static let handled = Result(kind: .handled)
    /// The handler rejected the address.
    public static let discarded = Result(kind: .discarded)
    /// The host opens the address.
    public static let systemAction = Result(kind: .system(nil))

    /// The host opens another address.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor @Sendable (URL) -> Result
  private let system: (@MainActor @Sendable (URL) -> Void)?

  /// Creates an action that calls a handler for each address.
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

  /// Returns an action with the same handler that passes unhandled addresses to `system`.
  nonisolated func connected(to system: (@MainActor @Sendable (URL) -> Void)?) -> OpenURLAction {
    guard self.system == nil, let system else { return self }
    return OpenURLAction(handler: handler, system: system)
  }

  nonisolated var hostAction: (@MainActor @Sendable (URL) -> Void)? { system }

  /// Opens an address.
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens an address and reports the outcome.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - completion: A closure that receives false if the address was rejected or there is no host to open it.
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
  /// The action that opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue.connected(to: self[OpenURLKey.self].hostAction) }
  }
}
