import SwiftUI

extension Binding where Value: Equatable {
  /// The same binding without writes of the value that is there already.
  ///
  /// ```swift
  /// TextField("Search", text: $model.query.removeDuplicates())
  /// ```
  ///
  /// Some controls write what they have just read, as a text field does when it gets the focus. A model that does something on every write, such
  /// as a search, would do it again.
  public func removeDuplicates() -> Binding {
    removeDuplicates(by: ==)
  }
}

extension Binding {
  /// The same binding without writes of what counts as the value that is there already.
  ///
  /// - Parameter isDuplicate: Whether the value that is there, first, makes it needless to write the new one.
  public func removeDuplicates(by isDuplicate: @escaping (Value, Value) -> Bool) -> Binding {
    writing { base, value in
      if !isDuplicate(base.wrappedValue, value) { base.wrappedValue = value }
    }
  }

  /// The same binding, which calls a function after each write.
  ///
  /// ```swift
  /// Toggle("Reminders", isOn: $settings.reminds.didSet { model.remindersSwitched(to: $0) })
  /// ```
  ///
  /// What is written in another way is not seen: to follow a value, use `onChange(of:)`.
  ///
  /// - Parameter perform: What is done; it gets the value that was written. The place may keep another one, which the binding reads by then.
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

  private func writing(_ write: @escaping (_ base: Binding, _ value: Value) -> Void) -> Binding {
    let base = Unchecked(value: self)
    let write = Unchecked(value: write)
    var binding = Binding {
      base.value.wrappedValue
    } set: { value, transaction in
      write.value(base.value.transaction(transaction), value)
    }
    binding.transaction = transaction
    return binding
  }
}

/// A binding that is made of another one is used where that one may be, whether its value may cross isolations or not.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
}
