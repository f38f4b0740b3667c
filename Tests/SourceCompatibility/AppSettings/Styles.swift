import SwiftUI

struct PrimaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) var controlSize
  func makeBody(configuration: Self.Configuration) -> some View {
    configuration.label
      .padding(controlSize == .small ? 8 : 16)
      .background(isEnabled ? Color.accentColor : .gray, in: RoundedRectangle(cornerRadius: 12))
      .foregroundStyle(configuration.role == .destructive ? .red : .white)
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

struct PressActions: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onLongPressGesture(minimumDuration: 0.5) { configuration.trigger() }
  }
}
