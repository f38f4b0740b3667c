/// A wrapper that carries a view's value into a closure that the graph calls on the main actor.
///
/// As in SwiftUI, initializers of views are not isolated, but views are used on the main actor only. The compiler cannot verify
/// that the caller transfers the ownership of the value.
nonisolated struct MainActorValue<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
