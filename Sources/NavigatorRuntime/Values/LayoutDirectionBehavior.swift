/// The behavior of a view or a shape in the two layout directions.
nonisolated public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The view looks the same in both layout directions.
  case fixed
  /// The view is mirrored in one layout direction.
  case mirrors(in: LayoutDirection)

  /// The view is mirrored in the right-to-left layout direction.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension View {
  /// Sets the layout direction in which this view is mirrored.
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

nonisolated extension MirroredView: ModifierWithBody, ValuePreservingView {}

extension Shape {
  /// The behavior of the shape in the two layout directions. Hosts ignore this property and draw shapes alike in both directions.
  /// Use ``View/layoutDirectionBehavior(_:)`` to mirror a view that contains a shape.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

extension Rectangle {
  /// The behavior of the shape in the two layout directions, which is fixed.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension RoundedRectangle {
  /// The behavior of the shape in the two layout directions, which is fixed.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Circle {
  /// The behavior of the shape in the two layout directions, which is fixed.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Capsule {
  /// The behavior of the shape in the two layout directions, which is fixed.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Ellipse {
  /// The behavior of the shape in the two layout directions, which is fixed.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension OffsetShape {
  /// The behavior of the base shape in the two layout directions.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension ScaledShape {
  /// The behavior of the base shape in the two layout directions.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension RotatedShape {
  /// The behavior of the base shape in the two layout directions.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension TransformedShape {
  /// The behavior of the base shape in the two layout directions.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}
