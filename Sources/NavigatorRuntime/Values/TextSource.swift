import Foundation

/// The form in which a host receives a text.
enum TextForm {
  /// Segments, whose clocks the host updates.
  case segments
  /// A string, which the host does not update, such as a title.
  case string
}

/// A text that depends on the locale, the calendar or the time zone of the view that displays it.
class TextSource: Equatable, @unchecked Sendable {
  func string(in formatting: TextFormatting) -> String {
    preconditionFailure("A subclass must override this member.")
  }

  /// Returns the segments of the text with their attributes.
  func segments(in formatting: TextFormatting) -> [TextSegment] {
    [TextSegment(string(in: formatting))]
  }

  func isEqual(to other: TextSource) -> Bool {
    preconditionFailure("A subclass must override this member.")
  }

  /// Returns a Boolean value that indicates whether the session updates the text as time passes.
  func followsTime(as form: TextForm) -> Bool { false }

  /// Returns the next date at which the session must update the text, or nil if it does not change as time passes.
  func nextChange(as form: TextForm, in formatting: TextFormatting) -> Date? { nil }

  static func == (lhs: TextSource, rhs: TextSource) -> Bool {
    lhs === rhs || lhs.isEqual(to: rhs)
  }
}

/// A text that displays the translation of a key.
final class LocalizedText: TextSource, @unchecked Sendable {
  private let key: LocalizedStringKey
  private let tableName: String?
  private let bundle: Bundle?

  init(_ key: LocalizedStringKey, tableName: String?, bundle: Bundle?) {
    self.key = key
    self.tableName = tableName
    self.bundle = bundle
  }

  override func string(in formatting: TextFormatting) -> String {
    segments(in: formatting).string
  }

  override func segments(in formatting: TextFormatting) -> [TextSegment] {
    key.segments(tableName: tableName, bundle: bundle, in: formatting)
  }

  override func followsTime(as form: TextForm) -> Bool {
    key.arguments.contains { if case .text(let text) = $0 { text.followsTime(as: form) } else { false } }
  }

  override func nextChange(as form: TextForm, in formatting: TextFormatting) -> Date? {
    key.arguments.compactMap { if case .text(let text) = $0 { text.nextChange(as: form, in: formatting) } else { nil } }.min()
  }

  override func isEqual(to other: TextSource) -> Bool {
    guard let other = other as? LocalizedText else { return false }
    return key == other.key && tableName == other.tableName && bundle == other.bundle
  }
}

/// A text that displays another text, which depends on the formatting.
class DerivedText: TextSource, @unchecked Sendable {
  /// Returns the displayed text.
  func text(in formatting: TextFormatting) -> Text {
    preconditionFailure("A subclass must override this member.")
  }

  final override func string(in formatting: TextFormatting) -> String { text(in: formatting).string(in: formatting) }

  final override func segments(in formatting: TextFormatting) -> [TextSegment] { text(in: formatting).segments(in: formatting) }
}

/// A text that displays a formatted value.
final class FormattedText<F: FormatStyle>: DerivedText, @unchecked Sendable where F.FormatInput: Equatable {
  private let value: F.FormatInput
  private let format: F
  private let makeText: (F.FormatOutput) -> Text

  init(_ value: F.FormatInput, _ format: F, text: @escaping (F.FormatOutput) -> Text) {
    self.value = value
    self.format = format
    makeText = text
  }

  override func text(in formatting: TextFormatting) -> Text { makeText(formatting.adapt(format).format(value)) }

  override func isEqual(to other: TextSource) -> Bool {
    guard let other = other as? FormattedText else { return false }
    return value == other.value && format == other.format
  }
}

/// A text that joins several texts with a separator.
final class JoinedText: TextSource, @unchecked Sendable {
  let parts: [Text]
  let separator: String

  init(_ parts: [Text], separator: String = "") {
    self.parts = parts
    self.separator = separator
  }

  override func string(in formatting: TextFormatting) -> String {
    parts.map { $0.string(in: formatting) }.joined(separator: separator)
  }

  override func segments(in formatting: TextFormatting) -> [TextSegment] {
    var segments: [TextSegment] = []
    for (index, part) in parts.enumerated() {
      if index > 0, !separator.isEmpty { segments.append(TextSegment(separator)) }
      segments += part.segments(in: formatting)
    }
    return segments
  }

  override func followsTime(as form: TextForm) -> Bool { parts.contains { $0.followsTime(as: form) } }

  override func nextChange(as form: TextForm, in formatting: TextFormatting) -> Date? {
    parts.compactMap { $0.nextChange(as: form, in: formatting) }.min()
  }

  override func isEqual(to other: TextSource) -> Bool {
    guard let other = other as? JoinedText else { return false }
    return parts == other.parts && separator == other.separator
  }
}

/// A text with attributes that the app provides as an attributed string.
final class AttributedText: TextSource, @unchecked Sendable {
  private let segments: [TextSegment]

  init(_ segments: [TextSegment]) {
    self.segments = segments
  }

  override func string(in formatting: TextFormatting) -> String { segments.string }

  override func segments(in formatting: TextFormatting) -> [TextSegment] { segments }

  override func isEqual(to other: TextSource) -> Bool {
    (other as? AttributedText)?.segments == segments
  }
}
