import NavigatorHost

extension HTMLBuffer {
  /// Appends the declarations of a font. The declarations of a font with a size also reset a weight that an ancestor has set.
  mutating func fontDeclarations(_ font: FontStyle) {
    let isComplete = font.textStyle != nil || font.size != nil
    if let size = font.size {
      length("font-size:", min(max(size, 1), 1000))
      raw("line-height:1.25;")
    } else if let style = font.textStyle {
      let scale = font.boundedScale
      raw(scale == nil ? "font-size:var(--" : "font-size:calc(var(--")
      kebab(style.rawValue)
      if let scale {
        raw(")*")
        number(scale)
      }
      raw(");line-height:1.28;")
    } else if let scale = font.boundedScale {
      raw("font-size:")
      number(scale)
      raw("em;")
    }
    if let weight = font.weight {
      raw("font-weight:")
      integer(min(max(weight, 1), 1000))
      raw(0x3B)
    } else if isComplete {
      raw(font.textStyle?.weight == 600 ? "font-weight:600;" : "font-weight:400;")
    }
    family(font)
    if font.isItalic { raw("font-style:italic;") }
    if font.isMonospacedDigit { raw("font-variant-numeric:tabular-nums;") }
    variants(font)
  }

  /// Appends the declarations of rarely used variants.
  private mutating func variants(_ font: FontStyle) {
    switch font.leading {
    case .tight: raw("line-height:1.12;")
    case .loose: raw("line-height:1.45;")
    case nil: break
    }
    switch font.smallCapitals {
    case .all: raw("font-variant-caps:all-small-caps;")
    case .lowercase: raw("font-variant-caps:small-caps;")
    case .uppercase: raw("font-variant-caps:unicase;")
    case nil: break
    }
    if let width = font.width, width.isFinite {
      raw("font-stretch:")
      integer(Int(min(max(width, 50), 200).rounded()))
      raw("%;")
    }
  }

  private mutating func family(_ font: FontStyle) {
    if let family = font.quotedFamily {
      raw("font-family:")
      append(family)
      raw(",var(--sans);")
      return
    }
    switch font.design {
    case .serif: raw("font-family:var(--serif);")
    case .rounded: raw("font-family:var(--rounded);")
    case .monospaced: raw("font-family:var(--mono);")
    case .default: raw("font-family:var(--sans);")
    case nil: break
    }
  }
}

extension FontStyle {
  /// The name of the family in quotation marks, limited to ASCII letters, digits, hyphens and spaces; nil for a system font.
  ///
  /// Bytes are compared, because a combining mark may form one `Character` with other scalars that counts as a letter.
  package var quotedFamily: String? {
    family.map { "'\(String(decoding: $0.utf8.filter(Self.isFamilyByte), as: UTF8.self))'" }
  }

  private static func isFamilyByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x20: true
    default: false
    }
  }
}
