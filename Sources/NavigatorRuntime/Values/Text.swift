import Foundation
import NavigatorHost

/// A view that shows read-only text.
///
/// A literal is a ``LocalizedStringKey``. A string in a variable is shown unchanged.
///
/// ```swift
/// Text("Hello \(name)").font(.title).foregroundStyle(.secondary)
/// ```
public struct Text: Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    case plain(String)
    case styled(StyledText)
  }

  var storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }

  /// Creates a text that shows `content` unchanged.
  public init(verbatim content: String) {
    storage = .plain(content)
  }

  /// Creates a text that shows `content` unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .plain(content as? String ?? String(content))
  }

  /// Creates a text that shows the translation of `key`, or the key itself if the table does not contain it.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
    storage = .plain(key.resolved(tableName: tableName, bundle: bundle))
  }

  /// Creates a text that shows a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .plain(format.format(input))
  }

  /// Creates a text that shows a value in the format of `formatter`.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    storage = .plain(formatter.string(for: subject) ?? "")
  }

  /// Creates a text that shows an object in the format of `formatter`.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    storage = .plain(formatter.string(for: subject) ?? "")
  }

  /// Creates a text that shows a date in the format of `formatter`.
  public init(_ subject: Date, formatter: Formatter) {
    storage = .plain(formatter.string(for: subject) ?? "")
  }

  /// Returns the concatenation of two texts. Hosts draw it in one style, so only attributes that both texts share are kept.
  public static func + (lhs: Text, rhs: Text) -> Text {
    let text = lhs.plainText + rhs.plainText
    let attributes = lhs.plainText.isEmpty ? rhs.attributes : lhs.attributes.shared(with: rhs.attributes)
    return Text(text, attributes: rhs.plainText.isEmpty ? lhs.attributes : attributes)
  }
}

extension Text {
  /// The string of the text.
  var plainText: String {
    switch storage {
    case .plain(let string): string
    case .styled(let styled): styled.string
    }
  }

  /// The attributes that the text's own modifiers set.
  var attributes: TextAttributes {
    switch storage {
    case .plain: .none
    case .styled(let styled): styled.attributes
    }
  }

  private init(_ string: String, attributes: TextAttributes) {
    storage = attributes == .none ? .plain(string) : .styled(StyledText(string, attributes))
  }

  /// Returns this text with changed attributes.
  func with(_ change: (inout TextAttributes) -> Void) -> Text {
    var attributes = attributes
    change(&attributes)
    return Text(plainText, attributes: attributes)
  }

  /// Returns the content and the style of this text for hosts, given the inherited style.
  func resolve(_ inherited: InheritedStyle) -> (content: Content, style: Style) {
    switch storage {
    case .plain(let string):
      (Content(text: string), inherited.textStyle())
    case .styled(let styled):
      (Content(text: styled.string), inherited.textStyle(overrides: styled.attributes))
    }
  }
}

/// A string with attributes, stored out of line so that a plain text has the size of a string.
final class StyledText: Equatable, Sendable {
  let string: String
  let attributes: TextAttributes

  init(_ string: String, _ attributes: TextAttributes) {
    self.string = string
    self.attributes = attributes
  }

  static func == (lhs: StyledText, rhs: StyledText) -> Bool {
    lhs === rhs || (lhs.string == rhs.string && lhs.attributes == rhs.attributes)
  }
}
