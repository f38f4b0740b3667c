import NavigatorHost

extension TestApp {
  // MARK: Fields

  /// Types `text` at the end of a field, one character at a time. The field is found by its identifier, label, placeholder or
  /// text.
  ///
  /// - Throws: ``TestFailure`` if there is no such field or it does not accept text.
  public func type(
    _ text: String, into field: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let id = try focusField(field, to: "type into", fileID, line)
    for letter in text {
      try edit(id, field, (mirror.shell(id)?.content.string(.text) ?? "") + String(letter), fileID, line)
    }
  }

  /// Removes the text of a field.
  ///
  /// - Throws: ``TestFailure`` if there is no such field.
  public func clear(_ field: String, fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    let id = try focusField(field, to: "clear", fileID, line)
    try edit(id, field, "", fileID, line)
  }

  /// Presses Return in a field.
  ///
  /// - Throws: ``TestFailure`` if there is no such field.
  public func submit(in field: String, fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    let id = try focusField(field, to: "submit in", fileID, line)
    try perform(.submit, on: id, "submit in \"\(field)\"", fileID, line)
  }

  /// Moves the focus to a field.
  ///
  /// - Throws: ``TestFailure`` if there is no such field.
  public func focus(_ field: String, fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    _ = try focusField(field, to: "focus", fileID, line)
  }

  /// Cancels the search of the front screen, as its Cancel button does. The search field is empty afterwards.
  ///
  /// - Throws: ``TestFailure`` if no search is active.
  public func cancelSearch(fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    let surface = surface
    let field = surface.visible(in: surface.front).last { $0.role == .searchField }
    guard let field, field.content.bool(.isSearching) else {
      throw failure("cannot cancel the search: \(field == nil ? "there is no search field" : "none is active")", fileID, line)
    }
    try perform(.dismiss, on: field.id, "cancel the search", fileID, line)
  }

  private func focusField(
    _ field: String, to verb: String, _ fileID: StaticString, _ line: UInt
  ) throws(TestFailure) -> ElementID {
    let id = try find(field, to: verb, fileID, line) { $0.isField }
    if let shell = mirror.shell(id), shell.events.contains(.focus), !shell.content.bool(.isFocused) {
      try perform(.focus(true), on: id, "\(verb) \"\(field)\"", fileID, line)
    }
    return id
  }

  private func edit(
    _ id: ElementID, _ field: String, _ text: String, _ fileID: StaticString, _ line: UInt
  ) throws(TestFailure) {
    let known = mirror.shell(id)?.content.number(.revision).flatMap { Int(exactly: $0) } ?? 0
    let revision = max(revisions[id] ?? 0, known) + 1
    revisions[id] = revision
    try perform(.change(.string(text), revision: revision), on: id, "type into \"\(field)\"", fileID, line)
  }

  // MARK: Other controls

  /// Turns a toggle on or off. Does nothing if the toggle already has that value.
  ///
  /// - Throws: ``TestFailure`` if there is no such toggle.
  public func setToggle(
    _ name: String, to isOn: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let id = try find(name, to: "switch", fileID, line) { $0.role == .toggle }
    guard mirror.shell(id)?.content.bool(.isOn) != isOn else { return }
    try perform(.change(.bool(isOn), revision: 0), on: id, "switch \"\(name)\"", fileID, line)
  }

  /// Sets the value of a slider.
  ///
  /// - Throws: ``TestFailure`` if there is no such slider or the value is out of its range.
  public func setSlider(
    _ name: String, to value: Double, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let id = try find(name, to: "slide", fileID, line) { $0.role == .slider }
    try perform(.change(.number(value), revision: 0), on: id, "slide \"\(name)\" to \(value)", fileID, line)
  }

  /// Taps the plus button of a stepper.
  ///
  /// - Throws: ``TestFailure`` if there is no such stepper or it is at its maximum.
  public func increment(_ name: String, fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    try step(name, 1, .canIncrement, "increment", fileID, line)
  }

  /// Taps the minus button of a stepper.
  ///
  /// - Throws: ``TestFailure`` if there is no such stepper or it is at its minimum.
  public func decrement(_ name: String, fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) {
    try step(name, -1, .canDecrement, "decrement", fileID, line)
  }

  private func step(
    _ name: String, _ direction: Double, _ permission: Content.Key, _ verb: String, _ fileID: StaticString, _ line: UInt
  ) throws(TestFailure) {
    let id = try find(name, to: verb, fileID, line) { $0.role == .stepper }
    if mirror.shell(id)?.content[permission] == .bool(false) {
      throw failure("cannot \(verb) \"\(name)\": it is at its end", fileID, line)
    }
    try perform(.change(.number(direction), revision: 0), on: id, "\(verb) \"\(name)\"", fileID, line)
  }

  /// Selects an option of a picker by the option's text or identifier.
  ///
  /// - Throws: ``TestFailure`` if there is no such picker or option.
  public func select(
    _ option: String, in picker: String, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) {
    let id = try find(picker, to: "choose in", fileID, line) { $0.role == .picker }
    let surface = Surface(mirror: mirror)
    let options = surface.visible(in: [id]).filter { $0.role == .option }
    let texts = options.map { surface.texts(in: [$0.id]).joined(separator: " ") }
    let index = options.indices.first { texts[$0] == option || options[$0].content.string(.identifier) == option }
    guard let index else {
      throw failure("cannot choose \"\(option)\" in \"\(picker)\": it offers \(texts)", fileID, line)
    }
    try choose(option: options[index].id, "choose \"\(option)\" in \"\(picker)\"", fileID, line)
  }

  /// Selects `option` in the picker that contains it.
  func choose(
    option: ElementID, _ attempt: String, _ fileID: StaticString, _ line: UInt
  ) throws(TestFailure) {
    let surface = Surface(mirror: mirror)
    guard let picker = mirror.ancestors(of: option).first(where: { surface.role(of: $0) == .picker }) else {
      throw failure("cannot \(attempt): the option is in no picker", fileID, line)
    }
    let options = surface.visible(in: [picker]).filter { $0.role == .option }
    let index = options.firstIndex { $0.id == option } ?? 0
    try perform(.change(.number(Double(index)), revision: 0), on: picker, attempt, fileID, line)
  }
}
