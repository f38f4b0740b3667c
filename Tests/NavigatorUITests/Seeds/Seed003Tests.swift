import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

/// The views that were created for a destination, with the time of their creation.
private final class Builds {
  static func note(_ journal: Journal, _ text: String) -> Text {
    journal.note(text)
    return Text(text)
  }
}

/// Two variables: a flag and an item.
private struct FlagListView: View {
  let journal: Journal
  @State var showingDetail = false
  @State var detailIndex: Int = 0

  var body: some View {
    NavigationStack {
      List {
        ForEach(0..<10) { index in
          Button {
            self.detailIndex = index
            self.showingDetail = true
          } label: {
            Text("Row \(index + 1)")
          }
        }
      }
      .navigationTitle("Demo")
      .navigationDestination(isPresented: $showingDetail) {
        Builds.note(journal, "Detail for \(detailIndex + 1)")
      }
    }
  }
}

/// The content is made when there is an item.
private struct IfLetListView: View {
  let journal: Journal
  @State var showingDetail = false
  @State var detailIndex: Int?

  var body: some View {
    NavigationStack {
      List {
        Button("Row 3") {
          detailIndex = 2
          showingDetail = true
        }
      }
      .navigationDestination(isPresented: $showingDetail) {
        if let detailIndex {
          Builds.note(journal, "Detail for \(detailIndex + 1)")
        }
      }
    }
  }
}

/// One variable: the flag is a binding that is made of it.
private struct BindingListView: View {
  let journal: Journal
  @State var detailIndex: Int?

  var body: some View {
    NavigationStack {
      List {
        Button("Row 3") { detailIndex = 2 }
        Text(detailIndex == nil ? "nothing is shown" : "something is shown")
      }
      .navigationDestination(
        isPresented: .init(
          get: {
            self.detailIndex != nil
          },
          set: { isPresented in
            if !isPresented {
              self.detailIndex = nil
            }
          })
      ) {
        if let detailIndex {
          Builds.note(journal, "Detail for \(detailIndex + 1)")
        }
      }
    }
  }
}

/// The modifier as this package has it.
private struct EvaluatingListView: View {
  let journal: Journal
  @State var detailIndex: Int?

  var body: some View {
    List {
      ForEach(0..<10) { index in
        Button("Row \(index + 1)") { detailIndex = index }
      }
      Text(detailIndex == nil ? "nothing is shown" : "something is shown")
    }
    .navigationDestination(evaluating: $detailIndex) { detailIndex in
      Builds.note(journal, "Detail for \(detailIndex + 1)")
    }
  }
}

@Suite("Seed 003: State-driven navigation")
struct Seed003Tests {
  private let journal = Journal()

  @Test("A flag and an item show the detail of the row, whose view is made with the list, before anything is shown")
  func flag() throws {
    let app = TestApp { FlagListView(journal: journal) }
    app.session.settle()
    #expect(journal.take().first == "Detail for 1")
    try app.tap("Row 3")
    #expect(app.exists("Detail for 3"))
    try app.goBack()
    #expect(app.title == "Demo")
  }

  @Test("With if let nothing is made before there is an item")
  func ifLet() throws {
    let app = TestApp { IfLetListView(journal: journal) }
    app.session.settle()
    #expect(journal.take() == [])
    try app.tap("Row 3")
    #expect(app.exists("Detail for 3"))
  }

  @Test("A binding made of the item leaves one variable, which Back sets to nil")
  func binding() throws {
    let app = TestApp { BindingListView(journal: journal) }
    app.session.settle()
    #expect(journal.take() == [])
    try app.tap("Row 3")
    #expect(app.exists("Detail for 3"))
    try app.goBack()
    #expect(app.exists("nothing is shown"))
  }

  @Test(
    "navigationDestination(evaluating:) has one variable, makes its view late, and Back sets nil", arguments: StackKind.allCases)
  func evaluating(stack: StackKind) throws {
    let journal = journal
    let app = stack.app { EvaluatingListView(journal: journal) }
    app.session.settle()
    #expect(journal.take() == [])
    try app.tap("Row 3")
    #expect(app.exists("Detail for 3"))
    #expect(Set(journal.take()) == ["Detail for 3"])
    try app.goBack()
    #expect(app.exists("nothing is shown"))
    try app.tap("Row 10")
    #expect(app.exists("Detail for 10"))
  }
}
