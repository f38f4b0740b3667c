import SwiftUI

/// Taps on views with and without a surface, and presses of controls.
struct TapsCase: View {
  @State private var log = "none"
  @State private var name = ""

  var body: some View {
    VStack(spacing: 16) {
      Text(log).accessibilityIdentifier("log")
      ZStack {
        Color.blue.opacity(0.1).onTapGesture { log = "behind" }
        VStack {
          Text("Above")
          Spacer()
          Text("Below")
        }
        .onTapGesture { log = "stack" }
      }
      .frame(width: 200, height: 100)
      .accessibilityIdentifier("gap")
      ZStack {
        Color.blue.opacity(0.1).onTapGesture { log = "behind" }
        Color.clear.onTapGesture { log = "clear" }
        Rectangle().fill(.clear).gesture(TapGesture().onEnded { log = "clear" })
      }
      .frame(width: 200, height: 40)
      .accessibilityIdentifier("clear")
      HStack {
        Text("Start")
        Spacer()
        Text("End")
      }
      .contentShape(Rectangle())
      .onTapGesture { log = "shape" }
      .frame(width: 200)
      .accessibilityIdentifier("shape")
      Text("Once").frame(width: 200, height: 40).background(.mint)
        .onTapGesture { log = "once" }
        .accessibilityIdentifier("once")
      Text("Spot").frame(width: 200, height: 40).background(.mint)
        .onTapGesture { (_: CGPoint) in log = "spot" }
        .accessibilityIdentifier("spot")
      Button("A wide button") { log = "button" }.accessibilityIdentifier("button")
      NavigationLink {
        Text("Destination")
      } label: {
        Text("A styled link")
      }
      .buttonStyle(PressReport())
      .accessibilityIdentifier("link")
      NavigationLink {
        Text("Destination")
      } label: {
        HStack {
          Button("Like") { log = "liked" }.accessibilityIdentifier("like")
          Text("Tap").onTapGesture { log = "tapped" }.accessibilityIdentifier("tapped")
        }
        .padding()
        .background(.mint, in: .rect(cornerRadius: 8))
      }
      .buttonStyle(.plain)
      Button {
        log = "button with a field"
      } label: {
        TextField("Name", text: $name).onSubmit { log += " submitted \(name)" }
      }
    }
    .navigationTitle("Taps")
  }
}

private struct PressReport: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isPressed ? "down" : "up").accessibilityIdentifier("state")
    }
    .padding(8)
  }
}
