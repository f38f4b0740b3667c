import Foundation
import NavigatorHost

/// A color of an asset catalog. The plug-in `AssetSymbols` generates a constant for each color of an app.
nonisolated public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a reference to the color with a name in a bundle.
  public init(name: String, bundle: Bundle) {
    (self.name, self.bundle) = (name, bundle)
  }
}

/// An image of an asset catalog. The plug-in `AssetSymbols` generates a constant for each image of an app.
nonisolated public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a reference to the image with a name in a bundle.
  public init(name: String, bundle: Bundle) {
    (self.name, self.bundle) = (name, bundle)
  }
}

extension Color {
  /// Creates a color from an asset catalog. A name that no catalog contains is a clear color.
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
  /// Creates an image from an asset catalog. Assistive technologies read the asset's name.
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

extension UIColor {
  /// Creates a color from an asset catalog. Returns nil if no catalog contains it.
  public convenience init?(named name: String, in bundle: Bundle? = nil) {
    guard let color = AssetLibrary.ofProgram.color(name, in: bundle) else { return nil }
    self.init(Color(ColorStyle(.named(color.name))))
  }

  /// Creates a color from an asset catalog.
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }
}
