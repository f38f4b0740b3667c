import NavigatorHost

/// The source of a field's text.
nonisolated enum FieldSource {
  case text(Binding<String>)
  case parsed(ParsedText)
}

/// A value that a field shows as text. Text that cannot be parsed remains in the field and is not written.
nonisolated struct ParsedText {
  let read: (TextFormatting) -> String
  let write: (String, TextFormatting) -> Void
}

/// The node of a text field.
///
/// While the user types, the host determines the text. Every edit has a revision number, and the element contains the number of
/// the last edit that the session has processed.
@MainActor
class FieldNode<V: View>: ElementNode<V>, FocusableNode, LifecycleNode {
  /// The maximum number of Unicode scalars of a text from a host.
  static var maximumLength: Int { 100_000 }

  private var revision = 0
  private var draft: Draft?
  /// The state of the selected text, if the app reads or sets it.
  private var knownSelection: FieldSelection?
  private(set) var focusLinks: [any FocusLinkNode] = []

  /// Typed text for a parsed value. It is shown as long as the value equals the result of parsing the text.
  private struct Draft {
    let text: String
    let formatted: String
  }

  // A subclass overrides these properties to define its kind of field.
  var source: FieldSource { preconditionFailure("A subclass must override source.") }
  var title: String? { nil }
  var prompt: String? { nil }
  var axis: Axis { .horizontal }
  var trigger: SubmitTriggers { .text }
  var editing: FieldEditing? { nil }

  override var hasOwnSurface: Bool { read(TextFieldStyleKey.self) == .roundedBorder }

  override func makeChildren() {
    link(with: enclosingFocusLinks())
    region.add(self)
  }

  /// Registers the field with the modifiers that bind its focus.
  final func link(with links: [any FocusLinkNode]) {
    focusLinks = links
    for link in links { link.add(self) }
  }

  override func willTearDown() {
    region.remove(self)
    if graph.focus.focused === self { graph.focus.move(to: nil) }
    for link in focusLinks { link.remove(self) }
  }

  func regionAppeared() {}

  func regionDisappeared() {
    if graph.focus.focused === self { graph.focus.move(to: nil) }
  }

  func focusDidChange() {
    reportEditing()
    guard isAlive else { return }
    if graph.focus.focused !== self { draft = nil }
    // The focus is updated immediately, because a covered screen is not evaluated, but the host must clear the focus of its
    // field.
    refreshElement()
    graph.queue.requestTransaction()
  }

  /// Reports that the field has gained or lost the focus. The report is deferred, because the focus can move during a
  /// transaction.
  private func reportEditing() {
    guard let editing else { return }
    let isEditing = graph.focus.focused === self
    graph.afterCommit { editing.changed(isEditing) }
  }

  override func resolve() -> Resolved {
    let (text, selection) = values
    var content: Content = [.text: .string(text)]
    if let placeholder = prompt ?? title { content[.placeholder] = .string(placeholder) }
    if prompt != nil, let title { content[.label] = .string(title) }
    if revision > 0 { content[.revision] = .number(Double(revision)) }
    if editing?.selection != nil { content[.textSelection] = .string(description(of: selection, in: text)) }
    if graph.focus.focused === self { content[.isFocused] = true }
    if axis == .vertical { content[.axis] = .axes(.vertical) }
    let variant = read(TextFieldStyleKey.self)
    if variant != .automatic { content[.variant] = .variant(variant) }
    if let type = read(TextContentTypeKey.self) { content[.textContentType] = .string(type.rawValue) }
    let keyboardType = read(KeyboardTypeKey.self)
    if keyboardType != .default { content[.keyboardType] = .string(keyboardType.hostName) }
    if let capitalization = read(AutocapitalizationKey.self) { content[.autocapitalization] = .string(capitalization) }
    if read(AutocorrectionKey.self) { content[.disablesAutocorrection] = true }
    if let label = read(SubmitLabelKey.self) { content[.submitLabel] = .submitLabel(label.host) }
    var resolved = control(content, events: [.change, .submit, .focus])
    // A horizontal field has one line.
    for property in inherited.textStyle().properties where axis == .vertical || !property.isNumberOfLines {
      resolved.style.set(property)
    }
    return resolved
  }

  /// The text, and the selection that the app has stored.
  private var values: (text: String, selection: TextSelection?) {
    switch source {
    case .text(let binding):
      let selection = editing?.selection
      return track { (binding.wrappedValue, selection.flatMap(\.wrappedValue)) }
    case .parsed(let value):
      let formatting = textFormatting
      let formatted = track { value.read(formatting) }
      if let draft, draft.formatted == formatted { return (draft.text, nil) }
      draft = nil
      return (formatted, nil)
    }
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    switch action {
    case .change(.string(let text), let revision): change(to: text, revision)
    case .select(let range): select(range)
    case .submit: submit()
    case .focus(let isFocused): focus(isFocused)
    default: .dropped(.invalidValue)
    }
  }

  private func change(to text: String, _ revision: Int) -> EventOutcome {
    guard text.unicodeScalars.count <= Self.maximumLength, Double(exactly: revision).map({ $0 >= 0 }) == true else {
      return .dropped(.invalidValue)
    }
    self.revision = max(self.revision, revision)
    switch source {
    case .text(let binding):
      binding.wrappedValue = text
      noteMovedSelection(in: binding)
    case .parsed(let value):
      let formatting = textFormatting
      value.write(text, formatting)
      draft = Draft(text: text, formatted: value.read(formatting))
    }
    acknowledgeChange()
    return .handled
  }

  /// Stores the selection that an edit of the user has moved, so that it is not sent to the host.
  private func noteMovedSelection(in text: Binding<String>) {
    guard let knownSelection, let editing, editing.movesSelection, let selection = editing.selection?.wrappedValue else { return }
    knownSelection.userSelected(selection, in: text.wrappedValue)
  }

  /// Returns the selection that the app has made last, for the host.
  private func description(of selection: TextSelection?, in text: String) -> String {
    let known = knownSelection ?? FieldSelection()
    knownSelection = known
    if let selection { known.appSelected(selection, in: text) }
    return known.description
  }

  private func select(_ range: Range<Int>) -> EventOutcome {
    guard let selection = editing?.selection, let knownSelection, case .text(let binding) = source else {
      return .dropped(.invalidValue)
    }
    let (text, affinity) = (binding.wrappedValue, EnvironmentValues(scope: scope).textSelectionAffinity)
    let value = TextSelection(offsets: range, in: text, affinity: affinity)
    knownSelection.userSelected(value, in: text)
    if selection.wrappedValue?.indices != value.indices { selection.wrappedValue = value }
    return .handled
  }

  private func submit() -> EventOutcome {
    draft = nil
    graph.queue.invalidate(self)
    editing?.commit()
    let actions = EnvironmentValues(scope: scope)[SubmitActionsKey.self]
    for action in actions.reversed() where action.triggers.contains(trigger) { action.run() }
    return .handled
  }

  private func focus(_ isFocused: Bool) -> EventOutcome {
    if isFocused {
      graph.focus.move(to: self)
    } else if graph.focus.focused === self {
      graph.focus.move(to: nil)
    }
    return .handled
  }
}

extension StyleProperty {
  /// A Boolean value that indicates whether the property limits or reserves lines of a text.
  fileprivate var isNumberOfLines: Bool {
    switch self {
    case .lineLimit, .reservedLines: true
    default: false
    }
  }
}
