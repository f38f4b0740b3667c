import Foundation
import NavigatorHost

// A web page must decide immediately which keys to withhold from the browser, so the session declares them in advance.

extension View {
  /// Performs an action when a key is pressed or repeated while this view or a view inside it has the focus.
  ///
  /// ```swift
  /// Board(game)
  ///   .focusable()
  ///   .onKeyPress(.leftArrow) { game.move(.left) ? .handled : .ignored }
  /// ```
  ///
  /// If the action returns `.ignored`, the next enclosing view that handles the key receives it. A web page cannot wait for the
  /// result, so the following rules determine whether the browser also handles the key:
  /// - If the focused view names a key, as in the example, the key does not scroll, move the focus or press the view. This
  ///   applies even if the action ignores the key.
  /// - A view that encloses several controls leaves keys to the focused control if the control uses them. These are keys that
  ///   edit text or move the caret in a field, Return and Space on a button, and Tab.
  /// - A view that handles characters or all keys leaves Tab, browser shortcuts, and Return and Space on a control to the
  ///   browser.
  /// - Characters are always typed into a field. Shift-Tab always moves the focus back. The browser always handles Option with an
  ///   arrow key.
  ///
  /// The page does not replay the browser's behavior for an ignored key. Scripts can scroll and move the focus, but cannot move
  /// the caret in a field, open a control or extend a selection like the browser. In addition, a key that takes effect one round
  /// trip later would take effect after subsequent keys. To leave a key to the browser while the app has no use for it, do not
  /// name the key: `onKeyPress(keys: canMove ? [.leftArrow] : [])`.
  ///
  /// Keys that the system or the browser reserves do not reach the page.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    KeyPressView(content: self, keys: .named([key]), phases: [.down, .repeat]) { _ in action() }
  }

  /// Performs an action when a key is in one of several phases while this view or a view inside it has the focus. See
  /// ``onKeyPress(_:action:)``.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, keys: .named([key]), phases: phases, action: action)
  }

  /// Performs an action when one of several keys is pressed while this view or a view inside it has the focus. See
  /// ``onKeyPress(_:action:)``.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, keys: .named(keys), phases: phases, action: action)
  }

  /// Performs an action when a key types one of several characters while this view or a view inside it has the focus. See
  /// ``onKeyPress(_:action:)``.
  ///
  /// Web pages report all characters of Foundation's sets of letters, digits, punctuation, symbols and white space. For other
  /// sets, they report characters up to U+052F, which includes Latin, Greek and Cyrillic.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, keys: .characters(characters), phases: phases, action: action)
  }

  /// Performs an action when any key is pressed while this view or a view inside it has the focus. See ``onKeyPress(_:action:)``.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, keys: .all, phases: phases, action: action)
  }
}

nonisolated struct KeyPressView<Content: View>: PrimitiveView {
  let content: Content
  let keys: HandledKeys
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result

  nonisolated init(
    content: Content, keys: HandledKeys, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) {
    self.content = content
    self.keys = keys
    self.phases = phases
    self.action = action
  }

  @MainActor static func makeNode(_ view: Self, _ type: ViewType<Self>, _ context: NodeContext) -> ViewNode<Self> {
    KeyPressNode(view, type, context) { $0.content }
  }
}

@MainActor
final class KeyPressNode<Content: View>: ComputedBoxNode<KeyPressView<Content>, Content> {
  private var handler: KeyPressHandler?

  override func makeModifiers() -> [BoxModifier] {
    guard inherited.isEnabled else { return [] }
    if let handler, handler.keys == view.keys, handler.phases == view.phases { return [.gesture(handler)] }
    let made = KeyPressHandler(view.keys, view.phases) { [weak self] press in self?.view.action(press) ?? .ignored }
    handler = made
    return [.gesture(made)]
  }
}

/// The key press handler of a view, which is attached to the view's element.
@MainActor
final class KeyPressHandler: GestureHandler {
  let keys: HandledKeys
  let phases: KeyPress.Phases
  private let perform: @MainActor (KeyPress) -> KeyPress.Result

  init(_ keys: HandledKeys, _ phases: KeyPress.Phases, perform: @escaping @MainActor (KeyPress) -> KeyPress.Result) {
    self.keys = keys
    self.phases = phases
    self.perform = perform
    let names: [(KeyPress.Phases, String)] = [(.down, "d"), (.repeat, "r"), (.up, "u")]
    let states = names.filter { phases.contains($0.0) }.map(\.1).joined()
    super.init(priority: .normal, needs: states.isEmpty ? [] : keys.patterns.map { .key(phases: states, pattern: $0) }) { _ in }
  }

  func handle(_ press: KeyPress) -> KeyPress.Result {
    phases.contains(press.phase) && keys.contain(press) ? perform(press) : .ignored
  }
}

extension ElementRecord {
  /// Passes a key press to the handlers of this element and of enclosing elements until a handler uses it.
  func receive(_ event: InputEvent.Key) -> EventOutcome {
    guard let press = KeyPress(event) else { return .dropped(.invalidValue) }
    var record: ElementRecord? = self
    while let current = record {
      for case let handler as KeyPressHandler in current.gestureHandlers where handler.handle(press) == .handled {
        return .handled
      }
      record = current.box ?? current.node.elementParent
    }
    return .handled
  }
}
