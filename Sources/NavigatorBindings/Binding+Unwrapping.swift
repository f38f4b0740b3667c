import SwiftUI

extension Binding {
  /// Creates a binding to an optional's value, or returns nil if the optional is nil.
  ///
  /// ```swift
  /// if let $name = Binding(unwrapping: $user.nickname) {
  ///   TextField("Nickname", text: $name)
  /// }
  /// ```
  ///
  /// A binding may exist longer than the value, for example in a sheet that is disappearing. While the optional is nil, the
  /// binding reads the last value that it has read or written, and writes have no effect. When the optional receives a value
  /// again, the binding refers to that value.
  public init?(unwrapping base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(unwrapping: base, last: value)
  }

  /// Creates a binding to an optional's value that reads a default while the optional is nil.
  ///
  /// ```swift
  /// TextField("Nickname", text: Binding(unwrapping: $user.nickname, default: ""))
  /// ```
  ///
  /// As with a dictionary's `subscript(_:default:)`, a write sets the optional's value, even if it was nil.
  ///
  /// - Important: Other packages have an initializer of this name that ignores writes while the optional is nil. Code that
  ///   depends on that, such as a screen that exists because the optional has a value, uses ``init(unwrapping:)`` here: a write
  ///   through it cannot show the screen again.
  ///
  /// - Parameters:
  ///   - base: A binding to the optional.
  ///   - value: The value to read while the optional is nil.
  public init(unwrapping base: Binding<Value?>, default value: Value) {
    self = base[dynamicMember: \.[default: DefaultValue(value: value)]]
  }

  /// Creates a binding to an optional's value that reads `last` if the optional becomes nil before its first read.
  @_spi(Engine)
  public init(unwrapping base: Binding<Value?>, last: Value) {
    self = base[dynamicMember: \.[unwrapping: LastValue(last)]]
  }
}

extension Binding where Value == Bool {
  /// Creates a binding that is true while an optional has a value. Writing false sets the optional to nil.
  ///
  /// ```swift
  /// .alert("Saved", isPresented: Binding($savedOrder)) { … }
  /// ```
  ///
  /// Writing true has no effect, because there is no value to store. For an optional flag, `Binding<Bool>($flag)` is SwiftUI's
  /// binding to the flag itself; use ``isPresent()`` to test whether it has a value.
  public init<V>(_ base: Binding<V?>) {
    self = base[dynamicMember: \.isPresent]
  }

  /// Creates a binding that is true while an optional without a payload is not nil. Writing true stores `()`; writing false
  /// stores nil.
  ///
  /// ```swift
  /// @State private var isAsking: Void?
  /// …
  /// Toggle("Ask", isOn: Binding($isAsking))
  /// ```
  public init(_ base: Binding<Void?>) {
    self = base[dynamicMember: \.isThere]
  }
}

extension Binding {
  /// Returns a binding that is true while this binding's optional has a value. Writing false sets it to nil; writing true has no
  /// effect.
  ///
  /// ```swift
  /// .sheet(isPresented: $selection.isPresent()) { … }
  /// ```
  public func isPresent<V>() -> Binding<Bool> where Value == V? {
    Binding<Bool>(self)
  }
}

// Bindings are projected by key path, not by closures, so that bindings to the same value are equal and keep the base's
// transaction.
extension Optional {
  fileprivate subscript(unwrapping last: LastValue<Wrapped>) -> Wrapped {
    get { last.refreshed(by: self) }
    set {
      guard self != nil else { return }
      self = last.refreshed(by: newValue)
    }
  }

  fileprivate subscript(default value: DefaultValue<Wrapped>) -> Wrapped {
    get { self ?? value.value }
    set { self = newValue }
  }

  fileprivate var isPresent: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}

extension Optional where Wrapped == Void {
  fileprivate var isThere: Bool {
    get { self != nil }
    set { self = newValue ? () : nil }
  }
}
