import Foundation

extension View {
  /// Sets the space between the icons and the titles of the labels in this view, in points. Labels with a style of the app are
  /// unchanged.
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    inheriting(\.options.labelSpacing, value.length)
  }

  /// Sets the width that the labels in this view reserve for their icons, in points. A wider icon keeps its width. Labels with a
  /// style of the app are unchanged.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    inheriting(\.options.labelIconWidth, value.length)
  }
}

extension CGFloat {
  /// The value as a length for the host, or nil if it is not finite.
  nonisolated fileprivate var length: CGFloat? { isFinite ? Swift.min(Swift.max(self, 0), 10_000) : nil }
}
