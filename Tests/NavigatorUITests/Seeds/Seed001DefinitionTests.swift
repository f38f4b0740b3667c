import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

/// The misuse that document 001 describes: a link to a view, as a value.
nonisolated private struct ViewAsValue: View, Hashable {
  @MainActor var body: some View { Text("never shown") }
}

@Suite("Seed 001: Defining Navigation Destinations, Defining Destination Views")
struct Seed001DefinitionTests {
  @Test("Conforming makes an enum hashable and identifiable by its values")
  func hashable() {
    let pages: Set<HomeDestinations> = [.page2, .page3, .pageN(1), .pageN(2), .pageN(1)]
    #expect(pages.count == 4)
    #expect(HomeDestinations.pageN(1).id == HomeDestinations.pageN(1).id)
    #expect(HomeDestinations.pageN(1).id != HomeDestinations.pageN(2).id)
  }

  @Test("Each case shows its own view, with its associated values")
  func bodies() {
    let texts = [HomeDestinations.page2, .page3, .pageN(7)].map { page in
      TestApp { ManagedNavigationStack { page } }
    }
    #expect(texts[0].exists("This is page 2"))
    #expect(texts[1].exists("This is page 3"))
    #expect(texts[2].exists("This is page N with 7"))
  }

  @Test("A view as a link's value is not shown, and the missing registration is reported")
  func viewAsValue() throws {
    let stage = Stage {
      NavigationLink(value: ViewAsValue()) {
        Text("Link to Home Page 3!")
      }
    }
    try withKnownIssue {
      try stage.app.tap("Link to Home Page 3!")
    } matching: { issue in
      "\(issue)".contains("No navigationDestination(for: ViewAsValue.self)")
    }
    #expect(!stage.app.exists("never shown"))
  }
}
