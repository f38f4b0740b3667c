import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Texts that are the only content of a control. They are elements like others and follow changes around them.
@MainActor
@Suite("Labels of controls")
struct ControlLabelTests {
  @Observable
  final class Model {
    var name = "one"
    var isBold = false
    var isOn = false
    var isEnabled = true
    var rows = [1, 2, 3]
    var tapped: [Int] = []
  }

  private struct ControlsView: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack {
        List {
          NavigationLink(model.name, value: 1)
          Toggle(model.name, isOn: $model.isOn)
        }
        .bold(model.isBold)
        .disabled(!model.isEnabled)
      }
    }
  }

  private func elements(in app: TestApp) -> [Element] {
    func all(_ element: Element) -> [Element] { [element] + element.children.flatMap(all) }
    return all(app.session.root)
  }

  private func texts(in app: TestApp) -> [Element] {
    elements(in: app).filter { $0.role == .text }
  }

  @Test("A label's text is an element inside its control")
  func structure() throws {
    let app = TestApp { ControlsView(model: Model()) }
    func find(_ role: Role, in element: Element) -> Element? {
      element.role == role ? element : element.children.lazy.compactMap { find(role, in: $0) }.first
    }
    for role in [Role.link, .toggle] {
      let control = try #require(find(role, in: app.session.root))
      #expect(control.children.map(\.role) == [.text])
      #expect(control.children.first?.content == Content(text: "one"))
    }
  }

  @Test("A label whose text changes sends its text and nothing more")
  func changedLabel() throws {
    let model = Model()
    let app = TestApp { ControlsView(model: model) }
    let cost = app.measure { model.name = "two" }
    #expect(cost.patchesSent == 2)
    #expect(texts(in: app).map { $0.content.string(.text) } == ["two", "two"])
  }

  @Test("A label inherits the style around it, and unrelated changes of style send no patch for it")
  func inheritedStyle() throws {
    let model = Model()
    let app = TestApp { ControlsView(model: model) }
    let bold = app.measure { model.isBold = true }
    #expect(bold.patchesSent == 2)
    #expect(texts(in: app).allSatisfy { $0.style == [.font(FontStyle(weight: 700))] })
    let disabled = app.measure { model.isEnabled = false }
    #expect(disabled.patchesSent == 2)
  }

  @Test(
    "A label stays the same element when content is added to its control, and when the style around it changes"
  )
  func sameElement() throws {
    let model = Model()
    let app = TestApp { ControlsView(model: model) }
    let ids = texts(in: app).map(\.id)
    #expect(ids.count == 2)
    model.isEnabled = false
    app.session.settle()
    model.isBold = true
    app.session.settle()
    model.name = "two"
    app.session.settle()
    #expect(texts(in: app).allSatisfy { $0.style == [.font(FontStyle(weight: 700))] && $0.content == Content(text: "two") })
    model.isEnabled = true
    model.isBold = false
    app.session.settle()
    model.name = "three"
    app.session.settle()
    #expect(texts(in: app).allSatisfy { $0.style.isEmpty && $0.content == Content(text: "three") })
    #expect(texts(in: app).map(\.id) == ids)
    try app.checkInvariants()
  }

  @Test("A label that changes together with its control's content is sent with it")
  func changedWithItsControl() throws {
    let model = Model()
    let app = TestApp { ControlsView(model: model) }
    let cost = app.measure {
      model.name = "two"
      model.isEnabled = false
    }
    #expect(cost.patchesSent == 4)
    #expect(texts(in: app).allSatisfy { $0.content == Content(text: "two") })
    try app.checkInvariants()
  }

  @Test("An update contains the whole element except for its children, and a label is updated by its text")
  func updates() throws {
    let model = Model()
    let app = TestApp { ControlsView(model: model) }
    var updates: [Patch] = []
    let forward = app.session.onPatches
    app.session.onPatches = { patches in
      updates = patches
      forward?(patches)
    }
    for change in [{ model.name = "two" }, { model.isEnabled = false }, { model.name = "three" }, { model.isBold = true }] {
      change()
      app.session.settle()
      #expect(!updates.isEmpty)
      let elements = Dictionary(uniqueKeysWithValues: elements(in: app).map { ($0.id, $0) })
      for case .update(let update) in updates {
        var expected = elements[update.id]
        expected?.children = []
        #expect(update == expected)
      }
      for case .updateText(let id, let text) in updates { #expect(elements[id]?.content == Content(text: text)) }
    }
  }

  private struct RowsView: View {
    @Bindable var model: Model

    var body: some View {
      ForEach(model.rows, id: \.self) { row in
        Button(String("row \(row)")) { model.tapped.append(row) }
      }
    }
  }

  @Test("Rows that stay and rows that are added can be tapped after most of the others were removed")
  func rowsThatGo() throws {
    let model = Model()
    model.rows = Array(0..<100)
    let app = TestApp { RowsView(model: model) }
    for remaining in [60, 20, 5] {
      model.rows = model.rows.filter { $0 % 100 >= 100 - remaining }
      app.session.settle()
      try app.tap("row 99")
      try app.tap("row \(100 - remaining)")
    }
    model.rows += [200, 201]
    app.session.settle()
    try app.tap("row 201")
    try app.tap("row 95")
    #expect(model.tapped == [99, 40, 99, 80, 99, 95, 201, 95])
  }

  @Test("Labeled content in a view without labels shows only its content, which keeps the name")
  func hiddenLabelOfContent() throws {
    struct Screen: View {
      @State private var isHidden = true
      var body: some View {
        LabeledContent("Size", value: "3 MB").labelsVisibility(isHidden ? .hidden : .visible)
        Button("Show") { isHidden = false }
      }
    }
    let app = TestApp { Screen() }
    #expect(app.visibleTexts.contains("3 MB") && !app.visibleTexts.contains("Size"))
    #expect(app.elements(.box).contains { $0.content.string(.label) == "Size" })
    try app.tap("Show")
    #expect(app.visibleTexts.contains("Size"))
  }
}
