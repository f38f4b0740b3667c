import Foundation
import NavigatorHost

/// A reference to a color in an asset catalog. The `AssetSymbols` plug-in generates a constant for each color of an app.
nonisolated public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a reference to the color with a name in a bundle.
  public init(name: String, bundle: Bundle) {
    (self.name, self.bundle) = (name, bundle)
  }
}

/// A reference to an image in an asset catalog. The `AssetSymbols` plug-in generates a constant for each image of an app.
nonisolated public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a reference to the image with a name in a bundle.
  public init(name: String, bundle: Bundle) {
    (self.name, self.bundle) = (name, bundle)
  }
}

extension Color {
  /// Creates a color from an asset catalog. The color is clear if no catalog contains the name.
  public init(_ name: String, bundle: Bundle? = nil) {
    let color = AssetLibrary.ofProgram.color(name, in: bundle)
    self.init(ColorStyle(.named(color?.name ?? "clear")))
  }

  /// Creates a color from an asset catalog.
  public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

extension Image {
  /// Creates an image from an asset catalog. Assistive technologies read the name of the asset.
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

extension UIColor {
  /// Creates a color from an asset catalog. Returns nil if no catalog contains it.
  public convenience init?(named name: String) {
    guard let color = AssetLibrary.ofProgram.color(name, in: nil) else { return nil }
    self.init(Color(ColorStyle(.named(color.name))))
  }

  /// Creates a color from an asset catalog.
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }
}

extension UIImage {
  /// Creates an image from an asset catalog. Returns nil if no catalog contains it.
  public convenience init?(named name: String) {
    guard let picture = AssetLibrary.ofProgram.picture(name, in: nil) else { return nil }
    self.init(Source.asset(name, picture))
  }

  /// Creates an image from an asset catalog. The image is empty if the catalog does not contain it.
  public convenience init(resource: ImageResource) {
    let picture = AssetLibrary.ofProgram.picture(resource.name, in: resource.bundle)
    self.init(picture.map { Source.asset(resource.name, $0) } ?? Source.empty)
  }
}
