import Foundation

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

  /// A Boolean value that indicates whether the session updates the text as time passes.
  var followsTime: Bool { false }

  /// Returns the next date at which the text changes, or nil if it does not change as time passes.
  func nextChange(in formatting: TextFormatting) -> Date? { nil }

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

  override var followsTime: Bool {
    key.arguments.contains { if case .text(let text) = $0 { text.followsTime } else { false } }
  }

  override func nextChange(in formatting: TextFormatting) -> Date? {
    key.arguments.compactMap { if case .text(let text) = $0 { text.nextChange(in: formatting) } else { nil } }.min()
  }

  override func isEqual(to other: TextSource) -> Bool {
    guard let other = other as? LocalizedText else { return false }
    return key == other.key && tableName == other.tableName && bundle == other.bundle
  }
}

/// A text that displays a formatted value.
final class FormattedText<F: FormatStyle>: TextSource, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
  private let value: F.FormatInput
  private let format: F

  init(_ value: F.FormatInput, _ format: F) {
    self.value = value
    self.format = format
  }

  override func string(in formatting: TextFormatting) -> String {
    formatting.adapt(format).format(value)
  }

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

  override var followsTime: Bool { parts.contains(where: \.followsTime) }

  override func nextChange(in formatting: TextFormatting) -> Date? {
    parts.compactMap { $0.nextChange(in: formatting) }.min()
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
