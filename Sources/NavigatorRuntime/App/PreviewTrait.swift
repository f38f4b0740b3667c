import Foundation

/// A namespace for the traits of previews.
public struct Preview {
  /// The kind of traits for a preview that shows a view.
  public enum ViewTraits {}

  private init() {}
}

/// A trait of a preview's canvas. It is type-checked with the `#Preview` macro and generates no code.
public struct PreviewTrait<T> {
  private init() {}
}

extension PreviewTrait<Preview.ViewTraits> {
  /// A trait for the default layout of the canvas.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

  /// A trait for a canvas that fits the view.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

  /// Returns a trait for a canvas of a fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

  /// A trait for the upright orientation.
  public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  /// A trait for the upside-down orientation.
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  /// A trait for the orientation in which the device is turned to the left.
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  /// A trait for the orientation in which the device is turned to the right.
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
}
