import Foundation

// Foundation has these types on Apple platforms. Texts and text fields show addresses with them.

extension URL {
  /// A format that shows parts of an address, and that reads addresses in a text field.
  ///
  /// ```swift
  /// Text(page, format: .url.scheme(.never).path(.never))
  /// TextField("Address", value: $address, format: .url)
  /// ```
  ///
  /// Parts are shown as they are in the address, with percent-encoded characters.
  public struct FormatStyle: Codable, Hashable, Sendable {
    /// A part of an address.
    public enum Component: Int, Codable, Hashable, Sendable {
      /// The scheme, such as `https`.
      case scheme
      /// The name of a user.
      case user
      /// The password of a user.
      case password
      /// The name of a server.
      case host
      /// The number of a port.
      case port
      /// The path.
      case path
      /// The query without its question mark.
      case query
      /// The fragment without its number sign.
      case fragment
    }

    /// A rule that determines whether a part is shown.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable {
      private enum Rule: Codable, Hashable, Sendable {
        case always
        case never
        case when(Component, Set<String>)
        case unless(Component, Set<String>)
      }

      private let rule: Rule

      /// The part is shown.
      public static var always: Self { Self(rule: .always) }
      /// The part is omitted.
      public static var never: Self { Self(rule: .never) }
      /// The part is omitted if the scheme is `http` or `https`.
      public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }

      /// Returns a rule that shows the part if another part has one of the given values.
      public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(rule: .when(component, requirements))
      }

      /// Returns a rule that omits the part if another part has one of the given values.
      public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
        Self(rule: .unless(component, requirements))
      }

      fileprivate func shows(in components: URLComponents) -> Bool {
        switch rule {
        case .always: true
        case .never: false
        case .when(let component, let values): components.value(of: component).map(values.contains) ?? false
        case .unless(let component, let values): !(components.value(of: component).map(values.contains) ?? false)
        }
      }
    }

    private var options: [Component: ComponentDisplayOption]

    /// Creates a format with a rule for each part.
    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: ComponentDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      options = [
        .scheme: scheme, .user: user, .password: password, .host: host, .port: port, .path: path, .query: query,
        .fragment: fragment,
      ]
    }

    /// Returns the format with a rule for the scheme.
    public func scheme(_ option: ComponentDisplayOption = .always) -> Self { with(.scheme, option) }
    /// Returns the format with a rule for the name of a user.
    public func user(_ option: ComponentDisplayOption = .always) -> Self { with(.user, option) }
    /// Returns the format with a rule for the password of a user.
    public func password(_ option: ComponentDisplayOption = .always) -> Self { with(.password, option) }
    /// Returns the format with a rule for the name of the server.
    public func host(_ option: ComponentDisplayOption = .always) -> Self { with(.host, option) }
    /// Returns the format with a rule for the number of the port.
    public func port(_ option: ComponentDisplayOption = .always) -> Self { with(.port, option) }
    /// Returns the format with a rule for the path.
    public func path(_ option: ComponentDisplayOption = .always) -> Self { with(.path, option) }
    /// Returns the format with a rule for the query.
    public func query(_ option: ComponentDisplayOption = .always) -> Self { with(.query, option) }
    /// Returns the format with a rule for the fragment.
    public func fragment(_ option: ComponentDisplayOption = .always) -> Self { with(.fragment, option) }

    private func with(_ component: Component, _ option: ComponentDisplayOption) -> Self {
      var format = self
      format.options[component] = option
      return format
    }
  }
}

extension URL.FormatStyle: Foundation.ParseableFormatStyle {
  /// Returns the shown parts of an address.
  public func format(_ value: URL) -> String {
    guard let components = URLComponents(url: value, resolvingAgainstBaseURL: true) else { return value.absoluteString }
    func part(_ component: Component) -> String? {
      guard options[component]?.shows(in: components) ?? false else { return nil }
      return components.value(of: component)
    }
    let (user, host) = (part(.user), part(.host))
    var text = part(.scheme).map { $0 + (components.percentEncodedHost == nil ? ":" : "://") } ?? ""
    if let user { text += user + (part(.password).map { ":" + $0 } ?? "") + (host == nil ? "" : "@") }
    text += host ?? ""
    if let port = part(.port) { text += ":" + port }
    text += part(.path) ?? ""
    if let query = part(.query) { text += "?" + query }
    if let fragment = part(.fragment) { text += "#" + fragment }
    return text
  }

  /// The rules for reading an address: it must have a scheme and the name of a server.
  public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// A format that shows the scheme, the server and the path of an address.
  public static var url: URL.FormatStyle { URL.FormatStyle() }
}

extension URLComponents {
  /// Returns the value of a part, or nil if the address has none.
  fileprivate func value(of component: URL.FormatStyle.Component) -> String? {
    switch component {
    case .scheme: scheme
    case .user: percentEncodedUser
    case .password: percentEncodedPassword
    case .host: percentEncodedHost
    case .port: port.map(String.init)
    case .path: percentEncodedPath
    case .query: percentEncodedQuery
    case .fragment: percentEncodedFragment
    }
  }
}
