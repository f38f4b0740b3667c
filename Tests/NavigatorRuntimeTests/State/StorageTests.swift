import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Storage")
struct StorageTests {
  private enum Theme: String {
    case light, dark
  }

  private enum Level: Int {
    case low, high
  }

  private struct Settings: View {
    @AppStorage("sound") private var isSoundOn = true
    @AppStorage("count") private var count = 3
    @AppStorage("ratio") private var ratio = 0.5
    @AppStorage("name") private var name = "nobody"
    @AppStorage("home") private var home: URL?
    @AppStorage("bytes") private var bytes = Data([1])
    @AppStorage("theme") private var theme = Theme.light
    @AppStorage("level") private var level: Level?

    var body: some View {
      let place = home?.host() ?? "none"
      Text("\(isSoundOn) \(count) \(ratio) \(name) \(place) \(bytes.count) \("\(theme)") \(level?.rawValue ?? -1)")
      Button("change") {
        count += 1
        name = "somebody"
        home = URL(string: "https://example.com/a")
        theme = .dark
        level = .high
      }
      Button("forget") {
        home = nil
        level = nil
      }
    }
  }

  private func app(_ values: [String: StoredValue], @ViewBuilder content: @escaping @MainActor () -> some View) -> TestApp {
    TestApp(configuration: SessionConfiguration(storedValues: values), view: content)
  }

  @Test("A stored value has its declared default until another is stored, and nil removes it")
  func declared() throws {
    let app = app([:]) { Settings() }
    #expect(app.visibleTexts.first == "true 3 0.5 nobody none 1 light -1")
    try app.tap("change")
    #expect(app.visibleTexts.first == "true 4 0.5 somebody example.com 1 dark 1")
    try app.tap("forget")
    #expect(app.visibleTexts.first == "true 4 0.5 somebody none 1 dark -1")
  }

  private struct Dates: View {
    @AppStorage("first") private var first = Date(timeIntervalSinceReferenceDate: 5)
    @AppStorage("last") private var last: Date?

    var body: some View {
      Text("\(Int(first.timeIntervalSinceReferenceDate)) \(Int(last?.timeIntervalSinceReferenceDate ?? -1))")
      Button("change") {
        first += 1
        last = first
      }
      Button("forget") { last = nil }
    }
  }

  @Test("A date is stored as seconds")
  func dates() throws {
    let app = app([:]) { Dates() }
    #expect(app.visibleTexts.first == "5 -1")
    try app.tap("change")
    #expect(app.visibleTexts.first == "6 6")
    #expect(app.session.storedValues == ["first": .double(6), "last": .double(6)])
    try app.tap("forget")
    #expect(app.visibleTexts.first == "6 -1")
    #expect(self.app(["first": .integer(9), "last": .string("x")]) { Dates() }.visibleTexts.first == "9 -1")
  }

  @Test("A session starts with the values that were stored for it")
  func seeded() {
    let app = app([
      "sound": .bool(false), "count": .integer(9), "ratio": .double(1.5), "name": .string("Ada"),
      "home": .string("https://ada.example"), "bytes": .data([1, 2, 3]), "theme": .string("dark"), "level": .integer(0),
    ]) { Settings() }
    #expect(app.visibleTexts.first == "false 9 1.5 Ada ada.example 3 dark 0")
  }

  @Test("A stored value of another type, or one that is not valid, reads as the default")
  func mismatch() {
    let app = app([
      "sound": .string("yes"), "count": .double(1), "ratio": .integer(2), "name": .integer(1), "home": .bool(true),
      "bytes": .string("x"), "theme": .string("purple"), "level": .integer(7),
    ]) { Settings() }
    #expect(app.visibleTexts.first == "true 3 2.0 nobody none 1 light -1")
  }

  @Test("No session has access to what another session stores")
  func sessions() throws {
    let first = app([:]) { Settings() }
    let second = app([:]) { Settings() }
    try first.tap("change")
    #expect(first.visibleTexts.first == "true 4 0.5 somebody example.com 1 dark 1")
    #expect(second.visibleTexts.first == "true 3 0.5 nobody none 1 light -1")
  }

  private struct Writer: View {
    @AppStorage("shared") private var shared = 0
    @SceneStorage("shared") private var scene = 100

    var body: some View {
      Button("app") { shared += 1 }
      Button("scene") { scene += 1 }
    }
  }

  private struct Reader: View {
    @AppStorage("shared") private var shared = 0

    var body: some View { Text("app \(shared)") }
  }

  private struct SceneReader: View {
    @SceneStorage("shared") private var shared = 100

    var body: some View {
      Text("scene \(shared)")
      Toggle("on", isOn: $shared.isEven)
    }
  }

  @Test("A write evaluates only the views that read its key, and a scene's key is independent of the app's")
  func readers() throws {
    let app = app([:]) {
      VStack {
        Writer()
        Reader()
        SceneReader()
      }
    }
    let cost = try app.measure { try app.tap("app") }
    #expect(cost.bodiesEvaluated == 1)
    #expect(cost.patchesSent == 1)
    try app.tap("scene")
    #expect(app.exists("app 1"))
    #expect(app.exists("scene 101"))
  }

  @Test("A host reads stored values even after the end, and a new session continues with them")
  func continuation() throws {
    let app = app(["shared": .integer(7), "other": .string("kept")]) {
      Writer()
      Reader()
      SceneReader()
    }
    try app.tap("app")
    try app.tap("scene")
    try app.tap("scene")
    app.end()
    #expect(app.session.storedValues == ["shared": .integer(8), "other": .string("kept")])
    #expect(app.session.sceneValues == ["shared": .integer(9), "other": .string("kept")])
    let next = TestApp(configuration: app.session.continuation) {
      Reader()
      SceneReader()
    }
    #expect(next.exists("app 8"))
    #expect(next.exists("scene 9"))
  }

  @Test("A host is notified if and only if a stored value has changed")
  func hostIsTold() throws {
    let app = app([:]) {
      Writer()
      SceneReader()
    }
    var changes = 0
    app.session.onStoredChange = { changes += 1 }
    try app.tap("app")
    #expect(changes == 1)
    try app.tap("scene")
    #expect(changes == 2)
    app.session.settle()
    #expect(changes == 2)
    app.end()
    #expect(changes == 2)
  }

  private struct Measure: View {
    @AppStorage("measure") private var measure = 0.5

    var body: some View {
      Text("measure \(measure)")
      Button("lose") { measure = .nan }
    }
  }

  @Test("The number NaN is stored, and storing it again is no change")
  func notANumber() throws {
    let app = app([:]) { Measure() }
    var changes = 0
    app.session.onStoredChange = { changes += 1 }
    try app.tap("lose")
    try app.tap("lose")
    #expect(changes == 1)
    #expect(app.session.storedValues == ["measure": .double(.nan)])
    #expect(app.session.storedValues != ["measure": .double(0.5)])
  }

  @Test("A removed value is absent in the session that continues")
  func takenAway() throws {
    let first = app(["home": .string("https://ada.example")]) { Settings() }
    try first.tap("forget")
    let next = TestApp(configuration: first.session.continuation) { Settings() }
    #expect(next.visibleTexts.first == "true 3 0.5 nobody none 1 light -1")
  }

  @Test("A binding to a stored value writes it")
  func binding() throws {
    let app = app([:]) { SceneReader() }
    #expect(try app.value(of: "on") == .bool(true))
    try app.tap("on")
    #expect(app.exists("scene 101"))
  }
}

extension Int {
  fileprivate var isEven: Bool {
    get { isMultiple(of: 2) }
    set { if newValue != isEven { self += 1 } }
  }
}
