/// The attributes that a text's own modifiers set. Nil uses the inherited value.
struct TextAttributes: Hashable, Sendable {
  var font: Font?
  var fontWeight: Font.Weight?
  var fontDesign: Font.Design?
  var isBold: Bool?
  var isItalic: Bool?
  var isMonospacedDigit = false
  var foreground: PaintSource?
  var underline: Bool?
  var strikethrough: Bool?

  static let none = TextAttributes()

  /// Returns the attributes that are equal in this value and `other`.
  func shared(with other: TextAttributes) -> TextAttributes {
    if self == other { return self }
    func agreed<Value: Equatable>(_ path: KeyPath<TextAttributes, Value?>) -> Value? {
      self[keyPath: path] == other[keyPath: path] ? self[keyPath: path] : nil
    }
    var shared = TextAttributes()
    shared.font = agreed(\.font)
    shared.fontWeight = agreed(\.fontWeight)
    shared.fontDesign = agreed(\.fontDesign)
    shared.isBold = agreed(\.isBold)
    shared.isItalic = agreed(\.isItalic)
    shared.isMonospacedDigit = isMonospacedDigit && other.isMonospacedDigit
    shared.foreground = agreed(\.foreground)
    shared.underline = agreed(\.underline)
    shared.strikethrough = agreed(\.strikethrough)
    return shared
  }
}
