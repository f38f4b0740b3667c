import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

nonisolated struct SignUpFlow: NavigationFlow {
  typealias Destination = SignUpDestinations
  typealias Value = String

  var checkpoint: NavigationFlowCheckpoint<String>?
  var name: String?
  var acceptsTerms = false

  func start() -> FlowResult<Self> {
    .destination(.name(self))
  }

  func next() async throws -> FlowResult<Self> {
    guard let name else { return .destination(.name(self)) }
    guard acceptsTerms else { return .destination(.terms(self)) }
    return .completeWithValue(name)
  }
}

nonisolated enum SignUpDestinations: NavigationDestination {
  case name(SignUpFlow)
  case terms(SignUpFlow)

  @MainActor var body: some View {
    switch self {
    case .name(let flow): SignUpNameView(flow: flow)
    case .terms(let flow): SignUpTermsView(flow: flow)
    }
  }

  var method: NavigationMethod {
    switch self {
    case .name: .push
    case .terms: .managedSheet
    }
  }
}

struct SignUpNameView: View {
  let flow: SignUpFlow
  @State private var name = ""
  @Environment(\.navigator) private var navigator

  var body: some View {
    TextField("Name", text: $name)
    Button("Next") {
      Task { try await navigator.next(flow.copy { $0.name = name }) }
    }
    Button("Not now") { navigator.cancel(flow) }
  }
}

struct SignUpTermsView: View {
  let flow: SignUpFlow
  @Environment(\.navigator) private var navigator

  var body: some View {
    Button("I agree") {
      Task { try await navigator.next(flow.copy { $0.acceptsTerms = true }) }
    }
  }
}

struct WelcomeView: View {
  static let signedUp = NavigationCheckpoint<String>(name: "signedUp")
  @State private var name: String?
  @Environment(\.navigator) private var navigator

  var body: some View {
    Text(name ?? "Stranger")
      .navigationCheckpoint(Self.signedUp) { name = $0 }
    Button("Sign up") { navigator.start(SignUpFlow(), returningTo: Self.signedUp) }
  }
}

@Suite("The article on flows")
struct FlowsArticle {
  @Test("A user who signs up is greeted by name")
  func signUp() async throws {
    let app = TestApp {
      ManagedNavigationStack { WelcomeView() }
    }
    try app.tap("Sign up")
    try app.type("Ada", into: "Name")
    try app.tap("Next")
    await app.settle()
    try app.tap("I agree")
    await app.settle()
    #expect(app.presentations.isEmpty)
    #expect(app.exists("Ada"))
  }
}
