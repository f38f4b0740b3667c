import Foundation

extension Text {
  /// Creates a text that displays a formatted value of a source, and that stays up to date while it is on screen.
  ///
  /// The session updates the text when its format changes, at most ten times per second. A page updates timers itself.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(storage: .source(TimeText(source, format) { Text(verbatim: $0) }))
  }

  /// Creates a text that displays a formatted value of a source, and that stays up to date while it is on screen.
  ///
  /// The session updates the text when its format changes, at most ten times per second. A page updates timers itself.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    if source.kind == .date, let timer = format as? SystemFormatStyle.Timer, let clock = timer.clock {
      self.init(clock: clock)
    } else {
      self.init(storage: .source(TimeText(source, format) { Text($0) }))
    }
  }

  /// Creates a text that displays a value that a format converts to an attributed string.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(storage: .source(FormattedText(input, format) { Text($0) }))
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends a formatted value of a source, which stays up to date.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    appendInterpolation(Text(source, format: format))
  }

  /// Appends a formatted value of a source, which stays up to date.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    appendInterpolation(Text(source, format: format))
  }
}

/// A text that displays a formatted value of a source of time.
final class TimeText<F: DiscreteFormatStyle>: DerivedText, @unchecked Sendable {
  private let source: TimeDataSource<F.FormatInput>
  private let format: F
  private let makeText: (F.FormatOutput) -> Text

  init(_ source: TimeDataSource<F.FormatInput>, _ format: F, text: @escaping (F.FormatOutput) -> Text) {
    self.source = source
    self.format = format
    makeText = text
  }

  override func text(in formatting: TextFormatting) -> Text {
    makeText(formatting.adapt(format).format(source.value(formatting.date ?? Date())))
  }

  override func followsTime(as form: TextForm) -> Bool { true }

  override func nextChange(as form: TextForm, in formatting: TextFormatting) -> Date? {
    let format = formatting.adapt(format)
    let value = source.value(formatting.date ?? Date())
    return (source.increases ? format.discreteInput(after: value) : format.discreteInput(before: value)).map(source.date)
  }

  override func isEqual(to other: TextSource) -> Bool {
    guard let other = other as? TimeText else { return false }
    return source.kind == other.source.kind && format == other.format
  }
}
