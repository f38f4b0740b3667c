import NavigatorHost
import NavigatorRuntime

extension TestApp {
  var surface: Surface {
    session.settle()
    return Surface(mirror: mirror)
  }

  /// The title of the front screen: of the topmost presentation if there is one, else of the window.
  public var title: String? {
    let surface = surface
    return surface.title(of: surface.front)
  }

  /// Everything that can be read: the topmost layer's texts first, then those of the layers that show behind it.
  public var visibleTexts: [String] {
    let surface = surface
    return surface.shownLayers.flatMap { surface.texts(in: $0) }
  }

  /// What can be read in the topmost layer, such as a sheet.
  public var frontTexts: [String] {
    let surface = surface
    return surface.texts(in: surface.front)
  }

  /// The titles of the front stack's screens, the root first; empty where no stack is shown. A screen without a title is "".
  public var stack: [String] {
    let surface = surface
    return surface.stack(of: surface.front)
  }

  /// What is shown over the window's content, in the order it appeared.
  public var presentations: [Presentation] {
    let surface = surface
    return surface.layers.reversed().compactMap { roots in
      guard let root = roots.first, let kind = Presentation.Kind(surface.role(of: root)) else { return nil }
      return Presentation(kind, title: surface.title(of: roots))
    }
  }

  /// The titles of each layer's screens: the window's ``stack`` first, then those of the sheets, covers and popovers over it, in the
  /// order they appeared. A layer without a stack has the one title of its screen, or none.
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

  /// The height of the sheet in front; nil where there is no sheet in front, or it offers no heights to choose from.
  public var detent: PresentationDetent? {
    frontSheet?.content.string(.detent).flatMap { PresentationDetent(name: $0) }
  }

  /// The topmost layer, where it is a sheet or popover.
  var frontSheet: Element? {
    guard let top = surface.front.first.flatMap({ mirror.shell($0) }) else { return nil }
    return top.role == .sheet || top.role == .popover ? top : nil
  }

  /// Whether something visible reads exactly `text` or has it as its accessibility identifier or label.
  public func exists(_ text: String) -> Bool {
    let surface = surface
    return surface.shownLayers.contains { roots in
      surface.texts(in: roots).contains(text)
        || surface.visible(in: roots).contains { [$0.content.string(.identifier), $0.content.string(.label)].contains(text) }
    }
  }

  /// Whether `part` can be read somewhere, as a text or within one.
  public func contains(_ part: String) -> Bool {
    visibleTexts.contains { $0.contains(part) }
  }

  /// The element that says `text` or has it as its identifier, in the topmost layer, with all it contains.
  ///
  /// - Throws: ``TestFailure`` where there is none, or several hold the text within a longer one.
  public func element(_ text: String, fileID: StaticString = #fileID, line: UInt = #line) throws(TestFailure) -> Element {
    let id = try find(text, to: "find", fileID, line) { _ in true }
    return mirror.element(id) ?? Element(id: id, role: .placeholder)
  }

  /// What the control that `text` names holds: a field's text, a toggle's flag, a slider's number, the chosen option's text of a picker.
  ///
  /// - Throws: ``TestFailure`` where there is no such control.
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

  /// Whether the control that `text` names can be used.
  ///
  /// - Throws: ``TestFailure`` where there is no such control.
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
