import NavigatorHost
import NavigatorLayout

/// The positions of the parts of a line with symbols or pictures.
///
/// The characters before and after a symbol begin at the positions that the metrics of the layout determine, regardless of the
/// font that a program uses. Symbols and pictures therefore have the same space in all programs.
struct PictureLine {
  /// A symbol or a picture.
  struct Attachment {
    var run: TextRun
    var frame: LayoutRect
  }

  /// Parts of the text without a symbol or a picture between them.
  struct Characters {
    var runs: [TextRun]
    var x: Double
  }

  private(set) var characters: [Characters] = []
  private(set) var attachments: [Attachment] = []

  /// A part with its width. The height is the height of a symbol or a picture, and nil for characters.
  private struct Part {
    var runs: [TextRun]
    var width: Double
    var height: Double?
  }

  /// Places the runs of a line.
  ///
  /// - Parameters:
  ///   - baseline: The y-coordinate of the baseline.
  ///   - fraction: The part of the free space of the line that is at its left.
  ///   - isRightToLeft: A Boolean value that indicates whether the text belongs to a layout from right to left.
  init(
    _ runs: [TextRun], font: LayoutFont, in frame: LayoutRect, baseline: Double, fraction: Double, isRightToLeft: Bool
  ) {
    var parts: [Part] = []
    for run in runs { Self.append(run, font, frame.size.width, to: &parts) }
    if isRightToLeft, runs.contains(where: { $0.text.unicodeScalars.contains(where: \.runsFromRight) }) { parts.reverse() }
    var x = frame.x + (frame.size.width - parts.reduce(0) { $0 + $1.width }) * fraction
    for part in parts {
      if let height = part.height, let run = part.runs.first {
        let y = baseline - height + run.depth(fontSize: font.size)
        let size = LayoutSize(width: part.width, height: height)
        attachments.append(Attachment(run: run, frame: LayoutRect(x: x, y: y, size: size)))
      } else {
        characters.append(Characters(runs: part.runs, x: x))
      }
      x += part.width
    }
  }

  private static func append(_ run: TextRun, _ font: LayoutFont, _ width: Double, to parts: inout [Part]) {
    if let size = run.attachmentSize(fontSize: font.size) {
      // A picture that is wider than the line has the width of the line, as in the layout.
      let shown = run.picture == nil ? size.width : min(size.width, width)
      let height = run.picture == nil ? size.width : size.width > 0 ? size.height * shown / size.width : 0
      return parts.append(Part(runs: [run], width: shown, height: height))
    }
    let width = run.width(in: font)
    if let last = parts.indices.last, parts[last].height == nil {
      parts[last].runs.append(run)
      parts[last].width += width
    } else {
      parts.append(Part(runs: [run], width: width))
    }
  }
}

extension TextRun {
  /// Returns the distance by which a symbol or a picture extends below the baseline.
  fileprivate func depth(fontSize: Double) -> Double {
    var depth = symbol == nil ? 0 : fontSize / 4
    for case .baselineOffset(let offset) in style.properties where offset.isFinite { depth -= offset }
    return depth
  }

  /// Returns the width of the characters in points. The run may have another font than the line.
  fileprivate func width(in font: LayoutFont) -> Double {
    var font = font
    for property in style.properties {
      switch property {
      case .font(let own):
        if let size = own.drawnSize { font.size = size }
        if let weight = own.weight { font.weight = weight }
        if own.design == .monospaced { font.isMonospaced = true }
      case .kerning(let space) where space.isFinite: font.spacing = space
      default: break
      }
    }
    let metrics = InterMetrics()
    return text.unicodeScalars.reduce(0) { $0 + metrics.width(of: $1, in: font) }
  }
}

extension FontStyle {
  /// The size in points in which a part of a text is drawn; nil for the size of the text.
  var drawnSize: Double? {
    let size = size ?? textStyle.map { $0.pointSize * (scale ?? 1) }
    return size.flatMap { $0.isFinite ? min(max($0, 1), 1000) : nil }
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the character belongs to a script that runs from right to left.
  fileprivate var runsFromRight: Bool {
    switch value {
    case 0x590..<0x900, 0xFB1D..<0xFE00, 0xFE70..<0xFF00, 0x1_0800..<0x1_1000, 0x1_E800..<0x1_F000: true
    default: false
    }
  }
}
