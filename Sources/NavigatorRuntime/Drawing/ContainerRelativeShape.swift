import Foundation

/// The shape that `containerShape(_:)` sets around it, or a rectangle without one.
///
/// ```swift
/// VStack {
///   Text("Inside").padding().background(ContainerRelativeShape().fill(.yellow))
/// }
/// .containerShape(.rect(cornerRadius: 20))
/// ```
///
/// The shape has the corners of its container. On Apple platforms they are smaller in proportion to the distance from it.
nonisolated public struct ContainerRelativeShape: InsettableShape, ComposedShape, ContainerDependentShape {
  private var insets: CGFloat = 0

  /// Creates the shape.
  nonisolated public init() {}

  /// Returns the outline without a container: a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: insets, dy: insets)) }

  /// Returns the shape with a distance from its space.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var shape = self
    shape.insets += amount
    return shape
  }

  func shape(in container: ContainerShape) -> any Shape { container.shape(insets) }

  func view(as drawn: DrawnShape<Self>) -> AnyView { AnyView(ContainerShapeView(drawn: drawn, insets: insets)) }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape that `containerShape(_:)` sets around it, or a rectangle without one.
  nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A shape of its container, drawn as another view.
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
  /// The radii of the corners; nil for a shape that is no rectangle.
  let cornerRadii: RectangleCornerRadii?

  init<S: InsettableShape>(_ shape: S) {
    cornerRadii = RectangleCornerRadii(of: shape)
    self.shape = { $0 == 0 ? AnyShape(shape) : AnyShape(shape.inset(by: $0)) }
  }
}

extension RectangleCornerRadii {
  /// Creates the radii of a shape; nil for one that is no rectangle.
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
  /// Sets the shape of the ``ContainerRelativeShape``s in this view.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.containerShape, ContainerShape(shape))
  }
}
