import NavigatorHost

/// Rows, one below the other.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  let selection: ListSelection<SelectionValue>?
  let content: Content

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    ListNode(.list, view, type, context)
  }
}

/// Where a list keeps which rows are selected.
enum ListSelection<Value: Hashable> {
  case one(Binding<Value?>)
  case many(Binding<Set<Value>>)
}

extension List {
  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map(ListSelection.many)
    self.content = content()
  }

  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map(ListSelection.one)
    self.content = content()
  }

  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}

extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }

  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }
}

/// Controls in groups.
nonisolated public struct Form<Content: View>: View, PrimitiveView {
  let content: Content

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    FormNode(.form, view, type, context)
  }
}

@MainActor
final class FormNode<Content: View>: ContainerNode<Form<Content>, Content> {
  override var content: Content { view.content }
}

nonisolated struct ListStyleKey: EnvironmentKey {
  static let defaultValue = "automatic"
}

/// How lists look.
@MainActor
@preconcurrency
public protocol ListStyle {}

/// A list style that the host draws.
protocol HostListStyle: ListStyle {
  nonisolated static var hostName: String { get }
}

/// The style that suits where the list is.
nonisolated public struct DefaultListStyle: HostListStyle {
  nonisolated static let hostName = "automatic"
  nonisolated public init() {}
}

/// Rows from edge to edge.
nonisolated public struct PlainListStyle: HostListStyle {
  nonisolated static let hostName = "plain"
  nonisolated public init() {}
}

/// Sections apart, from edge to edge.
nonisolated public struct GroupedListStyle: HostListStyle {
  nonisolated static let hostName = "grouped"
  nonisolated public init() {}
}

/// Sections apart, in rounded groups.
nonisolated public struct InsetGroupedListStyle: HostListStyle {
  nonisolated static let hostName = "insetGrouped"
  nonisolated public init() {}
}

/// Rows inset from the edges.
nonisolated public struct InsetListStyle: HostListStyle {
  nonisolated static let hostName = "inset"
  nonisolated public init() {}
}

/// A column of places to go.
nonisolated public struct SidebarListStyle: HostListStyle {
  nonisolated static let hostName = "sidebar"
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets the style of the lists in this view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let name = (S.self as? any HostListStyle.Type)?.hostName ?? "automatic"
    return EnvironmentView(content: self, change: InternalChange(key: ListStyleKey.self, value: name))
  }
}

/// Sets an internal environment key.
nonisolated struct InternalChange<K: EnvironmentKey>: EnvironmentChanging {
  let key: K.Type
  let value: K.Value

  func apply(to values: inout EnvironmentValues) {
    values[key] = value
  }
}
