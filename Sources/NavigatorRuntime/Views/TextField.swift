import Foundation
import NavigatorHost

/// A control for editing text.
nonisolated public struct TextField<Label: View>: View, PrimitiveView {
  let source: FieldSource
  let prompt: Text?
  let axis: Axis
  let label: Label
  var editing: FieldEditing?

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    guard context.scope.value(CustomTextFieldStyleKey.self) != nil else {
      return TextFieldNode(.textField, view, type, context)
    }
    return TransparentNode(view, type, context) { StyledTextField(field: $0.erased) }
  }

  /// The field with a type-erased label.
  private var erased: TextField<_TextFieldStyleLabel> {
    TextField<_TextFieldStyleLabel>(
      source: source, prompt: prompt, axis: axis, label: _TextFieldStyleLabel(view: AnyView(label)), editing: editing)
  }
}

extension TextField {
  /// Creates a field with a label view and a prompt, which is shown while the field is empty.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(source: .text(text), prompt: prompt, axis: .horizontal, label: label())
  }

  /// Creates a field that can grow along an axis.
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(source: .text(text), prompt: prompt, axis: axis, label: label())
  }

  /// Creates a field for a value in a format. Text that the format cannot parse is not written, and neither is a number that is
  /// not finite.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(source: .parsed(ParsedText(value, format)), prompt: prompt, axis: .horizontal, label: label())
  }

  /// Creates a field for an optional value in a format. The field is empty while the value is nil.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(source: .parsed(ParsedText(value, format)), prompt: prompt, axis: .horizontal, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a field with a localized title and a prompt.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title and a prompt.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a localized title that can grow along an axis.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleKey) }
  }

  /// Creates a field with a title that can grow along an axis.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(title) }
  }

  /// Creates a field with a localized title and a prompt that can grow along an axis.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field with a title and a prompt that can grow along an axis.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized title for a value in a format.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title for a value in a format.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field with a localized title for an optional value in a format.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title for an optional value in a format.
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
      read: { formatting in formatting.adapt(format).format(value.wrappedValue) },
      write: { text, formatting in
        if let parsed = Self.value(of: text, formatting.adapt(format)) { value.wrappedValue = parsed }
      })
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
    self.init(
      read: { formatting in value.wrappedValue.map { formatting.adapt(format).format($0) } ?? "" },
      write: { text, formatting in
        if text.isEmpty {
          value.wrappedValue = nil
        } else if let parsed = Self.value(of: text, formatting.adapt(format)) {
          value.wrappedValue = parsed
        }
      })
  }

  private static func value<F: ParseableFormatStyle>(of text: String, _ format: F) -> F.FormatInput?
  where F.FormatOutput == String {
    (try? format.parseStrategy.parse(text)).flatMap { TypedNumber.checked($0, in: text) }
  }
}

@MainActor
final class TextFieldNode<Label: View>: FieldNode<TextField<Label>> {
  override var source: FieldSource { view.source }
  override var title: String? { readableText(of: view.label).map(string(of:)) }
  override var prompt: String? { view.prompt.map(string(of:)) }
  override var axis: Axis { view.axis }
  override var editing: FieldEditing? { view.editing }
}
