import Foundation
import NavigatorHost

/// A field that text is typed into.
nonisolated public struct TextField<Label: View>: View, PrimitiveView {
  let source: FieldSource
  let prompt: Text?
  let axis: Axis
  let label: Label

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    TextFieldNode(.textField, view, type, context)
  }
}

extension TextField {
  /// A field with a label of its own and a prompt that shows while it is empty.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(source: .text(text), prompt: prompt, axis: .horizontal, label: label())
  }

  /// A field that may grow along an axis.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(source: .text(text), prompt: prompt, axis: axis, label: label())
  }

  /// A field for a value that `format` writes and parses. Text that it cannot parse is not written.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(source: .parsed(ParsedText(value, format)), prompt: prompt, axis: .horizontal, label: label())
  }

  /// A field for a value that `format` writes and parses; empty while there is none.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(source: .parsed(ParsedText(value, format)), prompt: prompt, axis: .horizontal, label: label())
  }
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(title) }
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }
}

extension TextField where Label == Text {
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}

extension ParsedText {
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
    self.init(
      read: { format.format(value.wrappedValue) },
      write: { text in
        if let parsed = try? format.parseStrategy.parse(text) { value.wrappedValue = parsed }
      })
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
    self.init(
      read: { value.wrappedValue.map { format.format($0) } ?? "" },
      write: { text in
        if text.isEmpty {
          value.wrappedValue = nil
        } else if let parsed = try? format.parseStrategy.parse(text) {
          value.wrappedValue = parsed
        }
      })
  }
}

@MainActor
final class TextFieldNode<Label: View>: FieldNode<TextField<Label>> {
  override var source: FieldSource { view.source }
  override var title: String? { readableText(of: view.label) }
  override var prompt: String? { view.prompt?.plainText }
  override var axis: Axis { view.axis }
}
