import NavigatorHost

/// A control that selects a color. The opacity of the color does not change.
nonisolated public struct ColorPicker<Label: View>: View, PrimitiveView {
  let label: Label
  let selection: Binding<Color>

  /// Creates a color picker with a label view.
  nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ColorPickerNode(.colorPicker, view, type, context)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a color picker with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

@MainActor
final class ColorPickerNode<Label: View>: ContainerNode<ColorPicker<Label>, ControlLabel<Label>> {
  override var content: ControlLabel<Label> { ControlLabel(view.label) }
  override var showsTextItself: Bool { true }

  private var color: Color.Resolved { view.selection.wrappedValue.resolve(in: EnvironmentValues(scope: scope)) }

  override func resolve() -> Resolved {
    control([.value: .string(Self.text(of: track { color }))])
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    guard case .change(.string(let text), _) = action, let parts = Self.parts(of: text) else { return .dropped(.invalidValue) }
    view.selection.wrappedValue = Color(
      .sRGB, red: parts[0], green: parts[1], blue: parts[2], opacity: Double(color.opacity))
    acknowledgeChange()
    return .handled
  }

  /// Returns a color in the form `#rrggbb`.
  private static func text(of color: Color.Resolved) -> String {
    let parts = [color.red, color.green, color.blue].map { part -> String in
      let byte = UInt8(min(max(part.isFinite ? part : 0, 0), 1) * 255 + 0.5)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + parts.joined()
  }

  /// Returns the color components from 0 to 1. Returns nil if the text does not have the form `#rrggbb`.
  private static func parts(of text: String) -> [Double]? {
    let digits = Array(text.utf8)
    guard digits.count == 7, digits[0] == UInt8(ascii: "#") else { return nil }
    let bytes = stride(from: 1, to: 7, by: 2).compactMap { index -> Double? in
      let pair = String(decoding: digits[index...index + 1], as: UTF8.self)
      guard pair.allSatisfy(\.isHexDigit), let byte = UInt8(pair, radix: 16) else { return nil }
      return Double(byte) / 255
    }
    return bytes.count == 3 ? bytes : nil
  }
}
