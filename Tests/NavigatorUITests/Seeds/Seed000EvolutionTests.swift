import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

private struct DetailView: View {
  let journal: Journal

  init(journal: Journal) {
    self.journal = journal
    journal.note("made")
  }

  var body: some View {
    let _ = journal.note("evaluated")
    Text("The detail").navigationTitle("Detail")
  }
}

nonisolated private struct Detail: Hashable {}

nonisolated private struct DetailDestination {
  let journal: Journal
}

extension DetailDestination: NavigationDestination {
  var body: some View {
    DetailView(journal: journal)
  }

  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { true }

  nonisolated func hash(into hasher: inout Hasher) {}
}

@Suite("Seed 000: 1. The Evolution of SwiftUI Navigation with NavigationLink")
struct Seed000EvolutionTests {
  @Test("Before: a link that holds its destination makes the view at once, for each link")
  func eager() throws {
    let journal = Journal()
    let app = TestApp {
      NavigationStack {
        List {
          NavigationLink(destination: { DetailView(journal: journal) }) { Text("First") }
          NavigationLink(destination: { DetailView(journal: journal) }) { Text("Second") }
        }
      }
    }
    #expect(journal.take() == ["made", "made"])
    try app.tap("First")
    #expect(journal.take().contains("evaluated"))
    #expect(app.stack == ["", "Detail"])
  }

  @Test("After: a link that holds a value makes no view, and the link that is followed makes one")
  func deferred() throws {
    let journal = Journal()
    let app = TestApp {
      NavigationStack {
        List {
          NavigationLink("First", value: Detail())
          NavigationLink("Second", value: Detail())
        }
        .navigationDestination(for: Detail.self) { _ in DetailView(journal: journal) }
      }
    }
    #expect(journal.take() == [])
    try app.tap("First")
    #expect(journal.take() == ["made", "evaluated"])
    #expect(app.stack == ["", "Detail"])
  }

  @Test("A link to a destination makes its view as late, and without registration")
  func deferredDestination() throws {
    let journal = Journal()
    let app = TestApp {
      ManagedNavigationStack {
        List {
          NavigationLink("First", to: DetailDestination(journal: journal))
          NavigationLink("Second", to: DetailDestination(journal: journal))
        }
      }
    }
    #expect(journal.take() == [])
    try app.tap("First")
    #expect(journal.take() == ["made", "evaluated"])
    try app.goBack()
    try app.tap("Second")
    #expect(journal.take() == ["made", "evaluated"])
  }
}
