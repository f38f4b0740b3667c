import Foundation

// Names of SwiftUI that the runtime does not have. They are declared so that the compiler reports what is missing where it is used.
// An unavailable overload is not tried while an expression is type-checked.

extension View {
  /// Not implemented.
  @available(*, unavailable, message: "keyboardType is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "textInputAutocapitalization is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> EmptyView {
    notImplemented()
  }

  /// Not implemented.
  @available(*, unavailable, message: "autocapitalization is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "disableAutocorrection is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "autocorrectionDisabled is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "keyboardShortcut is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> EmptyView { notImplemented() }

  /// Not implemented.
  @available(*, unavailable, message: "keyboardShortcut is not implemented; see Documentation/SwiftUIParity.md")
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> EmptyView {
    notImplemented()
  }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "UIKeyboardType is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public enum UIKeyboardType: Sendable {
  /// Not implemented.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  /// Not implemented.
  case twitter, webSearch, asciiCapableNumberPad
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "UITextAutocapitalizationType is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public enum UITextAutocapitalizationType: Sendable {
  /// Not implemented.
  case none, words, sentences, allCharacters
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "TextInputAutocapitalization is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct TextInputAutocapitalization: Sendable {
  /// Not implemented.
  public static var never: TextInputAutocapitalization { notImplemented() }
  /// Not implemented.
  public static var words: TextInputAutocapitalization { notImplemented() }
  /// Not implemented.
  public static var sentences: TextInputAutocapitalization { notImplemented() }
  /// Not implemented.
  public static var characters: TextInputAutocapitalization { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "KeyboardShortcut is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct KeyboardShortcut: Sendable {
  /// Not implemented.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { notImplemented() }
  /// Not implemented.
  public static var defaultAction: KeyboardShortcut { notImplemented() }
  /// Not implemented.
  public static var cancelAction: KeyboardShortcut { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "KeyEquivalent is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// Not implemented.
  public init(_ character: Character) { notImplemented() }
  /// Not implemented.
  public init(extendedGraphemeClusterLiteral character: Character) { notImplemented() }
  /// Not implemented.
  public static var `return`: KeyEquivalent { notImplemented() }
  /// Not implemented.
  public static var escape: KeyEquivalent { notImplemented() }
  /// Not implemented.
  public static var delete: KeyEquivalent { notImplemented() }
  /// Not implemented.
  public static var space: KeyEquivalent { notImplemented() }
  /// Not implemented.
  public static var tab: KeyEquivalent { notImplemented() }
  /// Not implemented.
  public static var upArrow: KeyEquivalent { notImplemented() }
  /// Not implemented.
  public static var downArrow: KeyEquivalent { notImplemented() }
  /// Not implemented.
  public static var leftArrow: KeyEquivalent { notImplemented() }
  /// Not implemented.
  public static var rightArrow: KeyEquivalent { notImplemented() }
}

/// The type of this name in SwiftUI, which is not implemented.
@available(*, unavailable, message: "EventModifiers is not implemented; see Documentation/SwiftUIParity.md")
nonisolated public struct EventModifiers: OptionSet, Sendable {
  /// Not implemented.
  public var rawValue: Int { notImplemented() }
  /// Not implemented.
  public init(rawValue: Int) { notImplemented() }
  /// Not implemented.
  public static var command: EventModifiers { notImplemented() }
  /// Not implemented.
  public static var shift: EventModifiers { notImplemented() }
  /// Not implemented.
  public static var option: EventModifiers { notImplemented() }
  /// Not implemented.
  public static var control: EventModifiers { notImplemented() }
}
