import NavigatorHost

extension TestActions {
  /// Returns the element whose text or identifier is `text`, with its children.
  ///
  /// - Parameters:
  ///   - text: The text or the accessibility identifier.
  ///   - index: The position among the elements that match, starting at 0. Without it, only one element may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such element or there are several.
  public func element(
    _ text: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) -> Element {
    let id = try scope.find(.init(text, index: index, to: "find", TestLocation(fileID: fileID, line: line))) { _ in true }
    return scope.app.mirror.element(id) ?? Element(id: id, role: .placeholder)
  }

  /// Returns the value of a control: the text of a field, the flag of a toggle, the number of a slider, or the text of a picker's
  /// selected option.
  ///
  /// - Parameters:
  ///   - text: The text or the accessibility identifier of the control.
  ///   - index: The position among the controls that match, starting at 0. Without it, only one control may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such control.
  public func value(
    of text: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) -> Content.Value? {
    let location = TestLocation(fileID: fileID, line: line)
    let id = try scope.find(.init(text, index: index, to: "read", location)) { $0.isControl }
    guard let control = scope.app.mirror.shell(id) else { return nil }
    switch control.role {
    case .toggle: return .bool(control.content.bool(.isOn))
    case .button where control.isToggleButton: return .bool(control.content.bool(.isSelected))
    case .picker: return scope.app.chosenOption(of: id).map { .string($0) }
    case .slider, .stepper, .datePicker, .colorPicker: return control.content[.value] ?? control.content[.accessibilityValue]
    default: return .string(control.content.string(.text) ?? "")
    }
  }

  /// Returns a Boolean value that indicates whether the control that `text` refers to is enabled.
  ///
  /// - Parameters:
  ///   - text: The text or the accessibility identifier of the control.
  ///   - index: The position among the controls that match, starting at 0. Without it, only one control may match.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  /// - Throws: ``TestFailure`` if there is no such control.
  public func isEnabled(
    _ text: String, index: Int? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) throws(TestFailure) -> Bool {
    let location = TestLocation(fileID: fileID, line: line)
    let id = try scope.find(.init(text, index: index, to: "look at", location)) {
      $0.isControl || $0.events.contains(.tap)
    }
    return scope.app.mirror.shell(id)?.content.bool(.isDisabled) != true
  }
}

extension TestScope {
  /// Returns the visible texts of this part of the screen, in document order.
  ///
  /// - Throws: ``TestFailure`` if this part is not on the screen.
  public func visibleTexts(fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) -> [String] {
    let surface = app.surface
    return surface.texts(in: try roots(in: surface, .init("texts", to: "read", TestLocation(fileID: fileID, line: line))))
  }

  /// Returns a Boolean value that indicates whether this part of the screen exists and contains a visible element whose text,
  /// accessibility identifier or label equals `text`.
  public func exists(_ text: String) -> Bool {
    let surface = app.surface
    guard let roots = try? roots(in: surface, .init(text, to: "find", TestLocation())) else { return false }
    return surface.exists(text, in: roots)
  }

  /// A Boolean value that indicates whether this part of the screen exists.
  public var exists: Bool {
    (try? roots(in: app.surface, .init("", to: "find", TestLocation()))) != nil
  }
}

extension Surface {
  /// Returns a Boolean value that indicates whether the text, identifier or label of a visible element under `roots` equals
  /// `text`. Labels that are not shown are included, because assistive technologies read them.
  func exists(_ text: String, in roots: [ElementID]) -> Bool {
    texts(in: roots, includesSpoken: true).contains(text)
      || visible(in: roots).contains { element in
        [element.content.string(.identifier), element.content.string(.label)].contains(text)
          || element.pictureLabels.contains(text)
      }
  }
}

extension TestApp {
  fileprivate func chosenOption(of picker: ElementID) -> String? {
    let surface = Surface(mirror: mirror)
    let options = surface.visible(in: [picker]).filter { $0.role == .option }
    return options.first { $0.content.bool(.isSelected) }.map { surface.name(of: $0.id) }
  }
}

extension Element {
  var isField: Bool { [.textField, .secureField, .searchField].contains(role) }

  var isControl: Bool {
    [.textField, .secureField, .searchField, .toggle, .picker, .slider, .stepper, .button, .link, .datePicker, .colorPicker]
      .contains(role)
  }
}
