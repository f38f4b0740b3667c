import NavigatorHost

/// An element of an app's user interface as assistive technologies see it.
///
/// ```swift
/// let tree = app.accessibilityTree
/// #expect(tree.map(\.description) == ["heading \"Inbox\"", "button \"Compose\""])
/// ```
public struct AccessibilityElement: Hashable, Sendable, Identifiable, CustomStringConvertible {
  /// The kind of an element.
  public enum Role: String, Hashable, Sendable {
    case staticText, heading, button, link, image, toggle, textField, secureField, searchField, slider, stepper, picker
    case datePicker, colorPicker, progress, tab, group
  }

  /// The id of the element in the host's tree.
  public let id: ElementID
  /// The kind of the element.
  public var role: Role
  /// The name of the element.
  public var label: String
  /// The value of the element, or nil if it has none.
  public var value: String?
  /// The hint about the effect of the element's action.
  public var hint: String?
  /// The identifier for tests.
  public var identifier: String?
  /// A Boolean value that indicates whether the user can use the element.
  public var isEnabled = true
  /// A Boolean value that indicates whether the element is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the element has the focus.
  public var isFocused = false
  /// The names of the actions besides the activation, those of a row's swipe actions included.
  public var actions: [String] = []
  /// The custom content, each with its label.
  public var customContent: [String] = []
  /// The elements inside. Only a group has any.
  public var children: [AccessibilityElement] = []

  init(_ role: Role, _ shell: Element, label: String) {
    id = shell.id
    self.role = role
    self.label = label
    let content = shell.content
    value = content.string(.accessibilityValue)
    hint = content.string(.hint)
    identifier = content.string(.identifier)
    isEnabled = !content.bool(.isDisabled)
    isSelected = content.bool(.isSelected)
    isFocused = content.bool(.isFocused) || content.bool(.isAccessibilityFocused)
    actions = content.strings(.actions)
    customContent = content.strings(.customContent)
  }

  /// The element in one line, followed by those inside it, which are indented:
  ///
  /// ```
  /// toggle "Sound" value: on [disabled] actions: Mute, Solo
  /// ```
  public var description: String { lines(depth: 0).joined(separator: "\n") }

  private func lines(depth: Int) -> [String] {
    var line = String(repeating: "  ", count: depth) + "\(role.rawValue) \"\(label)\""
    if let value { line += " value: \(value)" }
    if let hint { line += " hint: \(hint)" }
    let states = [isEnabled ? nil : "disabled", isSelected ? "selected" : nil, isFocused ? "focused" : nil].compactMap(\.self)
    if !states.isEmpty { line += " [\(states.joined(separator: " "))]" }
    if !actions.isEmpty { line += " actions: \(actions.joined(separator: ", "))" }
    if !customContent.isEmpty { line += " (\(customContent.joined(separator: "; ")))" }
    return [line] + children.flatMap { $0.lines(depth: depth + 1) }
  }
}
