import SwiftUI

/// A value that tests read and write from outside, as an app's model holds it; `binding` leads to it, and notes what is written.
@Observable
final class Box<Value> {
  var value: Value
  @ObservationIgnored private(set) var writes: [Value] = []

  init(_ value: Value) {
    self.value = value
  }

  var binding: Binding<Value> {
    Binding {
      self.value
    } set: {
      self.value = $0
      self.writes.append($0)
    }
  }
}
