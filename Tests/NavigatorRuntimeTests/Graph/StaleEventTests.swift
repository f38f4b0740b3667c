import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// Events that arrive after the app has changed its state, but before the screen shows the change.
@MainActor
@Suite("Late events")
struct StaleEventTests {
  @Observable
  final class Model {
    var path: [Int] = []
    var tab = 0
    var isPresented = false
    var seen: [String] = []
  }

  private struct StackView: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        Text("Root").navigationTitle("Root")
          .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("\($0)") }
      }
    }
  }

  private func backButton(in element: Element, hidden: Bool = false) -> ElementID? {
    let isHidden = hidden || element.content.bool(.isHidden) || (element.role == .screen && element.content.bool(.isCovered))
    if element.role == .backButton, !isHidden { return element.id }
    return element.children.lazy.compactMap { backButton(in: $0, hidden: isHidden) }.first
  }

  @Test(
    "Back removes the screen on which it was pressed and all screens pushed above it since then",
    arguments: [([1, 2], []), ([], []), ([3], [3]), ([1, 2, 3], []), ([1], [])])
  func back(pathMeanwhile: [Int], expected: [Int]) throws {
    let model = Model()
    let app = TestApp { StackView(model: model) }
    model.path = [1]
    app.session.settle()
    let back = try #require(backButton(in: app.session.root))
    model.path = pathMeanwhile
    app.session.send(InputEvent(target: back, action: .tap))
    app.session.settle()
    #expect(model.path == expected)
    #expect(app.stack == ["Root"] + expected.map(String.init))
    app.session.send(InputEvent(target: back, action: .tap))
    app.session.settle()
    #expect(model.path == expected)
  }

  private struct TabsView: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.tab) {
        Tab("One", systemImage: "1.circle", value: 0) {
          Button("Press") { model.seen.append("one") }
            .sheet(isPresented: $model.isPresented) { Button("In the sheet") { model.seen.append("sheet") } }
        }
        Tab("Two", systemImage: "2.circle", value: 1) { Text("Second") }
      }
    }
  }

  @Test("A sheet stays in front and can be used and dismissed when its tab is deselected")
  func sheetOfAHiddenTab() throws {
    let model = Model()
    let app = TestApp { TabsView(model: model) }
    model.isPresented = true
    app.session.settle()
    model.tab = 1
    app.session.settle()
    #expect(app.exists("Second"))
    try app.tap("In the sheet")
    #expect(model.seen == ["sheet"])
    try app.swipeAway()
    #expect(!model.isPresented)
    #expect(app.presentations.isEmpty)
  }

  private struct NameKey: PreferenceKey {
    static var defaultValue: [String] { [] }

    static func reduce(value: inout [String], nextValue: () -> [String]) {
      value += nextValue()
    }
  }

  @Test("A presentation passes no preferences to its presenter")
  func preferencesOfASheet() throws {
    let model = Model()
    let app = TestApp {
      @Bindable var model = model
      Text("Below").preference(key: NameKey.self, value: ["below"])
        .sheet(isPresented: $model.isPresented) {
          Text("Sheet").preference(key: NameKey.self, value: ["sheet"])
            .onPreferenceChange(NameKey.self) { model.seen.append("in the sheet \($0)") }
        }
        .onPreferenceChange(NameKey.self) { model.seen.append("below \($0)") }
    }
    model.isPresented = true
    app.session.settle()
    #expect(app.exists("Sheet"))
    #expect(model.seen == ["below [\"below\"]", "in the sheet [\"sheet\"]"])
  }
}
