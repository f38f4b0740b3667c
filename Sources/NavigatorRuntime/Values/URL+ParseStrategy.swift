import Foundation

extension URL {
  /// The rules for reading an address from a text.
  public struct ParseStrategy: Codable, Hashable, Sendable {
    /// The rule for a part of an address.
    public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
      /// A text without the part is no address.
      case required
      /// The part may be absent.
      case optional
      /// An absent part is replaced by a value.
      case defaultValue(Component)
    }

    private var scheme: ComponentParseStrategy<String>
    private var user: ComponentParseStrategy<String>
    private var password: ComponentParseStrategy<String>
    private var host: ComponentParseStrategy<String>
    private var port: ComponentParseStrategy<Int>
    private var path: ComponentParseStrategy<String>
    private var query: ComponentParseStrategy<String>
    private var fragment: ComponentParseStrategy<String>

    /// Creates rules for all parts.
    public init(
      scheme: ComponentParseStrategy<String> = .required, user: ComponentParseStrategy<String> = .optional,
      password: ComponentParseStrategy<String> = .optional, host: ComponentParseStrategy<String> = .required,
      port: ComponentParseStrategy<Int> = .optional, path: ComponentParseStrategy<String> = .optional,
      query: ComponentParseStrategy<String> = .optional, fragment: ComponentParseStrategy<String> = .optional
    ) {
      (self.scheme, self.user, self.password, self.host) = (scheme, user, password, host)
      (self.port, self.path, self.query, self.fragment) = (port, path, query, fragment)
    }
  }
}

extension URL.ParseStrategy: Foundation.ParseStrategy {
  /// Returns the address in a text without its surrounding whitespace.
  ///
  /// - Throws: A `CocoaError` if the text is no address or lacks a required part.
  public func parse(_ value: String) throws -> URL {
    let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
    guard var components = URLComponents(string: text) else { throw CocoaError(.formatting) }
    // An address such as `https://` has an empty server.
    if components.host?.isEmpty == true { components.host = nil }
    var path = components.path.isEmpty ? nil : components.path
    guard Self.apply(scheme, to: &components.scheme), Self.apply(user, to: &components.user),
      Self.apply(password, to: &components.password), Self.apply(host, to: &components.host),
      Self.apply(port, to: &components.port), Self.apply(self.path, to: &path), Self.apply(query, to: &components.query),
      Self.apply(fragment, to: &components.fragment)
    else { throw CocoaError(.formatting) }
    components.path = path ?? ""
    guard let url = components.url else { throw CocoaError(.formatting) }
    return url
  }

  /// Replaces an absent part. Returns false if the part is required.
  private static func apply<Part>(_ rule: ComponentParseStrategy<Part>, to part: inout Part?) -> Bool {
    switch rule {
    case .required: return part != nil
    case .optional: return true
    case .defaultValue(let value):
      part = part ?? value
      return true
    }
  }
}

extension ParseStrategy where Self == URL.ParseStrategy {
  /// The rules for reading an address with a scheme and the name of a server.
  public static var url: URL.ParseStrategy { URL.ParseStrategy() }
}
