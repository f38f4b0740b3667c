import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Fields of removed elements")
struct RemovedFocusTests {
  private struct Person: Identifiable {
    let id: Int
    var name: String
  }

  private struct People: View {
    @State private var people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Ben"), Person(id: 3, name: "Cleo")]
    @FocusState private var focus: Int?

    var body: some View {
      ForEach($people) { $person in
        TextField("Name \(person.id)", text: $person.name).focused($focus, equals: person.id)
      }
      Text(verbatim: "\(people.map(\.name)), \(focus ?? 0)")
      Button("Remove the focused one") { people.removeAll { $0.id == focus } }
      Button("Remove all") { people = [] }
    }
  }

  @Test("The element of a focused field is removed: the focus ends, and the other fields write to their own elements")
  func removal() throws {
    let app = TestApp { People() }
    try app.focus("Name 2")
    try app.type("jamin", into: "Name 2")
    #expect(app.exists(#"["Ann", "Benjamin", "Cleo"], 2"#))
    try app.tap("Remove the focused one")
    #expect(app.exists(#"["Ann", "Cleo"], 0"#))
    try app.type("patra", into: "Name 3")
    #expect(app.exists(#"["Ann", "Cleopatra"], 3"#))
    try app.tap("Remove all")
    #expect(app.exists("[], 0"))
    try app.checkInvariants()
  }
}
