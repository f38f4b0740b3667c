/// A value that a view was made with, on its way into a closure that the graph calls on the main actor.
///
/// Views are made in initialisers that are not isolated (as SwiftUI's are), but only ever used on the main actor. Swift cannot
/// see that the caller gives the value up.
nonisolated struct MainActorValue<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
