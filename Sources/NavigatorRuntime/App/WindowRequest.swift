import Foundation

/// A request for a window in an address, such as `/?window=order&value=[7]` or `/?windowFor=Order.ID&value=[7]`.
nonisolated struct WindowRequest: Equatable {
  var id: String?
  var valueType: String?
  /// The value as JSON.
  var value: String?

  /// The identifier of the app's settings window.
  static let settingsID = "_settings"

  init(id: String? = nil, valueType: String? = nil, value: String? = nil) {
    (self.id, self.valueType, self.value) = (id, valueType, value)
  }

  /// Creates the request that an address contains. Returns nil if the address contains none.
  init?(url: String) {
    guard let parts = URLComponents(string: url), let items = parts.queryItems else { return nil }
    func item(_ name: String) -> String? { items.first { $0.name == name }?.value }
    id = item("window")
    valueType = item("windowFor")
    value = item("value")
    if id == nil && valueType == nil { return nil }
  }

  /// The address that requests the window.
  var address: String? {
    var parts = URLComponents()
    parts.path = "/"
    let items: [(String, String?)] = [("window", id), ("windowFor", valueType), ("value", value)]
    parts.queryItems = items.compactMap { name, value in value.map { URLQueryItem(name: name, value: $0) } }
    return parts.string
  }

  static func name<D>(of type: D.Type) -> String {
    storedTypeName(of: type)
  }

  /// Returns a value as JSON, or nil if it cannot be encoded. The value is enclosed in an array because not every value is a
  /// valid JSON document. Equal values have equal texts, because the text identifies the windows that present the value.
  static func text<D: Encodable>(of value: D) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode([value])).flatMap { String(data: $0, encoding: .utf8) }
  }

  /// Decodes a value from the text in an address. Returns nil if the text does not contain a value of the type.
  static func value<D: Decodable>(_ text: String, as type: D.Type) -> D? {
    (try? JSONDecoder().decode([D].self, from: Data(text.utf8)))?.first
  }
}
