import Foundation
import NavigatorHost

/// A press of a key on a keyboard.
nonisolated public struct KeyPress: Sendable, CustomDebugStringConvertible {
  /// The states of a key.
  public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The key is pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held, and is pressed again by that.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key is released.
    public static let up = Phases(rawValue: 4)
    /// All states.
    public static let all: Phases = [.down, .repeat, .up]

    /// The names of the states.
    public var debugDescription: String {
      let names: [(Phases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
      return "[\(names.filter { contains($0.0) }.map(\.1).joined(separator: ", "))]"
    }
  }

  /// The outcome of a handler of keys.
  public enum Result: Hashable {
    /// The handler has used the key. Views around it do not receive the key.
    case handled
    /// The handler has not used the key. The next view around it receives the key.
    case ignored
  }

  /// The state of the key.
  public let phase: KeyPress.Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key types.
  public let characters: String
  /// The modifiers that are held.
  public let modifiers: EventModifiers

  /// The values of the press.
  public var debugDescription: String {
    "KeyPress(phase: \(phase), key: \(key.hostName), modifiers: \(modifiers.rawValue))"
  }
}

extension KeyPress {
  /// Creates a press from an event, or returns nil if it is of no key that apps can name.
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

  /// The event of this press.
  package static func event(
    _ key: KeyEquivalent, _ phase: Phases, _ modifiers: EventModifiers, characters: String?
  ) -> InputEvent.Key {
    let held = InputEvent.Key.Modifier.allCases.filter { modifiers.contains(EventModifiers($0)) }
    let phase: InputEvent.Key.Phase = phase.contains(.down) ? .down : phase.contains(.repeat) ? .repeat : .up
    return InputEvent.Key(characters ?? key.hostName, phase, modifiers: Set(held))
  }
}

extension EventModifiers {
  nonisolated fileprivate init(_ modifier: InputEvent.Key.Modifier) {
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
