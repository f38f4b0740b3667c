// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is
// used.

extension GraphicsContext.Shading {
  /// Not implemented: hosts draw figures as SVG, whose paints cannot contain what is behind them.
  @available(*, unavailable, message: "backdrop is not implemented; draw the content again in a layer with a clip and a filter")
  nonisolated public static var backdrop: GraphicsContext.Shading { notImplemented() }
}
