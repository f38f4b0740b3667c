/// The orientation that a camera has stored with a photo. The pixels are stored as the sensor has recorded them, and browsers
/// rotate the photo. See the tag Orientation of Exif (CIPA DC-008, section 4.6.4).
enum PhotoOrientation {
  /// Returns a Boolean value that indicates whether a segment of a JPEG file rotates the photo by 90 degrees. The width of the
  /// pixels is then the height of the photo. The result is nil if the segment has no orientation.
  ///
  /// - Parameter segment: The content of a segment, without its marker and its length.
  static func isTurned(_ segment: ArraySlice<UInt8>) -> Bool? {
    guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let data = Array(segment.dropFirst(6))
    let isLittleEndian = data.starts(with: Array("II".utf8))
    guard isLittleEndian || data.starts(with: Array("MM".utf8)) else { return nil }
    func number(_ start: Int, _ length: Int) -> Int? {
      guard start + length <= data.count else { return nil }
      let bytes = data[start..<start + length]
      return (isLittleEndian ? bytes.reversed() : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42, let table = number(4, 4), let count = number(table, 2) else { return nil }
    for entry in 0..<count {
      let start = table + 2 + entry * 12
      guard let tag = number(start, 2) else { return nil }
      // A number of two bytes is at the start of the four bytes for the value.
      if tag == 0x112 { return number(start + 2, 2) == 3 ? number(start + 8, 2).map { (5...8).contains($0) } : nil }
    }
    return nil
  }
}
