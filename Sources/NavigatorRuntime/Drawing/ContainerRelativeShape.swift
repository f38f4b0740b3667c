import Foundation

/// A shape that adopts the shape of its container, which `containerShape(_:)` sets. Without a container, it is a rectangle.
///
/// ```swift
/// VStack {
///   Text("Inside").padding().background(ContainerRelativeShape().fill(.yellow))
/// }
/// .containerShape(.rect(cornerRadius: 20))
/// ```
///
/// The shape has the same corner radii as its container. On Apple platforms, the radii decrease with the distance from the
/// container.
nonisolated public struct ContainerRelativeShape: InsettableShape, ComposedShape, ContainerDependentShape {
  private var insets: CGFloat = 0

  /// Creates a container-relative shape.
  nonisolated public init() {}

  /// Returns the outline without a container, which is a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: insets, dy: insets)) }

  /// Returns the shape with its outline inset by `amount` points.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var shape = self
    shape.insets += amount
    return shape
  }

  func shape(in container: ContainerShape) -> any Shape { container.shape(insets) }

  func view(as drawn: DrawnShape<Self>) -> AnyView { AnyView(ContainerShapeView(drawn: drawn, insets: insets)) }
}

extension Shape where Self == ContainerRelativeShape {
  /// A shape that adopts the shape of its container, or a rectangle without a container.
  nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A view that draws a container-relative shape.
nonisolated private struct ContainerShapeView: View {
  let drawn: DrawnShape<ContainerRelativeShape>
  let insets: CGFloat
  @Environment(\.containerShape) private var container

  init(drawn: DrawnShape<ContainerRelativeShape>, insets: CGFloat) {
    self.drawn = drawn
    self.insets = insets
  }

  @MainActor var body: some View {
    drawn.with(container.shape(insets))
  }
}

/// The shape of a container.
nonisolated struct ContainerShape: Sendable {
  /// A closure that returns the shape with insets.
  let shape: @Sendable (CGFloat) -> AnyShape
  /// The corner radii, or nil for a shape that is not a rectangle.
  let cornerRadii: RectangleCornerRadii?

  init<S: InsettableShape>(_ shape: S) {
    cornerRadii = RectangleCornerRadii(of: shape)
    self.shape = { $0 == 0 ? AnyShape(shape) : AnyShape(shape.inset(by: $0)) }
  }
}

extension RectangleCornerRadii {
  /// Creates the corner radii of a shape. Returns nil if the shape is not a rectangle.
  fileprivate init?(of shape: some Shape) {
    switch shape {
    case is Rectangle: self.init()
    case let shape as RoundedRectangle:
      let radius = min(shape.cornerSize.width, shape.cornerSize.height)
      self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    case let shape as UnevenRoundedRectangle: self = shape.cornerRadii
    default: return nil
    }
  }
}

nonisolated private struct ContainerShapeKey: EnvironmentKey {
  static let defaultValue = ContainerShape(Rectangle())
}

extension EnvironmentValues {
  var containerShape: ContainerShape {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the container shape for each ``ContainerRelativeShape`` in this view.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.containerShape, ContainerShape(shape))
  }
}
