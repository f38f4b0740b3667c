extension InputEvent {
  /// The widths of characters in a host's font, as the host has measured them, in thousandths of the font size.
  public struct FontWidths: Hashable, Sendable {
    /// The widths of the printable characters of ASCII in the regular weight, from the space to the tilde.
    public var regular: [UInt16]
    /// The widths of the same characters in the semibold weight.
    public var semibold: [UInt16]
    /// The width of a digit in the monospaced font.
    public var monospaced: UInt16

    /// The largest width of a character in valid widths.
    public static let maximumWidth: UInt16 = 4000

    /// The code of the first character, the space.
    package static let firstCharacter: UInt32 = 0x20
    /// The number of characters in each weight.
    package static let characterCount = 95

    /// Creates widths.
    public init(regular: [UInt16], semibold: [UInt16], monospaced: UInt16) {
      self.regular = regular
      self.semibold = semibold
      self.monospaced = monospaced
    }

    /// A Boolean value that indicates whether the number of widths is correct and no width is too large.
    package var isValid: Bool {
      [regular, semibold].allSatisfy { widths in
        widths.count == Self.characterCount && widths.allSatisfy { $0 <= Self.maximumWidth }
      } && monospaced <= Self.maximumWidth
    }
  }
}
