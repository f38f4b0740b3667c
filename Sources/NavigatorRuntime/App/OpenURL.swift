import Foundation

/// The registry of views that handle addresses opened in the app.
@MainActor
final class OpenURLRegistry: GraphService {
  /// The kind of URL that a view handles.
  enum Kind: Equatable {
    case address
    /// A user activity of a type. If no view handles addresses, an address is delivered as a web browsing activity.
    case activity(String)
  }

  /// An address, and the route to it if the user has visited it before.
  struct Opening: Equatable {
    let url: URL
    var route: [String]?
  }

  private typealias Handler = (owner: ObjectIdentifier, kind: Kind, action: @MainActor (Opening) -> Void)

  private var handlers: [Handler] = []
  /// An address that arrived before any handler was registered. All handlers that are registered before the next commit receive
  /// it.
  private var pendingOpening: Opening?

  /// A Boolean value that indicates whether a pending address has not been handled by any view. The root address is exempt
  /// because it always shows the app.
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
      // The window no longer needs to report that the address is unhandled.
      session?.graph.window?.optionsChanged()
    }
  }

  /// Returns the handlers that receive a pending address. If the address has a route, handlers that support routes take
  /// precedence.
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

  /// Stores the initial address of a session.
  func begin(with text: String, along route: [String]?) {
    pendingOpening = Self.url(text).map { Opening(url: $0, route: route) }
  }

  /// Passes an address to the registered handlers. Returns false if the text is not a valid address.
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

  /// Passes an address and its route to the handlers that support routes. Returns false if there is no such handler.
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
  /// The kind of a user activity that restores a location in the app.
  static let place = Self.activity(LocationActivity.type)
}

extension View {
  /// Runs an action for each address that is opened in the app.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    OpenURLView(content: self, kind: .address) { action($0.url) }
  }

  /// Sets the external events for which a view prefers or allows its window. It has no effect: hosts pass all events to the first
  /// window.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    self
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

/// An action that opens an address. The host or a custom handler of an enclosing view performs the action.
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

    /// A result that indicates that the handler opened the address.
    public static let handled = Result(kind: .handled)
    /// A result that indicates that the handler rejected the address.
    public static let discarded = Result(kind: .discarded)
    /// A result that requests the host to open the address.
    public static let systemAction = Result(kind: .system(nil))

    /// Returns a result that requests the host to open another address.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor @Sendable (URL) -> Result
  private let system: (@MainActor @Sendable (URL) -> Void)?

  /// Creates an action with a custom handler.
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
  ///   - completion: A closure that receives the outcome. The value is false if the address was rejected, or if no host can open
  ///     it.
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
