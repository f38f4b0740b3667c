// Sections among the rows of a table.

extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the row body, which is `Never` because the runtime displays the rows directly.
  public typealias TableRowBody = Never

  /// Creates a section of table rows with a header, which extends over all columns.
  ///
  /// ```swift
  /// Table(of: Person.self) {
  ///   TableColumn("Name", value: \.name)
  /// } rows: {
  ///   Section {
  ///     ForEach(guests) { TableRow($0) }
  ///   } header: {
  ///     Label("Guests", systemImage: "person.2")
  ///   }
  /// }
  /// ```
  nonisolated public init<V, H: View>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
  where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(TableHeaderRowContent(content: header()), content(), nil)
  }

  /// Creates a section of table rows with a localized title.
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(TableHeaderRowContent(content: Text(titleKey)), content(), nil)
  }

  /// Creates a section of table rows with a title.
  @_disfavoredOverload
  nonisolated public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(TableHeaderRowContent(content: Text(title)), content(), nil)
  }

  /// Creates a section of table rows without a header.
  nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content)
  where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(EmptyTableRowContent(), content(), nil)
  }
}

extension Section where Parent: TableRowContent, Content: TableRowContent {
  /// Creates a section of table rows with a header, whose rows are shown while a binding is true. A button in the header
  /// collapses and expands the section.
  nonisolated public init<V, H: View>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  ) where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(TableHeaderRowContent(content: header()), content(), isExpanded)
  }

  /// Creates a section of table rows with a localized title, whose rows are shown while a binding is true. A button in the header
  /// collapses and expands the section.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  ) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(TableHeaderRowContent(content: Text(titleKey)), content(), isExpanded)
  }

  /// Creates a section of table rows with a title, whose rows are shown while a binding is true. A button in the header collapses
  /// and expands the section.
  @_disfavoredOverload
  nonisolated public init<V, S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
  ) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(TableHeaderRowContent(content: Text(title)), content(), isExpanded)
  }

  nonisolated private init<V>(_ header: Parent, _ content: Content, _ isExpanded: Binding<Bool>?)
  where Footer == EmptyTableRowContent<V> {
    self.init(header: header, content: content, footer: EmptyTableRowContent(), isExpanded: isExpanded)
  }
}

extension Section: PrimitiveTableRows where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
  @MainActor func entries(in outline: TableOutline) -> [TableRowEntry<Content.TableRowValue>] {
    let sections = outline.sections
    guard sections.hasRoom else {
      outline.budget.exceed()
      return []
    }
    let view = (header as? any TableHeaderView)?.headerView
    sections.begin(view.map { TableSectionHeader(view: $0, isExpanded: isExpanded) }, at: outline.budget.rowCount)
    let first = sections.count
    var entries: [TableRowEntry<Content.TableRowValue>] = view == nil ? tableRows(of: header, in: outline) : []
    if isExpanded?.wrappedValue ?? true { entries += tableRows(of: content, in: outline) }
    entries += tableRows(of: footer, in: outline)
    sections.identifyContent(from: first)
    sections.end(at: outline.budget.rowCount)
    return entries
  }
}
