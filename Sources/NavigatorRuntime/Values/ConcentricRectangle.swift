import Foundation
import NavigatorHost

/// A rectangle with the corner radii of its container, which `containerShape(_:)` sets, or with fixed radii.
///
/// ```swift
/// ZStack {
///   Color.cyan.clipShape(.rect(corners: .concentric(minimum: 12))).padding()
/// }
/// .containerShape(.rect(cornerRadius: 24))
/// ```
///
/// On Apple platforms, a radius decreases with the distance from the container. Navigator does not reduce the radius. If the
/// container's shape is not a rectangle, this shape equals the container's shape.
nonisolated public struct ConcentricRectangle: ComposedShape, ContainerDependentShape {
  private let styles: [Edge.Corner: Edge.Corner.Style]
  /// Groups of corners that share the largest radius of the group.
  private let groups: [[Edge.Corner]]

  private init(_ styles: [Edge.Corner: Edge.Corner.Style], groups: [[Edge.Corner]]) {
    self.styles = styles
    self.groups = groups
  }

  /// Creates a rectangle with concentric corners.
  public init() {
    self.init(corners: .concentric)
  }

  /// Creates a rectangle with the same style in all corners.
  ///
  /// - Parameters:
  ///   - corners: The style.
  ///   - isUniform: A Boolean value that indicates whether all corners use the largest of their radii.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    let styles = Dictionary(uniqueKeysWithValues: Edge.Corner.allCases.map { ($0, corners) })
    self.init(styles, groups: isUniform ? [Edge.Corner.allCases] : [])
  }

  /// Creates a rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner, groups: [])
  }

  private init(
    _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style, _ bottomLeading: Edge.Corner.Style,
    _ bottomTrailing: Edge.Corner.Style, groups: [[Edge.Corner]]
  ) {
    self.init(
      [.topLeading: topLeading, .topTrailing: topTrailing, .bottomLeading: bottomLeading, .bottomTrailing: bottomTrailing],
      groups: groups)
  }

  /// Returns the outline without a container: a rectangle with the radii of fixed corners and the minimum radii of concentric
  /// corners.
  public func path(in rect: CGRect) -> Path { rectangle(in: .zero).path(in: rect) }

  func view(as drawn: DrawnShape<Self>) -> AnyView { AnyView(ConcentricView(drawn: drawn)) }

  func shape(in container: ContainerShape) -> any Shape {
    container.cornerRadii.map { rectangle(in: $0) } ?? container.shape(0)
  }

  /// Returns the rectangle in a container whose corners have the given radii.
  private func rectangle(in container: RectangleCornerRadii) -> UnevenRoundedRectangle {
    var radii: [Edge.Corner: CGFloat] = [:]
    for (corner, style) in styles { radii[corner] = style.radius(in: container[corner]) }
    for group in groups {
      let largest = group.compactMap { radii[$0] }.max() ?? 0
      for corner in group { radii[corner] = largest }
    }
    return UnevenRoundedRectangle(
      topLeadingRadius: radii[.topLeading] ?? 0, bottomLeadingRadius: radii[.bottomLeading] ?? 0,
      bottomTrailingRadius: radii[.bottomTrailing] ?? 0, topTrailingRadius: radii[.topTrailing] ?? 0)
  }
}

extension ConcentricRectangle {
  /// Creates a rectangle with one style for the top corners and another for the bottom corners.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners,
      groups: [[.topLeading, .topTrailing], [.bottomLeading, .bottomTrailing]])
  }

  /// Creates a rectangle with one style for the leading corners and another for the trailing corners.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners,
      groups: [[.topLeading, .bottomLeading], [.topTrailing, .bottomTrailing]])
  }

  /// Creates a rectangle whose top corners have the same style.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner,
      groups: [[.topLeading, .topTrailing]])
  }

  /// Creates a rectangle whose bottom corners have the same style.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners,
      groups: [[.bottomLeading, .bottomTrailing]])
  }

  /// Creates a rectangle whose leading corners have the same style.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner,
      groups: [[.topLeading, .bottomLeading]])
  }

  /// Creates a rectangle whose trailing corners have the same style.
  public init(
    uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners,
      groups: [[.topTrailing, .bottomTrailing]])
  }
}

extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle with the same style in all corners.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// Returns a rectangle with a style for each corner.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Returns a rectangle with one style for the top corners and another for the bottom corners.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
  }

  /// Returns a rectangle with one style for the leading corners and another for the trailing corners.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
  }

  /// Returns a rectangle whose top corners have the same style.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Returns a rectangle whose bottom corners have the same style.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  /// Returns a rectangle whose leading corners have the same style.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Returns a rectangle whose trailing corners have the same style.
  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
}

extension RectangleCornerRadii {
  fileprivate static var zero: RectangleCornerRadii { RectangleCornerRadii() }

  fileprivate subscript(corner: Edge.Corner) -> CGFloat {
    switch corner {
    case .topLeading: topLeading
    case .topTrailing: topTrailing
    case .bottomLeading: bottomLeading
    case .bottomTrailing: bottomTrailing
    }
  }
}

/// A shape that depends on the shape of its container.
nonisolated protocol ContainerDependentShape: Shape {
  /// Returns the shape in a container.
  func shape(in container: ContainerShape) -> any Shape
}

/// A view that draws a concentric rectangle.
nonisolated private struct ConcentricView: View {
  let drawn: DrawnShape<ConcentricRectangle>
  @Environment(\.containerShape) private var container

  init(drawn: DrawnShape<ConcentricRectangle>) {
    self.drawn = drawn
  }

  @MainActor var body: some View {
    drawn.with(AnyShape(drawn.shape.shape(in: container)))
  }
}
