import Foundation

/// A namespace for the traits of previews.
public struct Preview {
  /// The kind of traits for a preview that shows a view.
  public enum ViewTraits {}

  private init() {}
}

/// A trait of the canvas that shows a preview. It is checked together with the `#Preview` and generates no code.
public struct PreviewTrait<T> {
  private init() {}
}

extension PreviewTrait<Preview.ViewTraits> {
  /// The layout that the canvas chooses.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

  /// A canvas with the size that the view requests.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

  /// A canvas of a fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

  /// An upright canvas.
  public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  /// An upright canvas, turned upside down.
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  /// A canvas turned to the left.
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  /// A canvas turned to the right.
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
}
