import Foundation
import NavigatorHost

extension View {
  /// Sets the size of this view to the size of the nearest container along the given axes. Containers are scroll views, columns,
  /// sheets and windows.
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    RelativeFrameView(content: self, axes: axes, alignment: alignment) { _, _ in RelativeLength(slope: 1, offset: 0) }
  }

  /// Sets the size of this view to a fraction of the nearest container's size along the given axes.
  ///
  /// - Parameters:
  ///   - axes: The axes.
  ///   - count: The number of parts into which the container is divided.
  ///   - span: The number of parts that the view occupies.
  ///   - spacing: The spacing between parts, in points.
  ///   - alignment: The alignment of the view in its frame.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let length = RelativeLength(count: count, span: span, spacing: spacing)
    return RelativeFrameView(content: self, axes: axes, alignment: alignment) { _, _ in length }
  }

  /// Sets the size of this view to a function of the nearest container's size along the given axes.
  ///
  /// If the closure is a linear function of the container's length, the host computes the length. Otherwise, the session calls
  /// the closure each time the length of the container changes.
  ///
  /// - Parameters:
  ///   - axes: The axes.
  ///   - alignment: The alignment of the view in its frame.
  ///   - length: A closure that computes the length of the view from the length of the container.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    RelativeFrameView(content: self, axes: axes, alignment: alignment) { axis, container in
      RelativeLength(linear: { length($0, axis) })
        ?? RelativeLength(slope: 0, offset: Double(length(container(axis), axis)))
    }
  }
}

/// A linear function of another length.
nonisolated struct RelativeLength: Equatable {
  let slope: Double
  let offset: Double

  init(slope: Double, offset: Double) {
    self.slope = slope.isFinite ? min(max(slope, -100), 100) : 1
    self.offset = offset.isFinite ? min(max(offset, -100_000), 100_000) : 0
  }

  /// Creates the length of several parts of a container that is divided into equal parts with spacing.
  init(count: Int, span: Int, spacing: CGFloat) {
    let (count, span) = (Double(min(max(1, count), 10_000)), Double(min(max(1, span), 10_000)))
    let spacing = spacing.isFinite ? Double(max(0, spacing)) : 0
    self.init(slope: span / count, offset: spacing * (span - 1) - spacing * (count - 1) * span / count)
  }

  /// The lengths at which a function is compared with a linear function.
  private static let samples: [CGFloat] = [60, 150, 240, 375, 430, 500, 768, 820, 1_024, 1_440, 2_560]

  /// Creates a linear function that equals another function. Returns nil if the other function is not linear.
  init?(linear length: (CGFloat) -> CGFloat) {
    let (first, second) = (Double(length(320)), Double(length(640)))
    let slope = (second - first) / 320
    let offset = first - slope * 320
    let isLinear = Self.samples.allSatisfy { abs(Double(length($0)) - Double($0) * slope - offset) < 0.01 }
    guard isLinear else { return nil }
    self.init(slope: slope, offset: offset)
  }

  /// The slope and the offset, separated by a space.
  var hostName: String { "\(slope) \(offset)" }
}

nonisolated struct RelativeFrameView<Child: View>: PrimitiveView {
  let content: Child
  let axes: Axis.Set
  let alignment: Alignment
  /// A closure that returns the length along an axis. Its second parameter returns the length of the container.
  let length: (Axis, (Axis) -> CGFloat) -> RelativeLength

  nonisolated init(
    content: Child, axes: Axis.Set, alignment: Alignment, length: @escaping (Axis, (Axis) -> CGFloat) -> RelativeLength
  ) {
    self.content = content
    self.axes = axes
    self.alignment = alignment
    self.length = length
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    view.appliesToMembers
      ? TransparentNode(view, type, context) { ModifiedMembers(of: $0) } : RelativeFrameNode(.box, view, type, context)
  }
}

@MainActor
final class RelativeFrameNode<Child: View>: ContainerNode<RelativeFrameView<Child>, Child> {
  override var content: Child { view.content }

  override func resolve() -> Resolved {
    let axes: [(Axis, Axis.Set)] = [(.horizontal, .horizontal), (.vertical, .vertical)]
    let lengths = track {
      axes.map { axis in
        guard view.axes.contains(axis.1) else { return "-" }
        return view.length(axis.0) { container(along: $0) }.hostName
      }
    }
    return Resolved(content: [.relativeFrame: .strings(lengths), .alignment: .alignment(view.alignment.hostAlignment)])
  }

  /// Returns the length of the nearest container, without its content margins.
  private func container(along axis: Axis) -> CGFloat {
    var record = elementParent
    while let current = record, !current.role.isFrameContainer { record = current.node.elementParent }
    guard let record else { return 0 }
    let size = graph.geometry.observer(of: record).size
    var length = axis == .horizontal ? size.width : size.height
    if record.role == .scrollView, let margins = read(ContentMarginsKey.self) {
      let (first, last) = axis == .horizontal ? (margins.leading, margins.trailing) : (margins.top, margins.bottom)
      length -= CGFloat((first ?? 0) + (last ?? 0))
    }
    return max(0, length)
  }
}

extension Role {
  /// A Boolean value that indicates whether elements of this role are containers for relative frames.
  fileprivate var isFrameContainer: Bool {
    switch self {
    case .scrollView, .list, .form, .column, .sheet, .cover, .popover, .screenContent, .window: true
    default: false
    }
  }
}
