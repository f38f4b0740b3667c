import NavigatorHost

extension Element {
  /// The size of a control other than a button, or nil for the regular size. A page loads the styles for these sizes when needed.
  ///
  /// A spinner has two sizes, which need no other style.
  var controlSize: ControlSizeStyle? {
    switch role {
    case .toggle, .stepper, .textField, .secureField, .picker, .slider, .datePicker, .colorPicker: break
    case .progress where !isCircular || content.number(.value) != nil: break
    default: return nil
    }
    for case .controlSize(let size) in style.properties where size != .regular { return size }
    return nil
  }
}

extension HTMLBuffer {
  /// Appends the factor of a control's size. Appends the font size too, unless the style contains one.
  mutating func controlSize(of element: Element) {
    guard let size = element.controlSize else { return }
    // These are the texts of `ControlSizeStyle.factor`.
    let factor: StaticString =
      switch size {
      case .mini: "--zoom:.65;"
      case .small: "--zoom:.8;"
      case .regular: "--zoom:1;"
      case .large: "--zoom:1.15;"
      case .extraLarge: "--zoom:1.3;"
      }
    raw(factor)
    guard element.scalesText else { return }
    if size == .mini { raw("font-size:.8125rem;") }
    if size == .small { raw("font-size:.9375rem;") }
  }
}

extension Element {
  /// A Boolean value that indicates whether the control size also determines the size of the control's texts.
  fileprivate var scalesText: Bool {
    switch role {
    case .textField, .secureField: content.hasVariant(.roundedBorder) && !style.setsFontSize
    // A picker without a button has the size of texts. A segmented picker sets its own font.
    case .picker: !content.hasVariant(.segmented) && !content.hasVariant(.inline) && !content.hasVariant(.menuItems)
    case .progress, .slider: false
    default: true
    }
  }
}

extension Style {
  fileprivate var setsFontSize: Bool {
    properties.contains { if case .font(let font) = $0 { font.size != nil || font.textStyle != nil } else { false } }
  }
}
