import NavigatorHost

/// The metrics of a font for which a page has measured the widths of characters.
///
/// The ratio between the measured widths and those of Inter also applies to other alphabetic characters. East Asian characters
/// and emoji have the same widths in all fonts. The baseline is that of Inter.
package struct PageMetrics: TextMetrics, Equatable {
  private let widths: InputEvent.FontWidths
  /// The ratio between the average measured width and that of Inter.
  private let regularRatio: Double
  private let semiboldRatio: Double

  /// Creates metrics from validated widths.
  package init(_ widths: InputEvent.FontWidths) {
    self.widths = widths
    regularRatio = Self.ratio(of: widths.regular, isBold: false)
    semiboldRatio = Self.ratio(of: widths.semibold, isBold: true)
  }

  package func width(of character: Unicode.Scalar, in font: LayoutFont) -> Double {
    relativeWidth(of: character, in: font) * font.size + font.spacing
  }

  package func baseline(of font: LayoutFont) -> Double { InterMetrics().baseline(of: font) }

  private func relativeWidth(of character: Unicode.Scalar, in font: LayoutFont) -> Double {
    if font.isMonospaced {
      let columns = InterMetrics.columns(of: character)
      return columns == 1 ? Double(widths.monospaced) / 1000 : columns * InterMetrics.columnWidth
    }
    let table = font.isBold ? widths.semibold : widths.regular
    let index = Int(character.value) - Int(InputEvent.FontWidths.firstCharacter)
    if table.indices.contains(index) { return Double(table[index]) / 1000 }
    if let inter = InterMetrics.relativeWidth(of: character, isBold: font.isBold) {
      return inter * (font.isBold ? semiboldRatio : regularRatio)
    }
    return InterMetrics.columns(of: character) * InterMetrics.columnWidth
  }

  private static func ratio(of widths: [UInt16], isBold: Bool) -> Double {
    var sum = 0.0
    var interSum = 0.0
    for (code, width) in zip(InputEvent.FontWidths.firstCharacter..., widths) {
      guard let character = Unicode.Scalar(code) else { continue }
      sum += Double(width) / 1000
      interSum += InterMetrics.relativeWidth(of: character, isBold: isBold) ?? 0
    }
    return interSum > 0 ? sum / interSum : 1
  }
}
