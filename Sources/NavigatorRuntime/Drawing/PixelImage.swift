import Foundation

/// A small pixel image, which hosts stretch with smooth interpolation.
nonisolated struct PixelImage {
  let width: Int
  let height: Int
  /// The red, green, blue and opacity of each pixel, row by row.
  var bytes: [UInt8]

  /// A data URL with the picture as a PNG file.
  var address: String { "data:image/png;base64,\(Data(png).base64EncodedString())" }

  /// The picture as an uncompressed PNG file. See https://www.w3.org/TR/png-3/.
  var png: [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // The header selects 8 bits per channel for red, green, blue and opacity.
    Self.append("IHDR", Self.number(width) + Self.number(height) + [8, 6, 0, 0, 0], to: &file)
    Self.append("IDAT", Self.stored(rows), to: &file)
    Self.append("IEND", [], to: &file)
    return file
  }

  /// The pixel rows. Each row is preceded by the number of its filter.
  private var rows: [UInt8] {
    var rows: [UInt8] = []
    let length = width * 4
    for row in 0..<height {
      rows.append(0)
      rows += bytes[row * length..<(row + 1) * length]
    }
    return rows
  }

  private static func append(_ name: String, _ content: [UInt8], to file: inout [UInt8]) {
    let chunk = Array(name.utf8) + content
    file += number(content.count) + chunk + number(Int(checksum(of: chunk)))
  }

  /// Returns bytes in the zlib format, in uncompressed blocks.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 0xFFFF, bytes.count)
      let length = UInt16(end - start)
      result.append(end == bytes.count ? 1 : 0)
      for value in [length, ~length] { result += [UInt8(value & 0xFF), UInt8(value >> 8)] }
      result += bytes[start..<end]
      start = end
    } while start < bytes.count
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return result + number(Int(high << 16 | low))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Returns the CRC-32 checksum of bytes.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let half = sum >> 1
        sum = sum & 1 == 1 ? half ^ 0xEDB8_8320 : half
      }
    }
    return ~sum
  }
}
