import SwiftUI

extension Binding {
  /// A binding to an optional's value, or nil while it has none.
  ///
  /// ```swift
  /// if let $name = Binding(unwrapping: $user.nickname) {
  ///   TextField("Nickname", text: $name)
  /// }
  /// ```
  ///
  /// Who holds the binding may outlast the value, as a sheet does that is still on its way out. Once the optional is nil, the binding reads
  /// the last value that it has read or written, and what is written through it has no effect: nothing comes back that way. When the
  /// optional gets a value again, the binding leads to that one.
  ///
  /// - Parameter base: A binding to the optional.
  public init?(unwrapping base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(unwrapping: base, last: value)
  }

  /// A binding to an optional's value, or to a default while it has none.
  ///
  /// ```swift
  /// TextField("Nickname", text: Binding(unwrapping: $user.nickname, default: ""))
  /// ```
  ///
  /// As with a dictionary's `subscript(_:default:)`, what is written becomes the optional's value, also where it was nil. For a screen that is
  /// there because the optional has a value, use ``init(unwrapping:)``, through which nothing brings the screen back.
  ///
  /// - Parameters:
  ///   - base: A binding to the optional.
  ///   - value: What is read while the optional is nil.
  public init(unwrapping base: Binding<Value?>, default value: Value) {
    self = base[dynamicMember: \.[default: DefaultValue(value)]]
  }

  /// A binding to an optional's value that reads `last` where the value is gone before it was read.
  init(unwrapping base: Binding<Value?>, last: Value) {
    self = base[dynamicMember: \.[unwrapping: LastValue(last)]]
  }
}

extension Binding where Value == Bool {
  /// A binding that is true while an optional has a value. Writing false sets the optional to nil.
  ///
  /// ```swift
  /// .alert("Saved", isPresented: Binding($savedOrder)) { … }
  /// ```
  ///
  /// Writing true has no effect: there is no value to give the optional. Of an optional flag, `Binding<Bool>($flag)` is SwiftUI's binding to the
  /// flag itself; ask ``isPresent()`` whether there is one.
  ///
  /// - Parameter base: A binding to the optional.
  public init<V>(_ base: Binding<V?>) {
    self = base[dynamicMember: \.isPresent]
  }

  /// A binding that is true while an optional without a payload is there: both ways, as `()` is a value to give it.
  ///
  /// ```swift
  /// @State private var isAsking: Void?
  /// …
  /// Toggle("Ask", isOn: Binding($isAsking))
  /// ```
  ///
  /// - Parameter base: A binding to the optional, such as one to an enum's case without a payload.
  public init(_ base: Binding<Void?>) {
    self = base[dynamicMember: \.isThere]
  }
}

extension Binding {
  /// A binding that is true while this binding's optional has a value. Writing false sets it to nil; writing true has no effect.
  ///
  /// ```swift
  /// .sheet(isPresented: $selection.isPresent()) { … }
  /// ```
  public func isPresent<V>() -> Binding<Bool> where Value == V? {
    Binding<Bool>(self)
  }
}

// Projections by key path, not by closures: two bindings to the same place then compare as equal, and carry the base's transaction.
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
