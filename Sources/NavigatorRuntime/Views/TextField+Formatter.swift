import Foundation

extension TextField {
  /// Creates a field for a value that a formatter reads and writes. Text that the formatter cannot parse is not written.
  nonisolated public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(source: .parsed(ParsedText(value, formatter)), prompt: prompt, axis: .horizontal, label: label(), editing: nil)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized title for a value that a formatter reads and writes. Text that the formatter cannot parse
  /// is not written.
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(.parsed(ParsedText(value, formatter)), Text(titleKey), nil, prompt: prompt)
  }

  /// Creates a field with a title for a value that a formatter reads and writes. Text that the formatter cannot parse is not
  /// written.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(.parsed(ParsedText(value, formatter)), Text(title), nil, prompt: prompt)
  }

  /// Creates a field with a localized title for a value that a formatter reads and writes. Text that the formatter cannot parse
  /// is not written.
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(.parsed(ParsedText(value, formatter)), Text(titleKey), nil)
  }

  /// Creates a field with a title for a value that a formatter reads and writes. Text that the formatter cannot parse is not
  /// written.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(.parsed(ParsedText(value, formatter)), Text(title), nil)
  }

  /// Creates a field with a localized title for a formatted value that reports when editing begins and ends, and when the text is
  /// submitted.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    let editing = FieldEditing(changed: onEditingChanged, commit: onCommit)
    self.init(.parsed(ParsedText(value, formatter)), Text(titleKey), editing)
  }

  /// Creates a field with a localized title for a formatted value that reports when editing begins and ends.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(.parsed(ParsedText(value, formatter)), Text(titleKey), FieldEditing(changed: onEditingChanged))
  }

  /// Creates a field with a localized title for a formatted value that reports when the text is submitted.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(.parsed(ParsedText(value, formatter)), Text(titleKey), FieldEditing(commit: onCommit))
  }

  /// Creates a field with a title for a formatted value that reports when editing begins and ends, and when the text is
  /// submitted.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    let editing = FieldEditing(changed: onEditingChanged, commit: onCommit)
    self.init(.parsed(ParsedText(value, formatter)), Text(title), editing)
  }

  /// Creates a field with a title for a formatted value that reports when editing begins and ends.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(.parsed(ParsedText(value, formatter)), Text(title), FieldEditing(changed: onEditingChanged))
  }

  /// Creates a field with a title for a formatted value that reports when the text is submitted.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(.parsed(ParsedText(value, formatter)), Text(title), FieldEditing(commit: onCommit))
  }
}

extension ParsedText {
  /// Creates the text of a value that a formatter reads and writes. The formatter's locale and time zone apply, not the
  /// session's.
  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    let formatter = MainActorValue(formatter)
    self.init(
      read: { _ in formatter.value.string(for: value.wrappedValue) ?? "" },
      write: { text, _ in
        let parsed = formatter.value.parse(text, as: V.self).flatMap { TypedNumber.checked($0, in: text) }
        if let parsed { value.wrappedValue = parsed }
      })
  }
}

extension Formatter {
  /// Returns the value of a text, or nil if the text cannot be parsed. An empty text is the value nil of an optional type.
  nonisolated fileprivate func parse<V>(_ text: String, as type: V.Type) -> V? {
    if text.isEmpty, let optional = type as? any ExpressibleByNilLiteral.Type { return optional.init(nilLiteral: ()) as? V }
    let object: Any? =
      switch self {
      case let numbers as NumberFormatter: numbers.number(from: text)
      case let dates as DateFormatter: dates.date(from: text)
      default: nil
      }
    guard let object else { return nil }
    if let value = object as? V { return value }
    guard let number = object as? NSNumber else { return nil }
    return number.converted(to: type)
  }
}

extension NSNumber {
  /// Returns the number as a numeric type, or nil if the type cannot represent it.
  nonisolated fileprivate func converted<V>(to type: V.Type) -> V? {
    let double = doubleValue
    // Foundation has no decimal number for infinity, and ends the process.
    guard double.isFinite else { return nil }
    let candidates: [Any?] = [
      Int(exactly: double), double, Float(double), CGFloat(double), decimalValue, Int64(exactly: double), Int32(exactly: double),
      Int16(exactly: double), Int8(exactly: double), UInt(exactly: double), UInt64(exactly: double), UInt32(exactly: double),
      UInt16(exactly: double), UInt8(exactly: double),
    ]
    for case let candidate? in candidates {
      if let value = candidate as? V { return value }
    }
    return nil
  }
}
