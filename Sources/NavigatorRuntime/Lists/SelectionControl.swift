import NavigatorHost

extension ElementNode {
  /// Shows or removes the control that selects the element as a row. A `swipeRow` contains the element and the control. If the
  /// row has other parts, their `swipeRow` is used; otherwise the element receives a box.
  ///
  /// - Parameters:
  ///   - row: The row that the control selects, or nil for no control.
  ///   - levels: The levels of the element, which receive the box.
  final func showSelectionControl(of row: SelectableRow?, in levels: inout [BoxLevel]) {
    guard let element else { return }
    guard let row else { return removeSelectionControl(of: element) }
    let holder = elementParent
    let (label, tint) = graph.queue.reading(as: self) { (string(of: Text(SystemWord.select)), inherited.tintPaint) }
    let control = element.selectionControl ?? makeSelectionControl(of: element, in: holder)
    control.tapAction = { row.source.choose(row.tag) }
    control.set([.kind: .kind(.select), .label: .string(label), .isOn: .bool(row.source.isSelected(row.tag, self))])
    var style = Style()
    if let tint { style.set(.tint(tint)) }
    control.set(style)
    // A host uses the name of the row as the name of the control.
    levels[levels.count - 1].entries.append(Content.Entry(.selectionControl, .string("\(control.id.rawValue)")))
    if holder?.role != .swipeRow {
      var box = BoxLevel()
      box.isControlRow = true
      levels.append(box)
    }
  }

  private func makeSelectionControl(of element: ElementRecord, in holder: ElementRecord?) -> ElementRecord {
    let control = ElementRecord(.rowControl, node: self, events: .tap)
    element.selectionControl = control
    holder?.mark(.children)
    return control
  }

  private func removeSelectionControl(of element: ElementRecord) {
    guard let control = element.selectionControl else { return }
    element.selectionControl = nil
    graph.elements.remove(control)
    control.isAttached = false
    control.tapAction = nil
    control.referent = nil
    elementParent?.mark(.children)
  }
}

extension SwipeRow {
  /// Inserts the control that selects the row before the row's content. Returns a Boolean value that indicates whether the row
  /// has one.
  @discardableResult
  func insertSelectionControl(into elements: inout [ElementRecord]) -> Bool {
    for index in elements.indices {
      guard let control = elements[index].node.element?.selectionControl else { continue }
      elements.insert(control, at: index)
      return true
    }
    return false
  }
}

extension ElementRecord {
  /// The control that selects the row around the element; nil if there is none. It receives the taps on all elements in the row.
  var enclosingSelectionControl: ElementRecord? {
    guard node.graph.elements.hasSelectionControls else { return nil }
    var record: ElementRecord? = self
    while let current = record {
      if let control = current.node.element?.selectionControl { return control }
      record = current.node.elementParent
    }
    return nil
  }
}
