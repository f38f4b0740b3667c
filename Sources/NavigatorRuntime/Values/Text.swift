import Foundation
import NavigatorHost

/// A view that displays read-only text.
///
/// A literal creates a ``LocalizedStringKey``. A string variable is displayed unchanged.
///
/// ```swift
/// Text("Hello \(name)").font(.title).foregroundStyle(.secondary)
/// ```
public struct Text: Equatable, Sendable {
  enum Storage: Equatable, Sendable {
    case plain(String)
    case counted(CountedText)
    /// A text that is formatted when it is displayed.
    case source(TextSource)
    case styled(StyledText)
  }

  var storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }

  /// Creates a text that displays a string unchanged.
  public init(verbatim content: String) {
    storage = .plain(content)
  }

  /// Creates a text that displays a string unchanged.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    storage = .plain(content as? String ?? String(content))
  }

  /// Creates a text that displays the translation of `key`, or the key itself if the table does not contain it.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
    storage = key.storage(tableName: tableName, bundle: bundle)
  }

  /// Creates a text that displays a formatted value.
  ///
  /// The format uses the locale, the calendar and the time zone of the view's environment unless it sets its own.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .source(FormattedText(input, format) { Text(verbatim: $0) })
  }

  /// Creates a text that displays an attributed string. The text supports SwiftUI's attributes, links, and the emphasis of
  /// Markdown.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    storage = attributedContent.storage
  }

  /// Creates a text that displays a range of times.
  public init(_ dates: ClosedRange<Date>) {
    self.init(dates.lowerBound..<dates.upperBound, format: Date.IntervalFormatStyle.interval.hour().minute())
  }

  /// Creates a text that displays the start and end times of an interval.
  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  /// Creates a text that displays a value that `formatter` formats.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    storage = .plain(formatter.string(for: subject) ?? "")
  }

  /// Creates a text that displays an object that `formatter` formats.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    storage = .plain(formatter.string(for: subject) ?? "")
  }

  /// Creates a text that displays a date that `formatter` formats.
  public init(_ subject: Date, formatter: Formatter) {
    storage = .plain(formatter.string(for: subject) ?? "")
  }

  /// Returns the concatenation of two texts, which keep their own styles.
  public static func + (lhs: Text, rhs: Text) -> Text {
    if lhs.isEmpty { return rhs }
    if rhs.isEmpty { return lhs }
    if case .plain(let left) = lhs.unstyled, case .plain(let right) = rhs.unstyled, lhs.attributes == rhs.attributes {
      return Text(.plain(left + right), attributes: lhs.attributes)
    }
    return Text(storage: .source(JoinedText(lhs.parts + rhs.parts)))
  }
}

extension Text {
  /// Returns the string of the text without its attributes.
  func string(in formatting: @autoclosure () -> TextFormatting) -> String {
    switch unstyled {
    case .plain(let string): string
    case .counted(let text): text.string(in: formatting())
    case .source(let source): source.string(in: formatting())
    case .styled: ""
    }
  }

  /// Returns the segments of the text with their attributes.
  func segments(in formatting: @autoclosure () -> TextFormatting) -> [TextSegment] {
    switch unstyled {
    case .plain(let string): return [TextSegment(string, attributes)]
    case .counted(let text): return [TextSegment(text.string(in: formatting()), attributes)]
    case .source(let source):
      let outer = attributes
      let segments = source.segments(in: formatting())
      return outer == .none ? segments : segments.map { $0.inside(outer) }
    case .styled: return []
    }
  }

  /// The string of the text. It is nil if the text has attributes or depends on the locale, the calendar or the time zone.
  var constant: String? {
    if case .plain(let string) = storage { string } else { nil }
  }

  /// A Boolean value that indicates whether the text is empty in every locale.
  var isEmpty: Bool { unstyled == .plain("") }

  /// The text without its attributes.
  private var unstyled: Storage {
    if case .styled(let styled) = storage { styled.text } else { storage }
  }

  /// The attributes that modifiers of the text set.
  var attributes: TextAttributes {
    if case .styled(let styled) = storage { styled.attributes } else { .none }
  }

  private init(_ text: Storage, attributes: TextAttributes) {
    storage = attributes == .none ? text : .styled(StyledText(text, attributes))
  }

  /// The parts of a concatenation, or this text alone. Concatenations are flat, so that their depth does not grow.
  private var parts: [Text] {
    if case .source(let source as JoinedText) = storage, source.separator.isEmpty { source.parts } else { [self] }
  }

  /// Returns this text with additional attributes. Existing attributes of the text take precedence.
  func with(_ change: (inout TextAttributes) -> Void) -> Text {
    var further = TextAttributes.none
    change(&further)
    if further == .none { return self }
    if case .source(let source as JoinedText) = storage {
      return Text(storage: .source(JoinedText(source.parts.map { $0.over(further) }, separator: source.separator)))
    }
    return over(further)
  }

  /// Returns this text with modified attributes.
  func replacing(_ change: (inout TextAttributes) -> Void) -> Text {
    var attributes = attributes
    change(&attributes)
    return Text(unstyled, attributes: attributes)
  }

  private func over(_ outer: TextAttributes) -> Text {
    Text(unstyled, attributes: attributes.over(outer))
  }

  /// Returns the content and the style of this text for hosts, given the inherited style.
  ///
  /// - Parameter isDark: A closure that returns whether pictures use the dark color scheme. It is called only for pictures that
  ///   depend on the color scheme.
  func resolve(
    _ inherited: InheritedStyle, in formatting: @autoclosure () -> TextFormatting, isDark: @autoclosure () -> Bool = false
  ) -> (content: Content, style: Style) {
    let string: String? =
      switch unstyled {
      case .plain(let string): string
      case .counted(let text): text.string(in: formatting())
      case .source, .styled: nil
      }
    if let string {
      guard case .styled(let styled) = storage else { return (Content(text: string), inherited.textStyle()) }
      let attributes = styled.attributes
      if attributes.link == nil { return (Content(text: string), inherited.textStyle(overrides: attributes)) }
    }
    return segments(in: formatting()).resolve(inherited, isDark: isDark)
  }
}

/// A text with attributes. It is stored separately so that a plain text has the size of a string.
final class StyledText: Equatable, Sendable {
  /// The text without its attributes.
  let text: Text.Storage
  let attributes: TextAttributes

  init(_ text: Text.Storage, _ attributes: TextAttributes) {
    self.text = text
    self.attributes = attributes
  }

  static func == (lhs: StyledText, rhs: StyledText) -> Bool {
    lhs === rhs || (lhs.text == rhs.text && lhs.attributes == rhs.attributes)
  }
}
