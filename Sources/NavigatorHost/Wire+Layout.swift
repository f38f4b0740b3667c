extension WireWriter {
  mutating func font(_ font: FontStyle) {
    raw("{")
    word("textStyle", font.textStyle)
    length("size", font.size)
    if let weight = font.weight {
      key("weight")
      integer(weight)
    }
    word("design", font.design)
    word("family", font.family)
    flag("italic", font.isItalic)
    flag("monospacedDigit", font.isMonospacedDigit)
    raw("}")
  }

  mutating func frame(_ frame: Frame) {
    raw("{")
    length("width", frame.width)
    length("height", frame.height)
    length("minWidth", frame.minWidth)
    length("maxWidth", frame.maxWidth)
    length("minHeight", frame.minHeight)
    length("maxHeight", frame.maxHeight)
    word("alignment", frame.alignment == "center" ? nil : frame.alignment)
    raw("}")
  }

  private mutating func word(_ name: String, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  private mutating func length(_ name: String, _ value: Double?) {
    guard let value else { return }
    key(name)
    number(value)
  }

  private mutating func flag(_ name: String, _ value: Bool) {
    guard value else { return }
    key(name)
    bool(value)
  }
}

extension WireValue {
  func font() throws(WireError) -> FontStyle {
    FontStyle(
      textStyle: try word("textStyle"),
      size: try length("size"),
      weight: try member("weight") { value throws(WireError) in try value.integer() },
      design: try word("design"),
      family: try word("family"),
      isItalic: try flag("italic"),
      isMonospacedDigit: try flag("monospacedDigit")
    )
  }

  func frame() throws(WireError) -> Frame {
    Frame(
      width: try length("width"),
      height: try length("height"),
      minWidth: try length("minWidth"),
      maxWidth: try length("maxWidth"),
      minHeight: try length("minHeight"),
      maxHeight: try length("maxHeight"),
      alignment: try word("alignment") ?? "center"
    )
  }

  func insets() throws(WireError) -> Insets {
    let parts = try array(4...4)
    return Insets(
      top: try parts[0].optionalNumber(), leading: try parts[1].optionalNumber(),
      bottom: try parts[2].optionalNumber(), trailing: try parts[3].optionalNumber()
    )
  }

  private func word(_ key: String) throws(WireError) -> String? {
    try member(key) { value throws(WireError) in try value.string() }
  }

  private func length(_ key: String) throws(WireError) -> Double? {
    try member(key) { value throws(WireError) in try value.number() }
  }

  private func flag(_ key: String) throws(WireError) -> Bool {
    try member(key) { value throws(WireError) in try value.bool() } ?? false
  }
}
