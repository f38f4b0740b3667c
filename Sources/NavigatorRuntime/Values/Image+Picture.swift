import Foundation
import NavigatorHost

/// The picture of an image whose data is available to the app.
nonisolated struct KnownPicture {
  /// The type of the file, such as `image/png`.
  let contentType: String
  let data: Data
  /// The number of pixels per point.
  let density: Double

  /// The size in points, or nil if the file does not declare one.
  var size: CGSize? {
    PictureSize(of: data).map { CGSize(width: Double($0.width) / density, height: Double($0.height) / density) }
  }

  /// A data URL with the picture.
  var address: String { "data:\(contentType);base64,\(data.base64EncodedString())" }
}

extension KnownPicture {
  /// The maximum length of a data URL with a picture, in bytes.
  private static let maximumAddress = 8 << 20

  /// Finds the picture at an address. Returns nil if the picture is on another server.
  init?(address: String, density: Double) {
    if address.hasPrefix(AssetLibrary.pathPrefix) {
      guard let file = AssetLibrary.ofProgram.file(at: address) else { return nil }
      self.init(contentType: file.contentType, data: file.data, density: density)
      return
    }
    guard address.utf8.count <= Self.maximumAddress, address.hasPrefix("data:"), let comma = address.firstIndex(of: ","),
      address[..<comma].hasSuffix(";base64"),
      let data = Data(base64Encoded: String(address[address.index(after: comma)...]))
    else { return nil }
    let type = address[..<comma].dropFirst("data:".count).dropLast(";base64".count)
    self.init(contentType: String(type), data: data, density: density)
  }
}

extension Image {
  /// The picture from an asset catalog or from data. It is nil for a symbol and for an address on another server.
  nonisolated var knownPicture: KnownPicture? {
    if let best = picture?.largest {
      guard let file = AssetLibrary.ofProgram.file(at: best.path) else { return nil }
      return KnownPicture(contentType: file.contentType, data: file.data, density: Double(max(best.scale, 1)))
    }
    guard let address = content.string(.url), address.hasPrefix("data:") else { return nil }
    return KnownPicture(address: address, density: content.number(.value) ?? 1)
  }
}
