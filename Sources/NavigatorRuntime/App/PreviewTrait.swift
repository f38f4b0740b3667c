import Foundation

/// What a preview can show; a namespace for the traits that fit it.
public struct Preview {
  /// Marks the traits of a preview that shows a view.
  public enum ViewTraits {}

  private init() {}
}

/// How a canvas is to show a preview. It is checked with the rest of the `#Preview` and leaves no code.
public struct PreviewTrait<T> {
  private init() {}
}

extension PreviewTrait<Preview.ViewTraits> {
  /// The canvas decides.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

  /// A fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Preview.ViewTraits> { PreviewTrait() }

  public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> { PreviewTrait() }
}
