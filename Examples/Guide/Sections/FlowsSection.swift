import NavigatorUI
import SwiftUI

/// A flow of two questions whose answers form one value. The flow determines the next question.
nonisolated struct GreetingFlow: NavigationFlow, Hashable {
  typealias Destination = GreetingDestinations
  typealias Value = String

  var checkpoint: NavigationFlowCheckpoint<String>?
  var name: String?
  var isFormal: Bool?

  func start() -> FlowResult<Self> {
    .destination(.name(self))
  }

  func next() async throws -> FlowResult<Self> {
    guard let name else { return .destination(.name(self)) }
    guard let isFormal else { return .destination(.tone(self)) }
    return .completeWithValue(isFormal ? "Good day, \(name)." : "Hi \(name)!")
  }
}

nonisolated enum GreetingDestinations: NavigationDestination {
  case name(GreetingFlow)
  case tone(GreetingFlow)

  @MainActor var body: some View {
    switch self {
    case .name(let flow): NameQuestion(flow: flow)
    case .tone(let flow): ToneQuestion(flow: flow)
    }
  }

  var method: NavigationMethod {
    if case .tone = self { .managedSheet } else { .push }
  }
}

struct FlowsSection: View {
  private static let greeted = NavigationCheckpoint<String>(name: "greeted")
  @State private var greeting = "Nobody is greeted yet."
  @Environment(\.navigator) private var navigator

  var body: some View {
    SectionScreen(
      section: .flows,
      summary: "A flow decides which screen is next. A completed flow closes all its screens in one step and returns its value."
    ) {
      Button("Greet somebody") { navigator.start(GreetingFlow(), returningTo: Self.greeted) }
      Text(greeting)
    }
    .navigationCheckpoint(Self.greeted) { greeting = $0 }
  }
}

private struct NameQuestion: View {
  let flow: GreetingFlow
  @State private var name = ""
  @Environment(\.navigator) private var navigator

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Button("Next") { Task { try await navigator.next(flow.copy { $0.name = name }) } }
        .disabled(name.isEmpty)
      Button("Not now", role: .cancel) { navigator.cancel(flow) }
    }
    .navigationTitle("Who is it?")
  }
}

private struct ToneQuestion: View {
  let flow: GreetingFlow
  @Environment(\.navigator) private var navigator

  var body: some View {
    List {
      Button("Formal") { Task { try await navigator.next(flow.copy { $0.isFormal = true }) } }
      Button("Informal") { Task { try await navigator.next(flow.copy { $0.isFormal = false }) } }
    }
    .navigationTitle("Which tone?")
  }
}
