import NavigatorHost

/// The characters of a text, and the positions and sizes of its symbols and pictures.
struct TextAttachments {
  /// The characters of the text. Each symbol or picture is one character.
  private(set) var string: String
  /// The sizes of the symbols and pictures, by the number of preceding Unicode scalars.
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
      let text = Self.string(of: run, letterCase)
      if let size = run.attachmentSize(fontSize: fontSize) { sizes[count] = size }
      string += text
      count += text.unicodeScalars.count
    }
  }

  /// Returns the characters of a run.
  static func string(of run: TextRun, _ letterCase: LetterCase?) -> String {
    run.symbol != nil || run.picture != nil ? TextRun.attachment : string(run.text, letterCase)
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
  /// The character that represents a symbol or a picture.
  package static let attachment = "\u{FFFC}"

  /// Returns the size of a run's symbol or picture, or nil if the run has none.
  ///
  /// - Parameter fontSize: The font size of the text in points. A symbol is 1.2 times as large, as in a page.
  package func attachmentSize(fontSize: Double) -> LayoutSize? {
    let side = fontSize * 1.2
    if let picture {
      return LayoutSize(width: (picture.width ?? side).validLength, height: (picture.height ?? side).validLength)
    }
    // A symbol extends below the baseline by a quarter of the font size, and does not increase the line height.
    return symbol.map { _ in LayoutSize(width: side.validLength, height: 0) }
  }
}
