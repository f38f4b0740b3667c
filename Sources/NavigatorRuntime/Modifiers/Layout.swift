import Foundation
import NavigatorHost

extension View {
  /// Adds space around this view, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    box(.padding(insets.hostInsets))
  }

  /// Adds space at edges of this view.
  ///
  /// - Parameter length: The space in points; nil uses the host's default.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    box(.padding(Insets(edges, length: length)))
  }

  /// Adds the same space, in points, at each edge of this view.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    box(.padding(Insets(.all, length: length)))
  }
}

extension View {
  /// Sets a fixed size for this view, in points.
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    box(Frame(width: width.fixedLength, height: height.fixedLength), alignment)
  }

  /// Sets bounds for the size of this view, in points. `.infinity` requests all available space.
  ///
  /// The ideal lengths apply where the container proposes no length: along the axis of a scroll view, and in a view of a fixed
  /// size.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    box(
      Frame(
        minWidth: minWidth.fixedLength, maxWidth: maxWidth.bound, minHeight: minHeight.fixedLength, maxHeight: maxHeight.bound,
        idealWidth: idealWidth.fixedLength, idealHeight: idealHeight.fixedLength),
      alignment)
  }

  /// Fixes this view at its ideal size.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Fixes this view at its ideal size along the given axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    box(.outer(.fixedSize(horizontal: horizontal, vertical: vertical)))
  }

  /// Sets the priority with which a stack gives space to this view. The default is 0.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    box(.outer(.layoutPriority(value.isNaN ? 0 : min(max(value, -1e9), 1e9))))
  }
}

extension View {
  /// Constrains the ratio of this view's width to its height. Nil uses the content's own ratio.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    let ratio = aspectRatio.map(Double.init).flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    return box(.style(.aspectRatio(ratio, fills: contentMode == .fill), rank: 1))
  }

  /// Constrains this view to the ratio of a size.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales this view to fit its space and keeps its own ratio.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Scales this view to fill its space and keeps its own ratio.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }

  /// Draws this view at an offset, in points, without changing the space that it takes.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    box(.outer(.offset(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)))
  }

  /// Draws this view at an offset, in points, without changing the space that it takes.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
}

extension CGFloat? {
  /// A finite, non-negative length; nil for an invalid one.
  fileprivate nonisolated var fixedLength: Double? {
    flatMap { $0.isFinite ? Double(Swift.max(0, $0)) : nil }
  }

  /// A non-negative upper bound, which may be infinite.
  fileprivate nonisolated var bound: Double? {
    flatMap { $0.isNaN ? nil : Double(Swift.max(0, $0)) }
  }
}
