import Foundation
import NavigatorHost

/// A picture: a symbol by its name, or an asset the app's host serves.
public struct Image: Equatable, Sendable {
  /// Whether a picture keeps its colours or is drawn in the foreground's.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// How a resizable picture fills its space.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// What a host shows.
  private(set) var content: Content

  private init(_ content: Content) {
    self.content = content
  }

  /// The symbol with a name of SF Symbols; a host draws the nearest symbol it has.
  public init(systemName: String) {
    self.init([.symbol: .string(systemName)])
  }

  /// The asset `name`, read out by its name.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init([.name: .string(name), .label: .string(name)])
  }

  /// The asset `name`, read out as `label`.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init([.name: .string(name), .label: .string(label.plainText)])
  }

  /// The asset `name`, not read out.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init([.name: .string(name), .label: ""])
  }

  /// A picture that takes the size of its space.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.content[.variant] = "resizable"
    return image
  }

  /// A picture that keeps its colours or takes the foreground's; nil leaves it to the host.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    switch renderingMode {
    case nil: image.content[.kind] = nil
    case .template: image.content[.kind] = "template"
    case .original: image.content[.kind] = "original"
    }
    return image
  }
}
