import SwiftUI
import Testing

/// A view of a fixed size that a test finds by its name.
struct NamedBlock: View {
  let name: String
  let width: CGFloat
  let height: CGFloat

  init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    (self.name, self.width, self.height) = (name, width, height)
  }

  var body: some View { Color.red.frame(width: width, height: height).accessibilityIdentifier(name) }
}

extension View {
  /// Applies modifiers if a condition is true.
  @ViewBuilder func `if`(_ condition: Bool, @ViewBuilder transform: (Self) -> some View) -> some View {
    if condition { transform(self) } else { self }
  }

  /// Puts the view at the top left corner of the window.
  func atTopLeft() -> some View { frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading) }
}

/// The state of a feature, with a function that changes it.
@MainActor
@Observable
final class ClosureStore<State, Action> {
  private(set) var state: State
  private let reduce: (inout State, Action) -> Void

  init(_ state: State, reduce: @escaping (inout State, Action) -> Void) {
    self.state = state
    self.reduce = reduce
  }

  func send(_ action: Action) { reduce(&state, action) }

  func binding<Value>(_ value: @escaping (State) -> Value, _ action: @escaping (Value) -> Action) -> Binding<Value> {
    Binding(get: { value(self.state) }, set: { self.send(action($0)) })
  }
}

extension Issue {
  /// A Boolean value that indicates whether the runtime has reported the issue. It is false for failed expectations and errors.
  var isReport: Bool { if case .unconditional = kind { true } else { false } }
}
