import NavigatorHost

/// A view with a sidebar and a detail, or with a content column between them. A column shows the item that the user chooses in
/// the previous one. A narrow host shows one of them at a time. The detail stays when the row of its item is removed, until the
/// app or the user selects another item or none.
///
/// ```swift
/// NavigationSplitView {
///   List(mails) { mail in NavigationLink(mail.subject, value: mail) }
///     .navigationDestination(for: Mail.self) { mail in MailView(mail: mail) }
/// } detail: {
///   Text("Choose a mail")
/// }
/// ```
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PrimitiveView {
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  /// The column between the sidebar and the detail; nil if there are two columns.
  let content: Content?
  let detail: Detail
  /// A Boolean value that indicates whether links in the sidebar of three columns open in the second one instead of the detail.
  var opensLinksInNextColumn = false

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    SplitNode(.splitView, view, type, context)
  }
}

extension NavigationSplitView {
  /// Creates a split view with a sidebar, a content column and a detail.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, compactColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a split view with a sidebar, a content column and a detail. A binding controls which of them are visible.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, compactColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a split view with a sidebar, a content column and a detail. A binding controls which of them is on top if there is
  /// space for only one.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, compactColumn: preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a split view with a sidebar, a content column and a detail. Bindings control which of them are visible, and which
  /// is on top if there is space for only one.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, compactColumn: preferredCompactColumn, sidebar: sidebar(), content: content(),
      detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view with a sidebar and a detail.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, compactColumn: nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates a split view with a sidebar and a detail. A binding controls which of them are visible.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, compactColumn: nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates a split view with a sidebar and a detail. A binding controls which of them is on top if there is space for only
  /// one.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: nil, compactColumn: preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates a split view with a sidebar and a detail. Bindings control which of them are visible, and which is on top if there
  /// is space for only one.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, compactColumn: preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
  }
}

/// The visibility of a split view's columns.
nonisolated public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private enum Columns: String, Codable {
    case automatic, all, doubleColumn, detailOnly
  }

  private let columns: Columns

  /// The columns that the host has space for.
  public static let automatic = NavigationSplitViewVisibility(columns: .automatic)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(columns: .all)
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(columns: .doubleColumn)
  /// The detail only.
  public static let detailOnly = NavigationSplitViewVisibility(columns: .detailOnly)
}

/// A column of a split view.
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
  enum Place: Int {
    case sidebar, content, detail
  }

  let place: Place

  /// The sidebar.
  public static let sidebar = NavigationSplitViewColumn(place: .sidebar)
  /// The content column, between the sidebar and the detail.
  public static let content = NavigationSplitViewColumn(place: .content)
  /// The detail.
  public static let detail = NavigationSplitViewColumn(place: .detail)
}
