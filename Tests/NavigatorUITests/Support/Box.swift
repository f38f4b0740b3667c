import SwiftUI

/// A value outside of the views, as in an app's model. `binding` provides access and records writes.
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
