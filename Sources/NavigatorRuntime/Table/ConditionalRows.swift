extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Wrapped.TableRowValue
}

extension Optional: PrimitiveTableRows where Wrapped: TableRowContent {
  @MainActor func entries(in outline: TableOutline) -> [TableRowEntry<Wrapped.TableRowValue>] {
    map { tableRows(of: $0, in: outline) } ?? []
  }
}

extension _ConditionalContent: TableRowContent
where TrueContent: TableRowContent, FalseContent: TableRowContent, TrueContent.TableRowValue == FalseContent.TableRowValue {
  /// The type of the rows' values.
  public typealias TableRowValue = TrueContent.TableRowValue
}

extension _ConditionalContent: PrimitiveTableRows
where TrueContent: TableRowContent, FalseContent: TableRowContent, TrueContent.TableRowValue == FalseContent.TableRowValue {
  @MainActor func entries(in outline: TableOutline) -> [TableRowEntry<TrueContent.TableRowValue>] {
    switch storage {
    case .first(let rows): branch(0, rows, in: outline)
    case .second(let rows): branch(1, rows, in: outline)
    }
  }

  @MainActor private func branch(
    _ position: Int, _ rows: some TableRowContent, in outline: TableOutline
  ) -> [TableRowEntry<TrueContent.TableRowValue>] {
    let first = outline.sections.count
    let entries: [TableRowEntry<TrueContent.TableRowValue>] = tableRows(of: rows, in: outline)
    outline.sections.identify(from: first, at: position)
    return entries
  }
}
