import Foundation

/// The size of a picture, read from the beginning of its file.
package struct PictureSize: Hashable, Sendable {
  /// The width in pixels, or in the units of a drawing.
  package let width: Int
  /// The height in pixels, or in the units of a drawing.
  package let height: Int

  /// The largest number of bytes that are read.
  private static let maximumLength = 1 << 18
  private static let maximumSide = 1 << 20

  /// Reads the size of a PNG, GIF, JPEG, WebP or SVG file. Returns nil for other or damaged files.
  package init?(of data: Data) {
    let bytes = [UInt8](data.prefix(Self.maximumLength))
    guard let size = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) ?? Self.webP(bytes) ?? Self.svg(bytes),
      (1...Self.maximumSide).contains(size.width), (1...Self.maximumSide).contains(size.height)
    else { return nil }
    (width, height) = size
  }

  private typealias Size = (width: Int, height: Int)

  private static func png(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return nil }
    return (number(bytes, [16, 17, 18, 19]), number(bytes, [20, 21, 22, 23]))
  }

  private static func gif(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return (number(bytes, [7, 6]), number(bytes, [9, 8]))
  }

  /// Follows the segments of a JPEG file up to the frame, which contains the size. The size is that of the photo as browsers show
  /// it: rotated to its orientation.
  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    var isTurned = false
    while index + 9 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame {
        let (width, height) = (number(bytes, [index + 7, index + 8]), number(bytes, [index + 5, index + 6]))
        return isTurned ? (height, width) : (width, height)
      }
      let end = index + 2 + max(number(bytes, [index + 2, index + 3]), 2)
      if marker == 0xE1, let orientation = PhotoOrientation.isTurned(bytes[index + 4..<min(end, bytes.count)]) {
        isTurned = orientation
      }
      index = end
    }
    return nil
  }

  private static func webP(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)), bytes[8..<12].elementsEqual("WEBP".utf8) else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X": return (number(bytes, [26, 25, 24]) + 1, number(bytes, [29, 28, 27]) + 1)
    case "VP8 ": return (number(bytes, [27, 26]) & 0x3FFF, number(bytes, [29, 28]) & 0x3FFF)
    case "VP8L":
      let bits = number(bytes, [24, 23, 22, 21])
      return ((bits & 0x3FFF) + 1, ((bits >> 14) & 0x3FFF) + 1)
    default: return nil
    }
  }

  /// Reads the width and the height of the root element, or otherwise the size of its coordinate system.
  private static func svg(_ bytes: [UInt8]) -> Size? {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else { return nil }
    let tag = text[start.upperBound..<end].map { $0.isWhitespace ? " " : String($0) }.joined()
    if let width = attribute("width", of: tag).flatMap(length), let height = attribute("height", of: tag).flatMap(length) {
      return (width, height)
    }
    let box = (attribute("viewBox", of: tag) ?? "").split { $0 == " " || $0 == "," }
    // The origin may be negative.
    guard box.count == 4, Double(box[0]) != nil, Double(box[1]) != nil, let width = length(box[2]), let height = length(box[3])
    else { return nil }
    return (width, height)
  }

  private static func attribute(_ name: String, of tag: String) -> Substring? {
    for quote in ["\"", "'"] {
      guard let start = tag.range(of: " \(name)=\(quote)") else { continue }
      return tag[start.upperBound...].prefix { String($0) != quote }
    }
    return nil
  }

  private static func length(_ text: Substring) -> Int? {
    let number = text.hasSuffix("px") ? text.dropLast(2) : text
    guard let value = Double(number), value.isFinite, value >= 0, value <= Double(maximumSide) else { return nil }
    return Int(value.rounded(.up))
  }

  /// Returns the number whose bytes are at the given positions, the most significant byte first.
  private static func number(_ bytes: [UInt8], _ positions: [Int]) -> Int {
    positions.reduce(0) { $0 << 8 | Int(bytes[$1]) }
  }
}
