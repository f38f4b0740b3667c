import Foundation
import NavigatorHost

/// An event of a key on a keyboard.
nonisolated public struct KeyPress: Sendable, CustomDebugStringConvertible {
  /// The phases of a key press.
  public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The user presses the key.
    public static let down = Phases(rawValue: 1)
    /// The user holds the key, which repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The user releases the key.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]

    /// The names of the phases.
    public var debugDescription: String {
      let names: [(Phases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
      return "[\(names.filter { contains($0.0) }.map(\.1).joined(separator: ", "))]"
    }
  }

  /// The result of a key press handler.
  public enum Result: Hashable {
    /// The handler has used the key. Enclosing views do not receive it.
    case handled
    /// The handler has not used the key. The next enclosing view receives it.
    case ignored
  }

  /// The phase of the key press.
  public let phase: KeyPress.Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key types.
  public let characters: String
  /// The modifier keys that are held.
  public let modifiers: EventModifiers

  /// The phase, the key and the modifiers.
  public var debugDescription: String {
    "KeyPress(phase: \(phase), key: \(key.hostName), modifiers: \(modifiers.rawValue))"
  }
}

extension KeyPress {
  /// Creates a key press from an event. Returns nil if the event refers to a key that apps cannot name.
  init?(_ event: InputEvent.Key) {
    guard let key = KeyEquivalent(hostName: event.name) else { return nil }
    self.key = key
    characters = KeyEquivalent.named.contains(key) ? String(key.character) : event.name
    phase =
      switch event.phase {
      case .down: .down
      case .repeat: .repeat
      case .up: .up
      }
    modifiers = event.modifiers.reduce(into: []) { modifiers, modifier in modifiers.insert(EventModifiers(modifier)) }
  }

  /// Returns the event for a key press.
  package static func event(
    _ key: KeyEquivalent, _ phase: Phases, _ modifiers: EventModifiers, characters: String?
  ) -> InputEvent.Key {
    let held = InputEvent.Key.Modifier.allCases.filter { modifiers.contains(EventModifiers($0)) }
    let phase: InputEvent.Key.Phase = phase.contains(.down) ? .down : phase.contains(.repeat) ? .repeat : .up
    return InputEvent.Key(characters ?? key.hostName, phase, modifiers: Set(held))
  }
}

extension EventModifiers {
  nonisolated init(_ modifier: InputEvent.Key.Modifier) {
    self =
      switch modifier {
      case .caps: .capsLock
      case .shift: .shift
      case .ctrl: .control
      case .alt: .option
      case .cmd: .command
      case .pad: .numericPad
      }
  }
}
