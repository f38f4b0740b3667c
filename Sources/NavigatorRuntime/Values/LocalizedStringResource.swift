import Foundation

/// A text in a table of translations, to be looked up when it is shown. It is Foundation's type, which is absent off Apple platforms.
///
/// ```swift
/// static let title: LocalizedStringResource = "Your orders"
/// let greeting = LocalizedStringResource("Hello \(name)", table: "Greetings")
/// ```
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
  /// Where tables are looked for.
  public enum BundleDescription: Equatable, Sendable {
    /// The app itself.
    case main
    /// The bundle in a folder, such as a package's resources.
    case atURL(URL)
  }

  /// The text where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The table's name; Localizable where it has none.
  public var table: String?
  public var bundle: BundleDescription
  private let text: LocalizedStringKey

  /// The key as tables spell it.
  public var key: String { text.key }

  /// A text that is its own key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    text = keyAndValue.text
    defaultValue = keyAndValue
    self.table = table
    self.bundle = bundle
  }

  /// A text with a key of another name.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    text = LocalizedStringKey(key: "\(key)", defaultValue: defaultValue.text)
    self.defaultValue = defaultValue
    self.table = table
    self.bundle = bundle
  }

  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// What is shown: the table's text, or the default where it has none.
  var resolved: String {
    switch bundle {
    case .main: text.resolved(tableName: table, bundle: nil)
    case .atURL(let url): text.resolved(tableName: table, bundle: Bundle(url: url))
    }
  }
}

extension String {
  /// A text to be translated. It is Foundation's type, which is absent off Apple platforms.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    let text: LocalizedStringKey

    public init(_ value: String) {
      text = LocalizedStringKey(value)
    }

    public init(stringLiteral value: String) {
      text = LocalizedStringKey(stringLiteral: value)
    }

    public init(stringInterpolation: StringInterpolation) {
      text = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// The translation of `resource`, or its default where no table has its key.
  public init(localized resource: LocalizedStringResource) {
    self = resource.resolved
  }
}
