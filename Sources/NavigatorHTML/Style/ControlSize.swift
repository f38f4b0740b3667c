import NavigatorHost

extension Element {
  /// The size of a control other than a button, whose look a page loads when a screen needs it; nil for the regular size.
  var controlSize: ControlSizeStyle? {
    switch role {
    case .toggle, .stepper, .textField, .secureField, .picker: break
    default: return nil
    }
    for case .controlSize(let size) in style.properties where size != .regular { return size }
    return nil
  }
}

extension HTMLBuffer {
  /// Appends the factor of a control's size, and the size of its font, unless the style has one.
  mutating func controlSize(of element: Element) {
    guard let size = element.controlSize else { return }
    let factor: StaticString =
      switch size {
      case .mini: "--zoom:.65;"
      case .small: "--zoom:.8;"
      case .regular: "--zoom:1;"
      case .large: "--zoom:1.15;"
      case .extraLarge: "--zoom:1.3;"
      }
    raw(factor)
    let content = element.content
    // A field without a border and a picker without a button have the size of texts.
    switch element.role {
    case .textField, .secureField:
      if !content.hasVariant(.roundedBorder) || element.style.setsFontSize { return }
    case .picker: if content.hasVariant(.segmented) || content.hasVariant(.inline) || content.hasVariant(.menuItems) { return }
    default: break
    }
    if size == .mini { raw("font-size:.8125rem;") }
    if size == .small { raw("font-size:.9375rem;") }
  }
}

extension Style {
  fileprivate var setsFontSize: Bool {
    properties.contains { if case .font(let font) = $0 { font.size != nil || font.textStyle != nil } else { false } }
  }
}
