import NavigatorHost

/// A sidebar beside a detail. What is chosen in the sidebar is shown in the detail; where there is little space, in its place.
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
  let detail: Detail

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    SplitNode(.splitView, view, type, context)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// A sidebar and a detail.
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(visibility: nil, compactColumn: nil, sidebar: sidebar(), detail: detail())
  }

  /// A sidebar and a detail; a binding says which of them are shown.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: columnVisibility, compactColumn: nil, sidebar: sidebar(), detail: detail())
  }

  /// A sidebar and a detail; a binding says which of them is on top where there is space for one.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(visibility: nil, compactColumn: preferredCompactColumn, sidebar: sidebar(), detail: detail())
  }

  /// A sidebar and a detail; bindings say which of them are shown, and which is on top where there is space for one.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, compactColumn: preferredCompactColumn, sidebar: sidebar(), detail: detail())
  }
}

/// Which columns of a split view are shown.
nonisolated public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private enum Columns: String, Codable {
    case automatic, all, doubleColumn, detailOnly
  }

  private let columns: Columns

  /// What suits the host: all columns it has space for.
  public static let automatic = NavigationSplitViewVisibility(columns: .automatic)
  public static let all = NavigationSplitViewVisibility(columns: .all)
  /// The two last columns.
  public static let doubleColumn = NavigationSplitViewVisibility(columns: .doubleColumn)
  public static let detailOnly = NavigationSplitViewVisibility(columns: .detailOnly)
}

/// A column of a split view.
nonisolated public struct NavigationSplitViewColumn: Hashable, Sendable {
  private enum Place {
    case sidebar, content, detail
  }

  private let place: Place

  public static let sidebar = NavigationSplitViewColumn(place: .sidebar)
  public static let content = NavigationSplitViewColumn(place: .content)
  public static let detail = NavigationSplitViewColumn(place: .detail)
}
