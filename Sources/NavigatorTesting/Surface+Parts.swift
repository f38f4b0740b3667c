import NavigatorHost

/// Rows, sections and other parts of a screen that a test can name.
extension Surface {
  private static let lists: Set<Role> = [.list, .form, .section, .lazyStack]
  private static let notRows: Set<Role> = [.section, .sectionHeader, .sectionFooter, .rowGap]

  /// Returns the rows of the lists and forms in `roots` in document order.
  func rows(in roots: [ElementID]) -> [ElementID] {
    visible(in: roots).map(\.id).filter { isRow($0) }
  }

  func isRow(_ id: ElementID) -> Bool {
    guard let parent = mirror.parent(of: id) else { return false }
    return Self.lists.contains(role(of: parent)) && !Self.notRows.contains(role(of: id))
  }

  /// Returns the rows that contain `text`. Outside of lists and forms a row is the nearest `HStack` around it.
  func rows(with text: String, index: Int?, in roots: [ElementID]) -> Search.Result {
    let rows = Set(rows(in: roots))
    let inLists = Search(surface: self, query: text, index: index) { rows.contains($0.id) }.run(in: roots)
    switch inLists {
    case .found, .ambiguous, .outOfRange: return inLists
    case .unusable, .nothing: return Search(surface: self, query: text, index: index) { $0.role == .hStack }.run(in: roots)
    }
  }

  /// Returns the elements with an identifier or label, or otherwise the sections with a header.
  func containers(named name: String, index: Int?, in roots: [ElementID]) -> Search.Result {
    let shells = visible(in: roots)
    let candidates = [
      shells.filter { $0.content.string(.identifier) == name }.map(\.id),
      shells.filter { $0.role == .section && header(of: $0.id) == name }.map(\.id),
      shells.filter { $0.content.string(.label) == name }.map(\.id),
    ]
    guard let ids = candidates.first(where: { !$0.isEmpty }) else { return .nothing }
    return Search.Result(candidates: ids, index: index)
  }

  func containerNames(in roots: [ElementID]) -> [String] {
    visible(in: roots).compactMap { shell in
      shell.content.string(.identifier) ?? (shell.role == .section ? header(of: shell.id) : nil)
    }
  }

  private func header(of section: ElementID) -> String? {
    mirror.children(of: section).first { role(of: $0) == .sectionHeader }.map { texts(in: [$0]).joined(separator: " ") }
  }

  /// Returns the label of the row that contains a field, or nil if the row has none.
  func rowLabel(of field: ElementID) -> String? {
    guard let row = mirror.ancestors(of: field).first(where: { role(of: $0) == .labeledContent }) else { return nil }
    let parts = mirror.children(of: row).filter { role(of: $0) != .labeledContentValue }
    let label = texts(in: parts).joined(separator: " ")
    return label.isEmpty ? nil : label
  }

  /// Returns the title of a tab without its badge.
  func tabTitle(_ tab: ElementID) -> String {
    let label = mirror.children(of: tab)
    let texts = texts(in: label).joined(separator: " ")
    return texts.isEmpty ? name(of: tab) : texts
  }

  // MARK: Descriptions

  /// Returns descriptions of elements for a failure message.
  func list(_ ids: [ElementID]) -> String {
    let maximumCount = 10
    let rest = ids.count > maximumCount ? ", and \(ids.count - maximumCount) more" : ""
    return ids.prefix(maximumCount).map { describe($0) }.joined(separator: ", ") + rest
  }

  /// Returns the texts of elements in quotation marks.
  func quoted(_ ids: [ElementID]) -> String {
    ids.isEmpty ? "none" : ids.map { "\"\(name(of: $0))\"" }.joined(separator: ", ")
  }

  /// Returns a description with the role, the name and the position of an element.
  private func describe(_ id: ElementID) -> String {
    let identifier = mirror.shell(id)?.content.string(.identifier).map { " #\($0)" } ?? ""
    return "\(role(of: id).rawValue) \"\(name(of: id))\"\(identifier)\(place(of: id).map { " in \($0)" } ?? "")"
  }

  /// Returns the accessible name of an element: its texts, including those of a label that shows its icon only.
  func name(of id: ElementID) -> String {
    let spoken = texts(in: [id], includesSpoken: true).joined(separator: " ")
    if !spoken.isEmpty { return spoken }
    let shells = visible(in: [id])
    return shells.lazy.compactMap(\.names.first).first ?? shells.lazy.compactMap(\.pictureNames.first).first
      ?? mirror.shell(id)?.content.string(.identifier) ?? ""
  }

  private func place(of id: ElementID) -> String? {
    for ancestor in mirror.ancestors(of: id) {
      if isRow(ancestor) { return "row \"\(name(of: ancestor))\"" }
      switch role(of: ancestor) {
      case .toolbarItem: return "the toolbar"
      case .section: if let header = header(of: ancestor) { return "section \"\(header)\"" }
      case .column: if let kind = mirror.shell(ancestor)?.content.kind { return "the \(kind.rawValue) column" }
      default: break
      }
    }
    return nil
  }
}

extension Surface {
  /// The items of the app's menus, each without its children. Their keyboard shortcuts are active while nothing is presented.
  var commandItems: [Element] {
    guard layers.count == 1 else { return [] }
    let boxes = mirror.children(of: mirror.rootID).filter { mirror.shell($0)?.content.hasKind(.shortcuts) == true }
    return visible(in: boxes.flatMap { mirror.children(of: $0) })
  }
}
