import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

nonisolated private struct TypeA: Hashable {}

private struct TwoHandlersView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("go", value: TypeA())
        .navigationDestination(for: TypeA.self) { _ in Text("the second handler") }
        .navigationDestination(for: TypeA.self) { _ in Text("the first handler") }
    }
  }
}

private struct TwoRegistrationsView: View {
  var body: some View {
    ManagedNavigationStack {
      NavigationLink("go", value: ProfileDestinations.main)
        .navigationDestination(for: ProfileDestinations.self) { _ in Text("the second handler") }
        .navigationDestination(ProfileDestinations.self)
    }
  }
}

@Suite("Seed 000: 3. The \"One Handler Per Type\" Problem")
struct Seed000HandlerTests {
  @Test("The second handler for a type is rejected with a warning that names the type, and the first one stays")
  func oneHandlerPerType() throws {
    try withKnownIssue {
      let app = TestApp { TwoHandlersView() }
      try app.tap("go")
      #expect(app.exists("the first handler"))
      #expect(!app.exists("the second handler"))
    } matching: { issue in
      "\(issue)".contains("navigationDestination(for: TypeA.self) occurs more than once")
    }
  }

  @Test("A destination's registration is a handler like any other: another one for its type is rejected")
  func destinationRegistration() throws {
    try withKnownIssue {
      let app = TestApp { TwoRegistrationsView() }
      try app.tap("go")
      #expect(app.exists("The profile"))
      #expect(!app.exists("the second handler"))
    } matching: { issue in
      "\(issue)".contains("navigationDestination(for: ProfileDestinations.self) occurs more than once")
    }
  }
}
