import Combine
import SwiftUI

func ?? <T>(lhs: Binding<T?>, rhs: T) -> Binding<T> {
  Binding(get: { lhs.wrappedValue ?? rhs }, set: { lhs.wrappedValue = $0 })
}

extension Binding {
  func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    .init(get: { self.wrappedValue != nil }, set: { isPresent in if !isPresent { self.wrappedValue = nil } })
  }
  func onUpdate(_ closure: @escaping (Value) -> Void) -> Binding<Value> {
    Binding(
      get: { wrappedValue },
      set: { newValue in
        wrappedValue = newValue
        closure(newValue)
      })
  }
  static func mock(_ value: Value) -> Self {
    var value = value
    return Binding(get: { value }, set: { value = $0 })
  }
}

extension Binding where Value == Bool {
  var not: Binding<Bool> { Binding<Bool>(get: { !self.wrappedValue }, set: { self.wrappedValue = !$0 }) }
  init<T>(bindingOptional: Binding<T?>) {
    self.init(get: { bindingOptional.wrappedValue != nil }, set: { if !$0 { bindingOptional.wrappedValue = nil } })
  }
}
