/// A view that shows a stack of screens, or a sidebar with a detail. Prefer ``NavigationStack`` and ``NavigationSplitView``.
///
/// ```swift
/// NavigationView {
///   List(mails) { mail in
///     NavigationLink(mail.subject, destination: MailView(mail: mail))
///   }
///   .navigationBarTitle("Inbox")
/// }
/// ```
///
/// A navigation view with one view is a stack. If it has a second view, which is the detail, it is a split view, and links in the
/// first view open in the detail. With three views, links in the first view open in the second column, and links there in the
/// third one, which is the detail. In the style ``NavigationViewStyle/stack`` only the first view is shown.
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content
  @Environment(\.navigationViewSplits) private var splits

  /// Creates a navigation view.
  ///
  /// - Parameter content: The root of the stack, or the sidebar and the detail, with a column between them. A fourth view is not
  ///   shown.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The stack or the split view.
  @MainActor public var body: some View {
    let columns = SubviewsCollection(of: content)
    if columns.count < 2 {
      NavigationStack { content }
    } else if splits, columns.count > 2 {
      NavigationSplitView(
        visibility: nil, compactColumn: nil, sidebar: columns[0].id(columns[0].id), content: columns[1].id(columns[1].id),
        detail: columns[2].id(columns[2].id), opensLinksInNextColumn: true)
    } else if splits {
      NavigationSplitView {
        columns[0].id(columns[0].id)
      } detail: {
        columns[1].id(columns[1].id)
      }
    } else {
      NavigationStack { columns[0].id(columns[0].id) }
    }
  }
}
