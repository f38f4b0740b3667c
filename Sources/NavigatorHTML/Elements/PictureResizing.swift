import NavigatorHost

/// The resizing of a picture that is tiled or has edges that are not stretched.
struct PictureResizing {
  /// A Boolean value that indicates whether the picture is tiled.
  let isTiled: Bool
  /// The thicknesses of the edges that are not stretched, in points: top, trailing, bottom and leading. The array is empty if
  /// there are none.
  let insets: [Double]

  /// Creates the resizing from the content of an image. Returns nil if the whole picture is stretched.
  init?(_ element: Element) {
    guard element.content.hasVariant(.resizable), let words = element.content.string(.resizing)?.split(separator: " "),
      let mode = words.first
    else { return nil }
    isTiled = mode == "tile"
    let lengths = words.dropFirst().compactMap { Double($0) }.filter { $0.isFinite && $0 >= 0 }
    insets = lengths.count == 4 ? [lengths[0], lengths[3], lengths[2], lengths[1]] : []
    guard isTiled || !insets.isEmpty else { return nil }
  }
}

extension Content {
  /// The addresses of a picture with their scales, limited to those that a page may show.
  var safeSources: [String] {
    strings(.sources).filter { source in
      source.split(separator: " ").first.map(String.init).flatMap(SafeURL.image) != nil
    }
  }
}

extension HTMLWriter {
  /// Appends an element that fills the space of an image with a tiled picture, or with a picture whose edges are not stretched.
  ///
  /// A picture that masks the foreground color has no such edges, because browsers differ in that case.
  mutating func tiles(_ resizing: PictureResizing, _ source: String, _ element: Element) {
    let content = element.content
    let density = content.number(.value).map { $0.isFinite && $0 > 0 ? $0 : 1 } ?? 1
    let variants = content.safeSources.compactMap { source -> (address: String, density: Double)? in
      let words = source.split(separator: " ")
      guard words.count == 2, words[1].hasSuffix("x"), let scale = Double(words[1].dropLast()), scale.isFinite, scale > 0 else {
        return nil
      }
      return (String(words[0]), scale)
    }
    let pictures = variants.isEmpty ? [(address: source, density: density)] : variants
    html.raw("<i style=\"position:absolute;inset:0;")
    if content.displayMode == .pixelated { html.raw("image-rendering:pixelated;") }
    if content.hasKind(.template), pictures.allSatisfy({ Self.isUsableAsMask($0.address) }) {
      html.raw("--mask:")
      html.pictureSet(pictures)
      if !resizing.isTiled { html.raw(" 0 0/100% 100% no-repeat") }
    } else if resizing.insets.isEmpty {
      html.raw("background:")
      html.pictureSet(pictures)
    } else {
      html.edges(resizing, pictures)
    }
    html.raw("\"></i>")
  }
}

extension HTMLBuffer {
  /// Appends the declarations of a picture whose edges are not stretched. Lengths are in points of the picture.
  fileprivate mutating func edges(_ resizing: PictureResizing, _ pictures: [(address: String, density: Double)]) {
    // Some browsers draw such a picture only if there is a border.
    raw("border:1px solid transparent;border-image:")
    pictureSet(pictures)
    for inset in resizing.insets {
      raw(0x20)
      number(inset)
    }
    raw(" fill/")
    for (index, inset) in resizing.insets.enumerated() {
      if index > 0 { raw(0x20) }
      pixels(inset)
    }
    if resizing.isTiled { raw(" repeat") }
    raw(0x3B)
  }
}
