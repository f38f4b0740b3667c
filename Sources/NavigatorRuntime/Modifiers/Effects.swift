import Foundation
import NavigatorHost

extension View {
  /// Sets the opacity of this view, from 0 (invisible) to 1 (opaque).
  nonisolated public func opacity(_ opacity: Double) -> some View {
    box(.outer(.opacity(opacity.clampedToUnit)))
  }

  /// Hides this view, keeps its space and disables its controls.
  nonisolated public func hidden() -> some View {
    disabled(true).box(.content(.isHidden, .bool(true)))
  }

  /// Clips this view to a rectangle with rounded corners. Prefer `clipShape(_:style:)`.
  ///
  /// - Parameter radius: The radius of the corners, in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clip(cornerRadius: radius.isNaN ? 0 : max(0, radius))
  }

  /// Clips this view to its bounds.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    box(.outer(.clipsContent(true)))
  }

  nonisolated private func clip(cornerRadius: Double) -> some View {
    box(.cornerRadius(cornerRadius), .outer(.clipsContent(true)))
  }

  /// Draws a border inside the edges of this view.
  ///
  /// - Parameter width: The width of the border, in points.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    BorderedView(
      content: self, style: AnyShapeStyle(content), width: width.isFinite ? max(0, width) : 1, mayHavePattern: S.mayHavePattern)
  }

  /// Adds a shadow to this view. The radius and the offsets are in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    box(.outer(.shadow(color.resolvedStyle, radius: radius.isFinite ? max(0, radius) : 0, x: x, y: y)))
  }
}
