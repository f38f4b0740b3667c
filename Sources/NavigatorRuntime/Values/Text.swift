import Foundation
import NavigatorHost

/// One or more lines of text that can be read but not edited.
///
/// A literal is a ``LocalizedStringKey``; a string held in a variable is shown as it is.
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

  /// Shows `content` as it is.
  public init(verbatim content: String) {
    storage = .plain(content)
  }

  /// Shows `content` as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .plain(content as? String ?? String(content))
  }

  /// Shows the translation of `key`, or the key itself where the table has none.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
    storage = .plain(key.resolved(tableName: tableName, bundle: bundle))
  }

  /// Shows what `format` makes of a value.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .plain(format.format(input))
  }

  /// Shows a value as `formatter` writes it.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    storage = .plain(formatter.string(for: subject) ?? "")
  }

  /// Shows a value as `formatter` writes it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    storage = .plain(formatter.string(for: subject) ?? "")
  }

  /// Shows a date as `formatter` writes it.
  public init(_ subject: Date, formatter: Formatter) {
    storage = .plain(formatter.string(for: subject) ?? "")
  }

  /// Joins two texts. A host draws the whole in one style: of what sets the parts apart, what they share is kept.
  public static func + (lhs: Text, rhs: Text) -> Text {
    let text = lhs.plainText + rhs.plainText
    let attributes = lhs.plainText.isEmpty ? rhs.attributes : lhs.attributes.shared(with: rhs.attributes)
    return Text(text, attributes: rhs.plainText.isEmpty ? lhs.attributes : attributes)
  }
}

extension Text {
  /// What the text says.
  var plainText: String {
    switch storage {
    case .plain(let string): string
    case .styled(let styled): styled.string
    }
  }

  /// What the text's own modifiers set.
  var attributes: TextAttributes {
    switch storage {
    case .plain: .none
    case .styled(let styled): styled.attributes
    }
  }

  private init(_ string: String, attributes: TextAttributes) {
    storage = attributes == .none ? .plain(string) : .styled(StyledText(string, attributes))
  }

  /// This text with a change to what its own modifiers set.
  func with(_ change: (inout TextAttributes) -> Void) -> Text {
    var attributes = attributes
    change(&attributes)
    return Text(plainText, attributes: attributes)
  }

  /// What a host shows for this text among what it takes over from the views around it.
  func resolve(_ inherited: InheritedStyle) -> (content: Content, style: Style) {
    switch storage {
    case .plain(let string):
      (Content(text: string), inherited.textStyle())
    case .styled(let styled):
      (Content(text: styled.string), inherited.textStyle(overrides: styled.attributes))
    }
  }
}

/// A text with a style of its own, out of line so that a plain text stays as small as a string.
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
