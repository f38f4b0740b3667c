import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Observable
private final class WrittenPage: HashableObject {
  var text = ""
}

nonisolated private enum WritingDestinations: NavigationDestination {
  case editor(WrittenPage)

  var body: some View {
    switch self {
    case .editor(let model): Button("write \(model.text)") { model.text += "x" }.navigationTitle("Editor")
    }
  }
}

@Suite("Objects that are equal by identity")
struct HashableObjectTests {
  @Test("Two objects with the same contents differ, and an object equals itself whatever its contents")
  func identity() {
    let one = WrittenPage()
    let other = WrittenPage()
    #expect(one == one)
    #expect(one != other)
    var models: Set = [one, other]
    one.text = "changed"
    #expect(models.contains(one))
    #expect(models.count == 2)
    models.remove(one)
    #expect(models == [other])
  }

  @Test("A destination may contain such an object")
  func destination() throws {
    let model = WrittenPage()
    let stage = Stage()
    try stage.navigator.navigate(to: WritingDestinations.editor(model))
    try stage.app.tap("write")
    #expect(stage.app.exists("write x"))
    #expect(stage.app.stack == ["Home", "Editor"])
    #expect(model.text == "x")
  }
}

@Suite("State for a view that takes a binding")
struct WithStateTests {
  private struct Parent: View {
    @State private var start = 3
    @State private var isShown = true

    var body: some View {
      Button("Start \(start)") { start += 1 }
      Toggle("Shown", isOn: $isShown)
      if isShown {
        WithState(initialValue: start) { $count in
          Stepper("Count \(count)", value: $count)
        }
      }
    }
  }

  @Test("The binding changes the state, which is reset only with the view")
  func state() throws {
    let app = TestApp { Parent() }
    try app.increment("Count 3")
    #expect(app.exists("Count 4"))
    try app.tap("Start 3")
    #expect(app.exists("Count 4"))
    try app.setToggle("Shown", to: false)
    try app.setToggle("Shown", to: true)
    #expect(app.exists("Count 4"))
    #expect(app.exists("Start 4"))
    try app.increment("Count 4")
    #expect(app.exists("Count 5"))
  }
}
