/// The alignment guide at the start of the separator below a row.
private enum ListRowSeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

/// The alignment guide at the end of the separator below a row.
private enum ListRowSeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}

extension HorizontalAlignment {
  /// The alignment of the start of the separator below a list row. A host starts the separator at the row's text.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// The alignment of the end of the separator below a list row. A host ends the separator at the row's end.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}
