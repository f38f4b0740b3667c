import Foundation
import IssueReporting
import NavigatorHost

extension Paint {
  /// Returns this paint with its opacity multiplied by `opacity`.
  ///
  /// A picture becomes a drawing that contains it, because no host has an opacity for pictures. A picture of more than 256 KiB,
  /// on another server or of an unknown size is unchanged.
  func faded(_ opacity: Double) -> Paint {
    switch self {
    case .color(let color):
      .color(color.faded(opacity))
    case .linearGradient(let stops, let startX, let startY, let endX, let endY):
      .linearGradient(stops: stops.map { $0.faded(opacity) }, startX: startX, startY: startY, endX: endX, endY: endY)
    case .radialGradient(let stops, let centerX, let centerY, let endRadius):
      .radialGradient(stops: stops.map { $0.faded(opacity) }, centerX: centerX, centerY: centerY, endRadius: endRadius)
    case .angularGradient(let stops, let x, let y, let start, let end):
      .angularGradient(stops: stops.map { $0.faded(opacity) }, centerX: x, centerY: y, startDegrees: start, endDegrees: end)
    case .ellipticalGradient(let stops, let x, let y, let fraction):
      .ellipticalGradient(stops: stops.map { $0.faded(opacity) }, centerX: x, centerY: y, endFraction: fraction)
    case .material(let style, let own):
      .material(style, opacity: own * opacity.finite(or: 1, in: 0...1))
    case .image(let address, let density):
      .image(address: Self.faded(address, opacity, isStretched: false) ?? address, density: density)
    case .picture(let address):
      .picture(address: Self.faded(address, opacity, isStretched: true) ?? address)
    }
  }

  /// The maximum size of a picture that is drawn with an opacity, in bytes.
  private static let maximumPicture = 256 << 10

  /// Returns the address of a drawing of a picture with an opacity, or nil if the picture is to be unchanged.
  private static func faded(_ address: String, _ opacity: Double, isStretched: Bool) -> String? {
    let opacity = opacity.finite(or: 1, in: 0...1)
    guard opacity < 1 else { return nil }
    let picture = KnownPicture(address: address, density: 1)
    // The size of a stretched picture has no effect.
    let size = isStretched ? CGSize(width: 1, height: 1) : picture?.size
    guard let picture, picture.data.count <= maximumPicture, let size else {
      reportIssue("A picture is painted without the opacity of its style. Use a picture of at most 256 KiB from this program.")
      return nil
    }
    let extent = "width='\(Double(size.width))' height='\(Double(size.height))' preserveAspectRatio='none'"
    let drawing = """
      <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 \(Double(size.width)) \(Double(size.height))' \(extent)>\
      <image \(extent) opacity='\(opacity)' href='\(picture.address)'/></svg>
      """
    return "data:image/svg+xml;base64,\(Data(drawing.utf8).base64EncodedString())"
  }
}

extension Paint.Stop {
  fileprivate func faded(_ opacity: Double) -> Paint.Stop {
    Paint.Stop(color: color.faded(opacity), location: location)
  }
}
