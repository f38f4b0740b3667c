import Foundation

/// A text whose translation is looked up when it is displayed. On Apple platforms, Foundation declares this type.
///
/// ```swift
/// static let title: LocalizedStringResource = "Your orders"
/// let greeting = LocalizedStringResource("Hello \(name)", table: "Greetings")
/// ```
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  /// The bundle that contains the tables.
  public enum BundleDescription: Equatable, Sendable {
    /// The main bundle of the app.
    case main
    /// The bundle at a URL, such as the resources of a package.
    case atURL(URL)
  }

  /// The text that is displayed if no table contains the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the table, or nil for `Localizable`.
  public var table: String?
  /// The locale of strings that are created from this resource. It determines the translation and the format of arguments. A view
  /// uses the locale of its environment instead.
  public var locale: Locale
  /// The bundle that contains the table.
  public var bundle: BundleDescription
  private let text: LocalizedStringKey

  /// The key as it appears in tables.
  public var key: String { text.key }

  /// Creates a resource whose key is its default text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    text = keyAndValue.text
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource with a key and a default text.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    text = LocalizedStringKey(key: "\(key)", defaultValue: defaultValue.text)
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource from a literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  /// Creates a resource from an interpolated literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The storage of a text that displays the translation, or the default text if the table does not contain the key.
  var storage: Text.Storage {
    switch bundle {
    case .main: text.storage(tableName: table, bundle: nil)
    case .atURL(let url): text.storage(tableName: table, bundle: Bundle(url: url))
    }
  }
}

/// A type whose values have a text that can be translated. On Apple platforms, Foundation declares this protocol.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text of the value.
  var localizedStringResource: LocalizedStringResource { get }
}

extension String {
  /// A text that can be translated. On Apple platforms, Foundation declares this type.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    /// The type that collects the parts of an interpolated literal.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    let text: LocalizedStringKey

    /// Creates a value from a string without arguments.
    public init(_ value: String) {
      text = LocalizedStringKey(value)
    }

    /// Creates a value from a literal.
    public init(stringLiteral value: String) {
      text = LocalizedStringKey(stringLiteral: value)
    }

    /// Creates a value from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) {
      text = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// Creates a string from the translation of a resource, or from its default text if no table contains the key.
  ///
  /// The locale of the resource determines the translation. If it is the locale of the process, the locale of the running session
  /// applies instead.
  public init(localized resource: LocalizedStringResource) {
    self = Text(storage: resource.storage).string(in: .ofRunningCode(locale: resource.locale))
  }

  /// Creates a string from the translation of a text, or from the text itself if no table contains it.
  ///
  /// ```swift
  /// let title = String(localized: "\(count) orders", comment: "The title of the list")
  /// ```
  ///
  /// - Parameters:
  ///   - keyAndValue: The key in the table, which is also the default text.
  ///   - table: The name of the table, or nil for `Localizable`.
  ///   - bundle: The bundle that contains the table, or nil for the app's bundles.
  ///   - locale: The locale of the translation and of the arguments. If it is the locale of the process, the locale of the
  ///     running session applies instead.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue.text, table: table, bundle: bundle, locale: locale)
  }

  /// Creates a string from the translation of a key, or from a default text if no table contains the key.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(LocalizedStringKey(key: "\(key)", defaultValue: defaultValue.text), table: table, bundle: bundle, locale: locale)
  }

  private init(_ text: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale) {
    self = Text(storage: text.storage(tableName: table, bundle: bundle)).string(in: .ofRunningCode(locale: locale))
  }
}

extension TextFormatting {
  /// Returns the formatting of the running session, or of the process if no session is running. A locale that differs from the
  /// locale of the process takes precedence.
  fileprivate static func ofRunningCode(locale: Locale) -> TextFormatting {
    var formatting = SessionAccess.current?.formatting ?? .current
    if locale != .current { formatting.locale = locale }
    return formatting
  }
}
