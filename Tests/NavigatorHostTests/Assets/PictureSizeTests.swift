import Foundation
import NavigatorHost
import Testing

@Suite("Sizes of pictures")
struct PictureSizeTests {
  private func size(_ bytes: [UInt8]) -> [Int]? { PictureSize(of: Data(bytes)).map { [$0.width, $0.height] } }

  static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 2, 0, 0, 0, 7]
  static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 20, 0, 30, 3, 0, 0]
  static let gif: [UInt8] = Array("GIF89a".utf8) + [5, 1, 6, 0]
  static let webP: [UInt8] =
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 19, 0, 0]

  @Test("The sizes of PNG, JPEG, GIF and WebP files are read from their beginnings")
  func files() {
    #expect(size(Self.png) == [258, 7])
    #expect(size(Self.jpeg) == [30, 20])
    #expect(size(Self.gif) == [261, 6])
    #expect(size(Self.webP) == [10, 20])
  }

  @Test(
    "A drawing has the size of its attributes or of its coordinates",
    arguments: [
      ("<svg width=\"10\" height='20.5px'>", [10, 21]), ("<?xml?><svg xmlns='x' viewBox='0 0 30,40'>", [30, 40]),
      ("<svg viewBox='-12.5 -1e1 30 40'>", [30, 40]), ("<svg\nwidth='10'\r\n\theight='20'\n>", [10, 20]),
      ("<svg\tviewBox='0\n0\t30\r\n40'>", [30, 40]),
    ])
  func drawings(_ text: String, _ expected: [Int]) {
    #expect(size(Array(text.utf8)) == expected)
  }

  /// Returns a JPEG file of 30 by 20 pixels with an orientation.
  private func photo(_ orientation: UInt8, isLittleEndian: Bool, type: UInt8 = 3) -> [UInt8] {
    func number(_ value: UInt8, _ length: Int) -> [UInt8] {
      let bytes = [UInt8](repeating: 0, count: length - 1) + [value]
      return isLittleEndian ? bytes.reversed() : bytes
    }
    let tag: [UInt8] = isLittleEndian ? [0x12, 0x01] : [0x01, 0x12]
    let parts: [[UInt8]] = [
      Array("Exif\0\0".utf8), Array((isLittleEndian ? "II" : "MM").utf8), number(42, 2), number(8, 4),
      // Two entries, of which the second one is the orientation.
      number(2, 2), number(1, 2), number(3, 2), number(1, 4), number(20, 2), [0, 0],
      tag, number(type, 2), number(1, 4), number(orientation, 2), [0, 0], number(0, 4),
    ]
    let data = parts.flatMap { $0 }
    let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(data.count + 2)]
    return start + data + Self.jpeg.dropFirst(2)
  }

  @Test("The size of a photo is its size in the orientation in which browsers show it", arguments: [true, false])
  func orientation(isLittleEndian: Bool) {
    for value in UInt8(1)...4 { #expect(size(photo(value, isLittleEndian: isLittleEndian)) == [30, 20]) }
    for value in UInt8(5)...8 { #expect(size(photo(value, isLittleEndian: isLittleEndian)) == [20, 30]) }
    for value in [UInt8(0), 9, 255] { #expect(size(photo(value, isLittleEndian: isLittleEndian)) == [30, 20]) }
    #expect(size(photo(6, isLittleEndian: isLittleEndian, type: 4)) == [30, 20])
  }

  @Test("Photos whose orientation is damaged have the size of their pixels, or none")
  func damagedOrientation() {
    let photo = photo(6, isLittleEndian: false)
    for length in 0..<photo.count {
      let found = size(Array(photo.prefix(length)))
      #expect(found == nil || found == [20, 30])
    }
    for index in 6..<60 {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var damaged = photo
        damaged[index] = value
        #expect([[20, 30], [30, 20], nil].contains(size(damaged)), "byte \(index)")
      }
    }
  }

  @Test("A file that is cut off, damaged or of another format has no size")
  func damaged() {
    for file in [Self.png, Self.jpeg, Self.gif, Self.webP] {
      for length in 0..<9 { #expect(size(Array(file.prefix(length))) == nil) }
    }
    for text in ["<svg width='nan' height='1'>", "<svg width='-1' height='1e300'>", "<svg viewBox='0 0 0 0'>", "<svg", "text"] {
      #expect(size(Array(text.utf8)) == nil)
    }
    #expect(size([0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 1000)) == nil)
  }
}
