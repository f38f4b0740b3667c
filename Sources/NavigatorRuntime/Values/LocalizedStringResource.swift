import Foundation

/// A text in a table of translations that is looked up when it is shown. Foundation declares the type on Apple platforms only.
///
/// ```swift
/// static let title: LocalizedStringResource = "Your orders"
/// let greeting = LocalizedStringResource("Hello \(name)", table: "Greetings")
/// ```
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  /// The bundle that contains the tables.
  public enum BundleDescription: Equatable, Sendable {
    /// The bundle of the app.
    case main
    /// The bundle in a folder, such as the resources of a package.
    case atURL(URL)
  }

  /// The text that is shown if no table contains the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; nil for Localizable.
  public var table: String?
  /// The locale of the translation and of the arguments in a string that is created from this resource. A view has the locale of
  /// its environment.
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

  /// The text that shows the translation, or the default text if the table does not contain the key.
  var storage: Text.Storage {
    switch bundle {
    case .main: text.storage(tableName: table, bundle: nil)
    case .atURL(let url): text.storage(tableName: table, bundle: Bundle(url: url))
    }
  }
}

extension String {
  /// A text to be translated. Foundation declares the type on Apple platforms only.
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

  /// Creates a string from the translation of `resource`, or from its default text if no table contains the key, in the locale of
  /// the resource. If that is the locale of the process, the locale of the session whose code is running is used instead.
  public init(localized resource: LocalizedStringResource) {
    self = Text(storage: resource.storage).string(in: .ofRunningCode(locale: resource.locale))
  }

  /// Creates a string from the translation of a text, or from the text if no table contains it.
  ///
  /// ```swift
  /// let title = String(localized: "\(count) orders", comment: "The title of the list")
  /// ```
  ///
  /// - Parameters:
  ///   - keyAndValue: The key in the table, and the text if the table does not contain the key.
  ///   - table: The name of the table; nil for Localizable.
  ///   - bundle: The bundle that contains the table; nil for the app's.
  ///   - locale: The locale of the translation and of the arguments. The locale of the process represents that of the session
  ///     whose code is running.
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
  /// Returns the formatting of the session whose code is running, or of the process, with a locale other than the process's.
  fileprivate static func ofRunningCode(locale: Locale) -> TextFormatting {
    var formatting = SessionAccess.current?.formatting ?? .current
    if locale != .current { formatting.locale = locale }
    return formatting
  }
}
