import Foundation
import NavigatorHost

extension View {
  /// Gives this view the size of the nearest container along the given axes. Containers are scroll views, columns, sheets and
  /// windows.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    RelativeFrameView(content: self, axes: axes, part: RelativePart(count: 1, span: 1, spacing: 0), alignment: alignment)
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
    let part = RelativePart(
      count: min(max(1, count), 10_000), span: min(max(1, span), 10_000), spacing: spacing.isFinite ? Double(max(0, spacing)) : 0)
    return RelativeFrameView(content: self, axes: axes, part: part, alignment: alignment)
  }
}

/// A part of a length that is divided into equal parts with space between them.
nonisolated struct RelativePart: Equatable {
  let count: Int
  let span: Int
  let spacing: Double
}

nonisolated struct RelativeFrameView<Child: View>: PrimitiveView {
  let content: Child
  let axes: Axis.Set
  let part: RelativePart
  let alignment: Alignment

  nonisolated init(content: Child, axes: Axis.Set, part: RelativePart, alignment: Alignment) {
    self.content = content
    self.axes = axes
    self.part = part
    self.alignment = alignment
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    RelativeFrameNode(.box, view, type, context)
  }
}

@MainActor
final class RelativeFrameNode<Child: View>: ContainerNode<RelativeFrameView<Child>, Child> {
  override var content: Child { view.content }

  override func resolve() -> Resolved {
    guard let axes = view.axes.hostName else { return Resolved() }
    let part = view.part
    return Resolved(
      content: [
        .relativeFrame: .string("\(axes) \(part.count) \(part.span) \(part.spacing)"),
        .alignment: .string(view.alignment.hostName),
      ])
  }
}
