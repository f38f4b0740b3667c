import NavigatorUI
import SwiftUI

struct StateSection: View {
  @State private var count = 0
  @State private var name = ""
  @State private var isOn = true
  @State private var ticks = 0
  @State private var isTicking = false

  var body: some View {
    SectionScreen(
      section: .state,
      summary: "State lives as long as its screen is on the stack. Go deeper and come back: the state is unchanged."
    ) {
      Button("Counted \(count)") { count += 1 }
        .accessibilityIdentifier("counter")
      TextField("Your name", text: $name)
        .accessibilityIdentifier("name")
      Text(name.isEmpty ? "Nobody yet" : "Hello, \(name)")
        .accessibilityIdentifier("greeting")
      Toggle("Switched", isOn: $isOn)
      NavigationLink(to: HomeDestinations.pageN(1)) { Text("Go deeper") }
      Button(isTicking ? "Stop the clock" : "Start the clock") { isTicking.toggle() }
      LabeledContent("Clock", value: "\(ticks)")
        .accessibilityIdentifier("clock")
        .task(id: isTicking) {
          while isTicking, !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(50))
            ticks += 1
          }
        }
    }
  }
}
