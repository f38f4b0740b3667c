import NavigatorLayout

/// The alignment guide at the start of the separator below a row.
private enum ListRowSeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

/// The alignment guide at the end of the separator below a row.
private enum ListRowSeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}

extension HorizontalAlignment {
  /// The key of the guide for an end of a separator in a layout, or nil for other alignments.
  nonisolated static func separatorKey(of alignment: CustomAlignment) -> LayoutGuideKey? {
    if alignment.type == ListRowSeparatorLeading.self { return .separatorStart }
    return alignment.type == ListRowSeparatorTrailing.self ? .separatorEnd : nil
  }

  /// The alignment of the start of the separator below a list row. If no view in the row sets the guide, a host starts the
  /// separator at the row's text.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// The alignment of the end of the separator below a list row. If no view in the row sets the guide, a host ends the
  /// separator at the row's end.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}
