/// The changes that an app has made to the selections of the lists in the sidebar and in the content column of a split view.
///
/// A value is nil if the selection is unchanged. Otherwise it indicates whether a row is selected now.
struct ColumnSelections {
  var sidebar: Bool?
  var content: Bool?

  /// Returns the column on top after the changes if there is space for only one: the column after the last selection. Returns nil
  /// if the changes do not affect it.
  ///
  /// - Parameter shown: The column on top before the changes.
  func column(after shown: NavigationSplitViewColumn, hasContent: Bool) -> NavigationSplitViewColumn? {
    if sidebar == false { return .sidebar }
    if content == true { return .detail }
    if sidebar == true { return hasContent ? .content : .detail }
    return content == false && shown == .detail ? .content : nil
  }
}
