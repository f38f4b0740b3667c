/// The places of views that their parents do not arrange.
extension HTMLBuffer {
  /// Appends the place of the center in the parent.
  mutating func position(_ x: Double, _ y: Double) {
    raw("translate:calc(")
    pixels(x, withUnit: true)
    raw("*var(--to-end) - 50%*var(--to-end)) calc(")
    pixels(y, withUnit: true)
    raw(" - 50%);")
  }

  /// Appends the distance by which an alignment guide moves the view. A distance towards the end enlarges the parent.
  mutating func alignmentShift(_ x: Double, _ y: Double) {
    if x != 0 {
      length("margin-inline-start:", x)
      length("margin-inline-end:", -x)
    }
    if y != 0 {
      length("margin-top:", y)
      length("margin-bottom:", -y)
    }
  }

  /// Appends a length with its unit, which `calc()` requires for 0 too.
  private mutating func pixels(_ value: Double, withUnit: Bool) {
    number(value)
    raw("px")
  }
}
