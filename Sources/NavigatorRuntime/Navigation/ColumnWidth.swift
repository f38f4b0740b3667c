import Foundation

/// The preferred width of a split view's column, in points.
nonisolated struct ColumnWidth: Hashable, Sendable {
  var minimum: Double?
  var ideal: Double
  var maximum: Double?
}

extension View {
  /// Sets a fixed width, in points, for the column of a split view that contains this view.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    regionOption(.columnWidth(ColumnWidth(minimum: width, ideal: width, maximum: width)))
  }

  /// Sets the preferred width of the column of a split view that contains this view.
  ///
  /// - Parameters:
  ///   - min: The minimum width in points; nil uses the host's default.
  ///   - ideal: The width in points if there is enough space.
  ///   - max: The maximum width in points; nil uses the host's default.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    regionOption(.columnWidth(ColumnWidth(minimum: min.map { Double($0) }, ideal: ideal, maximum: max.map { Double($0) })))
  }
}
