import NavigatorHost

/// The characters of a text, with the places and sizes of its symbols and pictures.
struct TextAttachments {
  /// The characters. A symbol or a picture is one character.
  private(set) var string: String
  /// The sizes of symbols and pictures, by the number of Unicode scalars before them.
  private(set) var sizes: [Int: LayoutSize] = [:]

  init(_ element: Element, fontSize: Double, letterCase: LetterCase?) {
    let runs = element.content.runs
    guard !runs.isEmpty else {
      string = Self.string(element.content.string(.text) ?? "", letterCase)
      return
    }
    string = ""
    var count = 0
    for run in runs {
      var text = Self.string(run.text, letterCase)
      if let size = run.attachmentSize(fontSize: fontSize) {
        sizes[count] = size
        text = TextRun.attachment
      }
      string += text
      count += text.unicodeScalars.count
    }
  }

  private static func string(_ text: String, _ letterCase: LetterCase?) -> String {
    switch letterCase {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case nil: text
    }
  }
}

extension TextRun {
  /// The character in place of a symbol or a picture.
  package static let attachment = "\u{FFFC}"

  /// Returns the size of the symbol or the picture of the run, or nil if it has neither.
  ///
  /// - Parameter fontSize: The size of the text's font in points. A symbol is 1.2 times as large, as in a page.
  package func attachmentSize(fontSize: Double) -> LayoutSize? {
    let side = fontSize * 1.2
    if let picture {
      return LayoutSize(width: (picture.width ?? side).validLength, height: (picture.height ?? side).validLength)
    }
    // A symbol extends a quarter of the font's size below the baseline, and fits a line.
    return symbol.map { _ in LayoutSize(width: side.validLength, height: 0) }
  }
}
