import NavigatorHost
import NavigatorRuntime

extension TestApp {
  var surface: Surface {
    session.settle()
    return Surface(mirror: mirror)
  }

  /// The title of the front screen, which belongs to the topmost presentation if there is one, and else to the window.
  public var title: String? {
    let surface = surface
    return surface.title(of: surface.front)
  }

  /// All visible texts: those of the topmost layer first, then those of the visible layers behind it.
  public var visibleTexts: [String] {
    let surface = surface
    return surface.shownLayers.flatMap { surface.texts(in: $0) }
  }

  /// The visible texts of the topmost layer, such as a sheet.
  public var frontTexts: [String] {
    let surface = surface
    return surface.texts(in: surface.front)
  }

  /// The titles of the screens in the front stack, the root first. The array is empty if no stack is shown. A screen without a
  /// title has an empty title.
  public var stack: [String] {
    let surface = surface
    return surface.stack(of: surface.front)
  }

  /// The presentations over the window's content, in the order in which they appeared.
  public var presentations: [Presentation] {
    let surface = surface
    return surface.layers.reversed().compactMap { roots in
      guard let root = roots.first, let kind = Presentation.Kind(surface.role(of: root)) else { return nil }
      return Presentation(kind, title: surface.title(of: roots))
    }
  }

  /// The titles of the screens of each layer: the window's ``stack`` first, then those of the sheets, covers and popovers in the
  /// order in which they appeared. A layer without a stack has the title of its only screen, or none.
  ///
  /// ```swift
  /// #expect(app.stacks == [["Home", "Orders"], ["Checkout", "Payment"]])
  /// ```
  public var stacks: [[String]] {
    let surface = surface
    let alerts: [Role] = [.alert, .confirmationDialog]
    let layers = surface.layers.reversed().filter { roots in !roots.contains { alerts.contains(surface.role(of: $0)) } }
    return layers.map { surface.stack(of: $0) }
  }

  /// The height of the sheet in front. The value is nil if no sheet is in front or the sheet offers no choice of heights.
  public var detent: PresentationDetent? {
    frontSheet?.content.string(.detent).flatMap { PresentationDetent(name: $0) }
  }

  /// The topmost layer if it is a sheet or popover, else nil.
  var frontSheet: Element? {
    guard let top = surface.front.first.flatMap({ mirror.shell($0) }) else { return nil }
    return top.role == .sheet || top.role == .popover ? top : nil
  }

  /// Returns a Boolean value that indicates whether a visible element has exactly `text` as its text, accessibility identifier or
  /// label.
  public func exists(_ text: String) -> Bool {
    let surface = surface
    return surface.shownLayers.contains { roots in
      surface.texts(in: roots).contains(text)
        || surface.visible(in: roots).contains { [$0.content.string(.identifier), $0.content.string(.label)].contains(text) }
    }
  }

  /// Returns a Boolean value that indicates whether a visible text contains `part`.
  public func contains(_ part: String) -> Bool {
    visibleTexts.contains { $0.contains(part) }
  }

  /// Returns the element of the topmost layer whose text or identifier is `text`, with its children.
  ///
  /// - Throws: ``TestFailure`` if there is no such element, or if several contain the text as part of a longer one.
  public func element(_ text: String, fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) -> Element {
    let id = try find(text, to: "find", fileID, line) { _ in true }
    return mirror.element(id) ?? Element(id: id, role: .placeholder)
  }

  /// Returns the value of a control: the text of a field, the flag of a toggle, the number of a slider, or the text of a picker's
  /// selected option.
  ///
  /// - Throws: ``TestFailure`` if there is no such control.
  public func value(of text: String, fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) -> Content.Value? {
    let id = try find(text, to: "read", fileID, line) { $0.isControl }
    guard let control = mirror.shell(id) else { return nil }
    switch control.role {
    case .toggle: return .bool(control.content.bool(.isOn))
    case .picker: return chosenOption(of: id).map { .string($0) }
    case .slider, .stepper: return control.content[.value] ?? control.content[.accessibilityValue]
    default: return .string(control.content.string(.text) ?? "")
    }
  }

  /// Returns a Boolean value that indicates whether the control that `text` refers to is enabled.
  ///
  /// - Throws: ``TestFailure`` if there is no such control.
  public func isEnabled(_ text: String, fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) -> Bool {
    let id = try find(text, to: "look at", fileID, line) { $0.isControl || $0.events.contains(.tap) }
    return mirror.shell(id)?.content.bool(.isDisabled) != true
  }

  private func chosenOption(of picker: ElementID) -> String? {
    let options = Surface(mirror: mirror).visible(in: [picker]).filter { $0.role == .option }
    guard let chosen = options.first(where: { $0.content.bool(.isSelected) }) else { return nil }
    return Surface(mirror: mirror).texts(in: [chosen.id]).joined(separator: " ")
  }
}

extension Element {
  var isField: Bool { [.textField, .secureField, .searchField].contains(role) }

  var isControl: Bool {
    [.textField, .secureField, .searchField, .toggle, .picker, .slider, .stepper, .button, .link].contains(role)
  }
}
