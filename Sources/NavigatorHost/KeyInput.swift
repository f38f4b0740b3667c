extension InputEvent {
  /// A key that a user presses, repeats or releases.
  public struct Key: Hashable, Sendable {
    /// The state of the key.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
      /// The key has been pressed.
      case down
      /// The key is held, and its event repeats.
      case `repeat`
      /// The key has been released.
      case up
    }

    /// A key that is held together with the key.
    public enum Modifier: String, Hashable, Sendable, CaseIterable {
      /// Caps Lock.
      case caps
      /// The Shift key.
      case shift
      /// The Control key on Apple systems.
      case ctrl
      /// The Option key, or Alt.
      case alt
      /// The Command key on Apple systems, and Control on others.
      case cmd
      /// The key is on the numeric keypad.
      case pad
    }

    /// The typed character, or the name of the key in the DOM, such as `ArrowUp`. The Space bar is `Space`.
    public var name: String
    /// The state of the key.
    public var phase: Phase
    /// The modifiers.
    public var modifiers: Set<Modifier>

    /// The maximum length of a name in UTF-8.
    public static let maximumLength = 32

    /// Creates a key.
    public init(_ name: String, _ phase: Phase = .down, modifiers: Set<Modifier> = []) {
      self.name = name
      self.phase = phase
      self.modifiers = modifiers
    }
  }
}

extension InputEvent.Key {
  /// Creates a key from words: the phase, the modifiers with `+` between them or `-` for none, and the name. Returns nil if they
  /// are not valid.
  package init?(words text: String) {
    let words = text.split(separator: " ", maxSplits: 2)
    guard words.count == 3, let phase = Phase(rawValue: String(words[0])), words[2].utf8.count <= Self.maximumLength else {
      return nil
    }
    guard let modifiers = Set<Modifier>(words: words[1]) else { return nil }
    self.init(String(words[2]), phase, modifiers: modifiers)
  }
}

extension Set<InputEvent.Key.Modifier> {
  /// Creates a set from the names of modifiers with `+` between them, or `-` for none. Returns nil if a name is not valid.
  init?(words text: Substring) {
    self = []
    guard text != "-" else { return }
    for word in text.split(separator: "+", maxSplits: Element.allCases.count) {
      guard let modifier = Element(rawValue: String(word)) else { return nil }
      insert(modifier)
    }
  }
}
