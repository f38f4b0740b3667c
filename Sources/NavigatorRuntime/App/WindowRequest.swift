import Foundation

/// A window that an address requests: `/?window=order&value=[7]`, or `/?windowFor=Order.ID&value=[7]`.
nonisolated struct WindowRequest: Equatable {
  var id: String?
  var valueType: String?
  /// The value as JSON.
  var value: String?

  /// The identifier of the window of the app's settings.
  static let settingsID = "_settings"

  init(id: String? = nil, valueType: String? = nil, value: String? = nil) {
    (self.id, self.valueType, self.value) = (id, valueType, value)
  }

  /// Creates the request that an address contains, or nil if it contains none.
  init?(url: String) {
    guard let parts = URLComponents(string: url), let items = parts.queryItems else { return nil }
    func item(_ name: String) -> String? { items.first { $0.name == name }?.value }
    id = item("window")
    valueType = item("windowFor")
    value = item("value")
    if id == nil && valueType == nil { return nil }
  }

  /// The address of the window.
  var address: String? {
    var parts = URLComponents()
    parts.path = "/"
    let items: [(String, String?)] = [("window", id), ("windowFor", valueType), ("value", value)]
    parts.queryItems = items.compactMap { name, value in value.map { URLQueryItem(name: name, value: $0) } }
    return parts.string
  }

  static func name<D>(of type: D.Type) -> String {
    String(reflecting: type)
  }

  /// Returns a value as JSON, or nil if it cannot be encoded. An array encloses it, because not every value is a JSON document.
  static func text<D: Encodable>(of value: D) -> String? {
    (try? JSONEncoder().encode([value])).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// Returns the value of a text from an address, or nil if the text is no value of the type.
  static func value<D: Decodable>(_ text: String, as type: D.Type) -> D? {
    (try? JSONDecoder().decode([D].self, from: Data(text.utf8)))?.first
  }
}

/// The window that the address of a session requests.
@MainActor
final class RequestedWindow: GraphService {
  var request: WindowRequest?
}

/// An action that opens a window of a group of the app. A page opens it as a tab of the browser, with a session of its own.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
/// Button("Open in New Window") { openWindow(id: "order", value: order.id) }
/// ```
@MainActor
@preconcurrency
public struct OpenWindowAction {
  let open: @MainActor (String) -> Void

  nonisolated init(open: @escaping @MainActor (String) -> Void) {
    self.open = open
  }

  /// Opens a window of the group with an identifier.
  public func callAsFunction(id: String) {
    perform(WindowRequest(id: id))
  }

  /// Opens a window of the group with an identifier that presents a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    perform(WindowRequest(id: id, value: WindowRequest.text(of: value)))
  }

  /// Opens a window of the group for the type of a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
    perform(WindowRequest(valueType: WindowRequest.name(of: D.self), value: WindowRequest.text(of: value)))
  }

  private func perform(_ request: WindowRequest) {
    if let address = request.address { open(address) }
  }
}

/// An action that closes windows. Browsers let users alone close their tabs, so that it has no effect.
@MainActor
@preconcurrency
public struct DismissWindowAction {
  nonisolated init() {}

  /// Closes the current window.
  public func callAsFunction() {}
  /// Closes the windows of the group with an identifier.
  public func callAsFunction(id: String) {}
  /// Closes the window that presents a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {}
  /// Closes the window of the group with an identifier that presents a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {}
}

nonisolated struct OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction { OpenWindowAction { _ in } }
}

extension EnvironmentValues {
  /// The action that opens a window.
  public var openWindow: OpenWindowAction { self[OpenWindowKey.self] }

  /// The action that closes windows.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// A Boolean value that indicates whether the app can have several windows, which hosts always support.
  public var supportsMultipleWindows: Bool { true }
}
