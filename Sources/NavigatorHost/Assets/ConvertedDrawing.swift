import Foundation

/// An SVG file that was converted from a page of a PDF file.
///
/// A point of the page corresponds to a point of SwiftUI, which is a pixel in a browser. Converters write the size of the page in
/// the unit `pt`, which is a third larger than a pixel in a browser.
enum ConvertedDrawing {
  /// The maximum number of bytes that are searched for the size of the drawing.
  private static let maximumStart = 1 << 16

  /// Returns the data of a drawing whose width and height have no unit.
  static func data(of drawing: Data) -> Data {
    let start = drawing.prefix(maximumStart)
    guard let name = start.range(of: Data("<svg".utf8)),
      let end = start[name.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return drawing }
    let attributes = String(decoding: drawing[name.upperBound..<end], as: UTF8.self)
    let changed = attributes.replacing(/(\s(?:width|height)\s*=\s*["'][0-9.]+)pt(?=["'])/) { $0.1 }
    guard changed != attributes else { return drawing }
    return drawing[..<name.upperBound] + Data(changed.utf8) + drawing[end...]
  }
}
