import Foundation
import NavigatorHost

extension View {
  /// Gives this view the size of the nearest container along the given axes. Containers are scroll views, columns, sheets and
  /// windows.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    RelativeFrameView(content: self, axes: axes, alignment: alignment) { _ in RelativeLength(slope: 1, offset: 0) }
  }

  /// Gives this view a part of the size of the nearest container along the given axes.
  ///
  /// - Parameters:
  ///   - axes: The axes.
  ///   - count: The number of parts into which the container is divided.
  ///   - span: The number of parts that the view takes.
  ///   - spacing: The space between parts, in points.
  ///   - alignment: The alignment of the view in its frame.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let length = RelativeLength(count: count, span: span, spacing: spacing)
    return RelativeFrameView(content: self, axes: axes, alignment: alignment) { _ in length }
  }

  /// Gives this view a length that depends on the size of the nearest container along the given axes.
  ///
  /// A host computes the length as a linear function of the container's length, which agrees with the closure at 320 and at 640
  /// points.
  ///
  /// - Parameters:
  ///   - axes: The axes.
  ///   - alignment: The alignment of the view in its frame.
  ///   - length: The function that computes the length of the view from that of the container.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    RelativeFrameView(content: self, axes: axes, alignment: alignment) { axis in
      RelativeLength { length($0, axis) }
    }
  }
}

/// A length as a linear function of another length.
nonisolated struct RelativeLength: Equatable {
  let slope: Double
  let offset: Double

  init(slope: Double, offset: Double) {
    self.slope = slope.isFinite ? min(max(slope, -100), 100) : 1
    self.offset = offset.isFinite ? min(max(offset, -100_000), 100_000) : 0
  }

  /// Creates the length of some of several equal parts with space between them.
  init(count: Int, span: Int, spacing: CGFloat) {
    let (count, span) = (Double(min(max(1, count), 10_000)), Double(min(max(1, span), 10_000)))
    let spacing = spacing.isFinite ? Double(max(0, spacing)) : 0
    self.init(slope: span / count, offset: spacing * (span - 1) - spacing * (count - 1) * span / count)
  }

  /// Creates the linear function that agrees with another function at two points.
  init(_ length: (CGFloat) -> CGFloat) {
    let (first, second) = (Double(length(320)), Double(length(640)))
    let slope = (second - first) / 320
    self.init(slope: slope, offset: first - slope * 320)
  }

  /// The slope and the offset with a space between them.
  var hostName: String { "\(slope) \(offset)" }
}

nonisolated struct RelativeFrameView<Child: View>: PrimitiveView {
  let content: Child
  let axes: Axis.Set
  let alignment: Alignment
  let length: (Axis) -> RelativeLength

  nonisolated init(content: Child, axes: Axis.Set, alignment: Alignment, length: @escaping (Axis) -> RelativeLength) {
    self.content = content
    self.axes = axes
    self.alignment = alignment
    self.length = length
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    RelativeFrameNode(.box, view, type, context)
  }
}

@MainActor
final class RelativeFrameNode<Child: View>: ContainerNode<RelativeFrameView<Child>, Child> {
  override var content: Child { view.content }

  override func resolve() -> Resolved {
    let axes: [(Axis, Axis.Set)] = [(.horizontal, .horizontal), (.vertical, .vertical)]
    let lengths = track { axes.map { view.axes.contains($0.1) ? view.length($0.0).hostName : "-" } }
    return Resolved(content: [.relativeFrame: .strings(lengths), .alignment: .string(view.alignment.hostName)])
  }
}
