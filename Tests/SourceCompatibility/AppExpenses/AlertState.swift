import Observation
import SwiftUI

struct AlertState<Action: Sendable>: Identifiable, Sendable {
  struct ButtonState: Identifiable, Sendable {
    let id = UUID()
    var title: String
    var role: ButtonRole?
    var action: Action?
  }
  let id = UUID()
  var title: String
  var message: String?
  var buttons: [ButtonState]
  init(title: String, message: String? = nil, @AlertButtonBuilder<Action> buttons: () -> [ButtonState]) {
    self.title = title
    self.message = message
    self.buttons = buttons()
  }
}

@resultBuilder
enum AlertButtonBuilder<Action: Sendable> {
  typealias Component = [AlertState<Action>.ButtonState]
  static func buildExpression(_ expression: AlertState<Action>.ButtonState) -> Component { [expression] }
  static func buildBlock(_ components: Component...) -> Component { components.flatMap { $0 } }
  static func buildOptional(_ component: Component?) -> Component { component ?? [] }
  static func buildEither(first component: Component) -> Component { component }
  static func buildEither(second component: Component) -> Component { component }
  static func buildArray(_ components: [Component]) -> Component { components.flatMap { $0 } }
}

extension View {
  func alert<Action: Sendable>(_ state: Binding<AlertState<Action>?>, action handler: @escaping (Action?) -> Void) -> some View {
    alert(
      state.wrappedValue.map { Text($0.title) } ?? Text(verbatim: ""),
      isPresented: Binding(state),
      presenting: state.wrappedValue
    ) { alert in
      ForEach(alert.buttons) { button in
        Button(role: button.role) {
          handler(button.action)
        } label: {
          Text(button.title)
        }
      }
    } message: { alert in
      alert.message.map { Text($0) }
    }
  }
}

extension Binding where Value == Bool {
  init<Wrapped>(_ base: Binding<Wrapped?>) {
    self = base._isPresent
  }
}
extension Optional {
  fileprivate var _isPresent: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}
