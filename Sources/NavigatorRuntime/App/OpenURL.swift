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

  private var handlers: [(owner: ObjectIdentifier, kind: Kind, action: @MainActor (URL) -> Void)] = []
  /// An address that came before anybody listened; the first listener gets it.
  private var early: URL?

  /// Whether an address waits that nobody has asked for.
  var hasUnheardAddress: Bool { early != nil }

  func set(_ kind: Kind, _ action: @escaping @MainActor (URL) -> Void, for owner: Node) {
    let id = ObjectIdentifier(owner)
    if let index = handlers.firstIndex(where: { $0.owner == id }) {
      handlers[index] = (id, kind, action)
    } else {
      handlers.append((id, kind, action))
    }
    if let url = early, listeners.contains(where: { $0.owner == id }) {
      early = nil
      owner.graph.afterCommit { action(url) }
    }
  }

  /// Who is told of an address.
  private var listeners: [(owner: ObjectIdentifier, kind: Kind, action: @MainActor (URL) -> Void)] {
    let direct = handlers.filter { $0.kind == .address }
    return direct.isEmpty ? handlers.filter { $0.kind == .activity(NSUserActivityTypeBrowsingWeb) } : direct
  }

  func remove(_ owner: Node) {
    handlers.removeAll { $0.owner == ObjectIdentifier(owner) }
  }

  /// Hands an address to whoever listens; false where it is not an address.
  func open(_ text: String) -> Bool {
    guard let url = URL(string: text), url.scheme != nil || text.hasPrefix("/") else { return false }
    let listeners = listeners
    if listeners.isEmpty {
      early = url
    } else {
      for listener in listeners { listener.action(url) }
    }
    return true
  }
}

extension View {
  /// Runs an action with addresses that are opened in the app.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    OpenURLView(content: self, kind: .address, action: action)
  }
}

nonisolated struct OpenURLView<Content: View>: PrimitiveView {
  let content: Content
  let kind: OpenURLHub.Kind
  let action: (URL) -> Void

  nonisolated init(content: Content, kind: OpenURLHub.Kind, action: @escaping (URL) -> Void) {
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
    graph.openURLHub.set(view.kind, { [weak self] url in self?.view.action(url) }, for: self)
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
