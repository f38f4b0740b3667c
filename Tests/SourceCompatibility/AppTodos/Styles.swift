import Combine
import SwiftUI

struct CheckboxToggleStyle: ToggleStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        configuration.label.strikethrough(configuration.isOn, pattern: .solid, color: .secondary)
      }
    }
    .buttonStyle(.plain)
    .opacity(isEnabled ? 1 : 0.5)
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  static var checkbox: CheckboxToggleStyle { .init() }
}

struct UnderlinedTextFieldStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .padding(.vertical, 8)
      .background(
        VStack {
          Spacer(); Color.secondary.frame(height: 2)
        })
  }
}
