import NavigatorUI
import SwiftUI

struct GuideCheckpoints: NavigationCheckpoints {
  static var section: NavigationCheckpoint<Void> { checkpoint() }
  static var color: NavigationCheckpoint<String> { checkpoint() }
}

nonisolated enum CheckpointDestinations: NavigationDestination {
  case step(Int)

  var body: some View {
    switch self {
    case .step(let number): StepView(number: number)
    }
  }

  var method: NavigationMethod {
    switch self {
    case .step(let number): number == 2 ? .managedSheet : .push
    }
  }
}

struct CheckpointsSection: View {
  @State private var color = "none"

  var body: some View {
    SectionScreen(
      section: .checkpoints,
      summary: "A checkpoint names a screen. Any screen above it can return to it in one step and pass a value."
    ) {
      NavigationLink("Choose a color", to: CheckpointDestinations.step(1))
      LabeledContent("Color", value: color)
    }
    .navigationCheckpoint(GuideCheckpoints.section)
    .navigationCheckpoint(GuideCheckpoints.color) { color = $0 }
  }
}

private struct StepView: View {
  let number: Int
  @Environment(\.navigator) private var navigator

  var body: some View {
    List {
      if number < 3 {
        Button("Go on") { navigator.navigate(to: CheckpointDestinations.step(number + 1)) }
      }
      Button("Return with blue") { navigator.returnToCheckpoint(GuideCheckpoints.color, value: "blue") }
      Button("Return without a color") { navigator.returnToCheckpoint(GuideCheckpoints.section) }
    }
    .navigationTitle("Step \(number)")
  }
}
