import NavigatorHost

/// A key on a keyboard.
nonisolated public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public var character: Character

  /// Creates a key from its character.
  public init(_ character: Character) {
    self.character = character
  }

  /// Creates a key from a literal.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }

  /// The Up Arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The Down Arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The Left Arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The Right Arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The Forward Delete key.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The Home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Clear key.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The Space bar.
  public static let space = KeyEquivalent(" ")
  /// The Return key.
  public static let `return` = KeyEquivalent("\r")

  /// The name of the key in the DOM, which identifies it for hosts.
  package var hostName: String {
    switch self {
    case .upArrow: "ArrowUp"
    case .downArrow: "ArrowDown"
    case .leftArrow: "ArrowLeft"
    case .rightArrow: "ArrowRight"
    case .escape: "Escape"
    case .delete: "Backspace"
    case .deleteForward: "Delete"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .clear: "Clear"
    case .tab: "Tab"
    case .space: "Space"
    case .return: "Enter"
    default: String(character).lowercased()
    }
  }

  /// The keys that have a name in the DOM.
  static let named: [KeyEquivalent] = [
    .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward, .home, .end, .pageUp, .pageDown, .clear,
    .tab, .space, .return,
  ]

  /// Creates a key from its DOM name or from a single character. Returns nil for other names.
  init?(hostName: String) {
    if let named = Self.named.first(where: { $0.hostName == hostName }) {
      self = named
    } else {
      guard hostName.count == 1, let character = hostName.lowercased().first else { return nil }
      self.init(character)
    }
  }
}

/// A set of modifier keys that are held during an event.
nonisolated public struct EventModifiers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The Caps Lock key.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// The Option key.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// The Command key. On keyboards that are not made by Apple, it is the Control key.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// Any key of the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All modifiers.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A key combination that performs the action of a control.
nonisolated public struct KeyboardShortcut: Hashable, Sendable {
  /// The adaptation of a shortcut to the user's keyboard layout. Hosts ignore it.
  public struct Localization: Sendable {
    /// An option that adapts the key, and mirrors arrows and brackets.
    public static let automatic = Localization()
    /// An option that adapts the key without mirroring.
    public static let withoutMirroring = Localization()
    /// An option that does not adapt the key.
    public static let custom = Localization()
  }

  /// The key.
  public var key: KeyEquivalent
  /// The modifiers.
  public var modifiers: EventModifiers
  /// The adaptation to the user's keyboard layout. Hosts ignore it.
  public var localization: Localization

  /// Creates a keyboard shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Creates a keyboard shortcut with an adaptation to the user's keyboard layout.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The shortcut for the default button, which is the Return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut for the cancel button, which is the Escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Returns a Boolean value that indicates whether two shortcuts have the same key and modifiers.
  public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool {
    lhs.key == rhs.key && lhs.modifiers == rhs.modifiers
  }

  /// Hashes the key and the modifiers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }

  /// The name for hosts. It consists of the modifiers in the order control, option, shift and command, followed by the key.
  package var hostName: String {
    let names: [(EventModifiers, String)] = [(.control, "ctrl"), (.option, "alt"), (.shift, "shift"), (.command, "cmd")]
    return (names.filter { modifiers.contains($0.0) }.map(\.1) + [key.hostName]).joined(separator: "+")
  }
}

nonisolated struct KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The shortcut that applies to the controls in this view.
  public var keyboardShortcut: KeyboardShortcut? { self[KeyboardShortcutKey.self] }
}

extension View {
  /// Sets the shortcut for the first control in this view.
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets the shortcut for the first control in this view, with an adaptation to the user's keyboard layout.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Sets the shortcut for the first control in this view.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    shortcutView(shortcut)
  }

  /// Sets or removes the shortcut for the first control in this view.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    shortcutView(shortcut)
  }

  nonisolated private func shortcutView(_ shortcut: KeyboardShortcut?) -> some View {
    EnvironmentView(
      content: BoxView(content: self, modifiers: shortcut.map { [.content(.shortcut, .string($0.hostName))] } ?? []),
      change: InternalChange(key: KeyboardShortcutKey.self, value: shortcut))
  }
}
