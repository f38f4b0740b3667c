import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("State lives as long as its view's structural identity")
struct IdentityTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  private struct Flipping: View {
    @State private var isFirst = true

    var body: some View {
      VStack {
        Button("flip") { isFirst.toggle() }
        if isFirst { Counter(name: "first") } else { Counter(name: "second") }
      }
    }
  }

  @Test("A change of branch ends the state of the other branch")
  func branch() throws {
    let app = TestApp { Flipping() }
    try app.tap("first 0")
    #expect(app.visibleTexts == ["flip", "first 1"])
    try app.tap("flip")
    #expect(app.visibleTexts == ["flip", "second 0"])
    try app.tap("flip")
    #expect(app.visibleTexts == ["flip", "first 0"])
  }

  private struct Renaming: View {
    @State private var generation = 0

    var body: some View {
      VStack {
        Button("renew") { generation += 1 }
        Counter(name: "counter").id(generation)
      }
    }
  }

  @Test("A new id ends the state")
  func explicitID() throws {
    let app = TestApp { Renaming() }
    try app.tap("counter 0")
    try app.tap("renew")
    #expect(app.exists("counter 0"))
  }

  private struct Shuffling: View {
    @State private var names = ["a", "b", "c", "d"]

    var body: some View {
      VStack {
        Button("reverse") { names.reverse() }
        Button("drop b") { names.removeAll { $0 == "b" } }
        Button("add b") { names.append("b") }
        ForEach(names, id: \.self) { Counter(name: $0) }
      }
    }
  }

  @Test("A reordered ForEach keeps state, and a removed id ends it")
  func forEach() throws {
    let app = TestApp { Shuffling() }
    try app.tap("b 0")
    try app.tap("d 0")
    try app.tap("reverse")
    #expect(app.visibleTexts.suffix(4) == ["d 1", "c 0", "b 1", "a 0"])
    try app.tap("drop b")
    try app.tap("add b")
    #expect(app.visibleTexts.suffix(4) == ["d 1", "c 0", "a 0", "b 0"])
  }

  @Test("A reordered ForEach moves elements instead of replacing them")
  func moves() throws {
    let app = TestApp { Shuffling() }
    let before = try app.element("c 0").id
    let cost = try app.measure { try app.tap("reverse") }
    #expect(cost.nodesMade == 0)
    #expect(cost.patchesSent == 3)
    #expect(try app.element("c 0").id == before)
  }

  private struct Hider: View {
    @State private var shows = true

    var body: some View {
      Button("toggle") { shows.toggle() }
      if shows { Counter(name: "kept") }
      Counter(name: "after")
    }
  }

  @Test("Removing an optional view does not affect its siblings")
  func optional() throws {
    let app = TestApp { Hider() }
    try app.tap("after 0")
    try app.tap("kept 0")
    try app.tap("toggle")
    #expect(app.visibleTexts == ["toggle", "after 1"])
    try app.tap("toggle")
    #expect(app.visibleTexts == ["toggle", "kept 0", "after 1"])
  }

  private struct Erased: View {
    @State private var isText = true

    var body: some View {
      Button("change") { isText.toggle() }
      isText ? AnyView(Counter(name: "counter")) : AnyView(Text("text"))
    }
  }

  @Test("An AnyView with another type has new state")
  func anyView() throws {
    let app = TestApp { Erased() }
    try app.tap("counter 0")
    try app.tap("change")
    #expect(app.visibleTexts == ["change", "text"])
    try app.tap("change")
    #expect(app.exists("counter 0"))
  }
}
