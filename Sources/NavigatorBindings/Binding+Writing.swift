import SwiftUI

extension Binding where Value: Equatable {
  /// Returns a binding that ignores writes of the current value.
  ///
  /// ```swift
  /// TextField("Search", text: $model.query.removeDuplicates())
  /// ```
  ///
  /// Some controls write the value that they have just read, as a text field does when it receives the focus. A model that acts
  /// on every write, for example by searching, would otherwise act again.
  public func removeDuplicates() -> Binding {
    removeDuplicates(by: ==)
  }
}

extension Binding {
  /// Returns a binding that ignores writes of a value that is equivalent to the current one.
  ///
  /// - Parameter isDuplicate: A closure that receives the current and the new value and returns whether the write is unnecessary.
  public func removeDuplicates(by isDuplicate: @escaping (Value, Value) -> Bool) -> Binding {
    let base = Unchecked(value: self)
    let isDuplicate = Unchecked(value: isDuplicate)
    var binding = Binding {
      base.value.wrappedValue
    } set: { value, transaction in
      let base = base.value.transaction(transaction)
      if !isDuplicate.value(base.wrappedValue, value) { base.wrappedValue = value }
    }
    binding.transaction = transaction
    return binding
  }

  /// Returns a binding that calls a closure after each write.
  ///
  /// ```swift
  /// Toggle("Reminders", isOn: $settings.reminds.didSet { model.remindersSwitched(to: $0) })
  /// ```
  ///
  /// The closure runs only for writes through this binding. To observe all changes of a value, use `onChange(of:)`.
  ///
  /// - Parameter perform: A closure that receives the written value. The stored value may differ, and the binding already reads
  ///   that one.
  public func didSet(_ perform: @escaping @MainActor (Value) -> Void) -> Binding {
    let base = Unchecked(value: self)
    var binding = Binding {
      base.value.wrappedValue
    } set: { @MainActor value, transaction in
      base.value.transaction(transaction).wrappedValue = value
      perform(value)
    }
    binding.transaction = transaction
    return binding
  }
}

/// A wrapper that lets a derived binding capture its base even if the value is not Sendable. The derived binding is used only
/// where its base may be used.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}
