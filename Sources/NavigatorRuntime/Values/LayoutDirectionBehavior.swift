/// The behavior of a view or a shape in a layout direction.
nonisolated public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The view is the same in both directions.
  case fixed
  /// The view is mirrored in a direction.
  case mirrors(in: LayoutDirection)

  /// The view is mirrored while text is read from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension View {
  /// Sets whether this view is mirrored in a layout direction.
  nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    MirroredView(content: self, behavior: behavior)
  }
}

/// A view that is mirrored in a layout direction.
nonisolated private struct MirroredView<Content: View>: View {
  let content: Content
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction

  init(content: Content, behavior: LayoutDirectionBehavior) {
    self.content = content
    self.behavior = behavior
  }

  @MainActor var body: some View {
    content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1)
  }
}

extension Shape {
  /// The behavior of the shape in a layout direction. Hosts draw shapes alike in both directions. A view with a shape is mirrored
  /// by ``View/layoutDirectionBehavior(_:)``.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

extension Rectangle {
  /// The behavior of the shape in a layout direction, which is fixed.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension RoundedRectangle {
  /// The behavior of the shape in a layout direction, which is fixed.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Circle {
  /// The behavior of the shape in a layout direction, which is fixed.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Capsule {
  /// The behavior of the shape in a layout direction, which is fixed.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Ellipse {
  /// The behavior of the shape in a layout direction, which is fixed.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension OffsetShape {
  /// The behavior of the moved shape in a layout direction.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension ScaledShape {
  /// The behavior of the scaled shape in a layout direction.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension RotatedShape {
  /// The behavior of the rotated shape in a layout direction.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension TransformedShape {
  /// The behavior of the transformed shape in a layout direction.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
