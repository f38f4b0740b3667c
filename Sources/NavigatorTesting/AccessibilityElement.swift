import NavigatorHost

/// An element of an app's user interface in the form that assistive technologies receive.
///
/// ```swift
/// let tree = app.accessibilityTree
/// #expect(tree.map(\.description) == ["heading \"Inbox\"", "button \"Compose\""])
/// ```
public struct AccessibilityElement: Hashable, Sendable, Identifiable, CustomStringConvertible {
  /// The kind of an element.
  public enum Role: String, Hashable, Sendable {
    /// A text that is not a control.
    case staticText
    /// A heading.
    case heading
    /// A button.
    case button
    /// A link.
    case link
    /// An image with a label.
    case image
    /// A toggle.
    case toggle
    /// A text field.
    case textField
    /// A text field with obscured text.
    case secureField
    /// A search field.
    case searchField
    /// A slider.
    case slider
    /// A stepper.
    case stepper
    /// A picker.
    case picker
    /// A date picker.
    case datePicker
    /// A color picker.
    case colorPicker
    /// A progress view or a gauge.
    case progress
    /// A tab of a tab bar.
    case tab
    /// A bar with tabs that an app draws itself.
    case tabBar
    /// A container with a label.
    case group
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
  /// A Boolean value that indicates whether the element changes often, so that changes of it are not announced.
  public var updatesFrequently = false
  /// The names of the actions other than the activation, including a row's swipe actions.
  public var actions: [String] = []
  /// The names by which voice control finds the element. If the array is empty, voice control uses the label.
  public var inputLabels: [String] = []
  /// The custom content, each with its label.
  public var customContent: [String] = []
  /// The child elements. Only groups have children.
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
    updatesFrequently = content.strings(.traits).contains("updates")
    actions = content.strings(.actions)
    inputLabels = content.strings(.inputLabels)
    customContent = content.strings(.customContent)
  }

  /// The element in one line, followed by its indented children:
  ///
  /// ```
  /// toggle "Sound" value: on [disabled] actions: Mute, Solo
  /// ```
  public var description: String { lines(depth: 0).joined(separator: "\n") }

  private func lines(depth: Int) -> [String] {
    var line = String(repeating: "  ", count: depth) + "\(role.rawValue) \"\(label)\""
    if let value { line += " value: \(value)" }
    if let hint { line += " hint: \(hint)" }
    let states = [
      isEnabled ? nil : "disabled", isSelected ? "selected" : nil, isFocused ? "focused" : nil,
      updatesFrequently ? "updates frequently" : nil,
    ].compactMap(\.self)
    if !states.isEmpty { line += " [\(states.joined(separator: " "))]" }
    if !inputLabels.isEmpty { line += " input labels: \(inputLabels.joined(separator: ", "))" }
    if !actions.isEmpty { line += " actions: \(actions.joined(separator: ", "))" }
    if !customContent.isEmpty { line += " (\(customContent.joined(separator: "; ")))" }
    return [line] + children.flatMap { $0.lines(depth: depth + 1) }
  }
}
