import Foundation
import IssueReporting
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

/// `@AppStorage` in classes and initializers.
@MainActor
@Suite("Storage outside of views")
struct StoredObjectTests {
  private final class Settings: ObservableObject {
    @AppStorage("name") var name = "nobody"
    @AppStorage("count") var count: Int?
    @Published var other = 0
    let before: String

    init() { before = "" }
    init(reading: Bool) {
      before = ""
      other = name.count
    }
  }

  private struct Screen: View {
    @StateObject private var settings = Settings(reading: true)
    let journal: Journal

    var body: some View {
      Text("\(settings.name) \(settings.count ?? 0) \(settings.other)")
      Button("write") {
        settings.name = "Ada"
        settings.count = 2
      }
      TextField("Name", text: $settings.name)
      Text("watching").onReceive(settings.objectWillChange) { journal.note("before \(settings.name)") }
    }
  }

  private struct Elsewhere: View {
    @AppStorage("name") private var name = "nobody"

    var body: some View { Button("rename \(name)") { name = "Grace" } }
  }

  @Test("A write by an observable object is stored, and its views are updated")
  func stored() throws {
    let journal = Journal()
    let app = TestApp { Screen(journal: journal) }
    #expect(app.visibleTexts.first == "nobody 0 6")
    try app.tap("write")
    #expect(app.visibleTexts.first == "Ada 2 6")
    #expect(app.session.storedValues == ["name": .string("Ada"), "count": .integer(2)])
    try app.type("Bea", into: "Name")
    #expect(app.session.storedValues["name"] == .string("AdaBea"))
    #expect(app.visibleTexts.first == "AdaBea 2 6")
    let next = TestApp(configuration: app.session.continuation) { Screen(journal: journal) }
    #expect(next.visibleTexts.first == "AdaBea 2 6")
  }

  @Test("An observable object publishes before a stored value changes, regardless of the writer")
  func publishes() throws {
    let journal = Journal()
    let app = TestApp {
      Screen(journal: journal)
      Elsewhere()
    }
    try app.tap("write")
    #expect(journal.take() == ["before nobody", "before Ada"])
    try app.tap("rename Ada")
    #expect(journal.take() == ["before Ada"])
    app.session.setStoredValue(.string("Hedy"), for: "name")
    app.session.settle()
    #expect(journal.take() == ["before Grace"])
    #expect(app.visibleTexts.first == "Hedy 2 6")
  }

  private final class Bare: ObservableObject {
    @AppStorage("flag") var flag = false
  }

  private struct BareScreen: View {
    @ObservedObject var model: Bare

    var body: some View {
      Toggle("Flag", isOn: $model.flag)
      Text("flag \(model.flag)")
    }
  }

  @Test("An object that has only stored properties updates its views")
  func bare() throws {
    let model = Bare()
    let app = TestApp { BareScreen(model: model) }
    try app.setToggle("Flag", to: true)
    #expect(app.exists("flag true"))
    app.session.setStoredValue(nil, for: "flag")
    app.session.settle()
    #expect(app.exists("flag false"))
  }

  @Test("An object that several sessions share gives each of them its own values")
  func shared() throws {
    let model = Bare()
    let first = TestApp { BareScreen(model: model) }
    let second = TestApp { BareScreen(model: model) }
    try first.setToggle("Flag", to: true)
    second.session.settle()
    #expect(first.exists("flag true"))
    #expect(second.exists("flag false"))
    #expect(second.session.storedValues.isEmpty)
  }

  @Observable
  final class Model {
    @ObservationIgnored @AppStorage("level") var level = 1
  }

  private final class Plain {
    @AppStorage("level") var level = 1
  }

  private struct PlainScreen: View {
    @State private var model = Model()
    private let plain = Plain()
    private var start = 0
    @AppStorage("level") private var level = 1

    init() { start = level }

    var body: some View {
      Text("\(start) \(model.level) \(plain.level)")
      Button("observable") { model.level += 1 }
      Button("plain") { plain.level += 1 }
    }
  }

  @Test("Stored properties of observable models and plain classes work in views and initializers")
  func siblings() throws {
    let app = TestApp(configuration: SessionConfiguration(storedValues: ["level": .integer(5)])) { PlainScreen() }
    #expect(app.visibleTexts.first == "5 5 5")
    try app.tap("observable")
    try app.tap("plain")
    #expect(app.visibleTexts.first == "5 7 7")
    let other = TestApp { PlainScreen() }
    #expect(other.visibleTexts.first == "1 1 1")
  }

  private struct Working: View {
    @StateObject private var settings = Settings()

    var body: some View {
      Text(settings.name).task {
        await Task.yield()
        settings.name = "task"
      }
    }
  }

  @Test("A task of a view stores values in its session")
  func task() async {
    let app = TestApp { Working() }
    await app.settle()
    #expect(app.session.storedValues == ["name": .string("task")])
  }

  @Test("A write without a session is reported and has no effect")
  func outside() {
    let settings = Settings()
    withExpectedIssue { settings.name = "Ada" }
    #expect(settings.name == "nobody")
  }

  @Test("A session that is notified of another session's change reports no change of its own")
  func noEcho() throws {
    let app = TestApp { Elsewhere() }
    var changes: [String] = []
    app.session.onStoredValue = { key, value in changes.append("\(key) \(value == nil)") }
    app.session.setStoredValue(.string("Hedy"), for: "name")
    app.session.settle()
    #expect(changes == [])
    try app.tap("rename Hedy")
    #expect(changes == ["name false"])
  }
}
