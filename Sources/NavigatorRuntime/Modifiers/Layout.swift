import Foundation
import NavigatorHost

extension View {
  /// Puts space around this view.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    box(.padding(insets.hostInsets))
  }

  /// Puts space at edges of this view; without a length the host's own.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    box(.padding(Insets(edges, length: length)))
  }

  /// Puts the same space at each edge of this view.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    box(.padding(Insets(.all, length: length)))
  }
}

extension View {
  /// Gives this view a space of a given size.
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    box(.frame(Frame(width: width.fixedLength, height: height.fixedLength, alignment: alignment.hostName)))
  }

  /// Gives this view a space within bounds; `.infinity` asks for all there is. The ideal lengths are a hint.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    box(
      .frame(
        Frame(
          minWidth: minWidth.fixedLength, maxWidth: maxWidth.bound, minHeight: minHeight.fixedLength,
          maxHeight: maxHeight.bound, alignment: alignment.hostName)))
  }

  /// Keeps this view at the size it would have with all the space it wants.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps this view at the length it would have along an axis with all the space it wants.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    box(.outer(.fixedSize(horizontal: horizontal, vertical: vertical)))
  }

  /// Says which of the views in a stack get space first; 0 unless it is set.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    box(.outer(.layoutPriority(value.isNaN ? 0 : value)))
  }
}

extension View {
  /// Keeps this view's width in a ratio to its height; nil is the content's own ratio.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    let ratio = aspectRatio.map(Double.init).flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    return box(.style(.aspectRatio(ratio, fills: contentMode == .fill), rank: 1))
  }

  /// Keeps this view's width in a ratio to its height.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Keeps this view's own ratio and shows all of it.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Keeps this view's own ratio and leaves no space empty.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }

  /// Shows this view at another place; the space it takes stays where it was.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    box(.outer(.offset(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)))
  }

  /// Shows this view at another place; the space it takes stays where it was.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }
}

extension CGFloat? {
  /// A length that can be laid out: not negative, and finite.
  fileprivate nonisolated var fixedLength: Double? {
    flatMap { $0.isFinite ? Double(Swift.max(0, $0)) : nil }
  }

  /// An upper bound, which may be infinite.
  fileprivate nonisolated var bound: Double? {
    flatMap { $0.isNaN ? nil : Double(Swift.max(0, $0)) }
  }
}
