import NavigatorTesting
import OpenCombine
import SwiftUI
import Testing

@MainActor
@Suite("Preferences")
struct PreferenceTests {
  private struct WidestKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) {
      value = max(value, nextValue())
    }
  }

  private struct Collector: View {
    @State private var widest = 0
    @State private var extra = 0

    var body: some View {
      VStack {
        Text("widest \(widest)")
        Button("grow") { extra += 10 }
        VStack {
          Text("a").preference(key: WidestKey.self, value: 3)
          Text("b").preference(key: WidestKey.self, value: 5 + extra)
          if extra > 10 { Text("c").preference(key: WidestKey.self, value: 100) }
        }
        .onPreferenceChange(WidestKey.self) { widest = $0 }
      }
    }
  }

  @Test("A reader receives the preferences of the views below and their changes")
  func collected() throws {
    let app = TestApp { Collector() }
    #expect(app.exists("widest 5"))
    try app.tap("grow")
    #expect(app.exists("widest 15"))
    try app.tap("grow")
    #expect(app.exists("widest 100"))
  }

  private struct Overriding: View {
    @State private var seen = 0

    var body: some View {
      VStack {
        Text("a").preference(key: WidestKey.self, value: 7)
      }
      .transformPreference(WidestKey.self) { $0 *= 2 }
      .onPreferenceChange(WidestKey.self) { seen = $0 }
      Text("seen \(seen)")
    }
  }

  @Test("transformPreference changes the preferences of its content")
  func transformed() {
    let app = TestApp { Overriding() }
    #expect(app.exists("seen 14"))
  }

  private struct Listening: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var last = 0

    var body: some View {
      Text("last \(last)").onReceive(subject) { last = $0 }
    }
  }

  @Test("onReceive receives the values of a publisher while the view exists")
  func received() {
    let subject = PassthroughSubject<Int, Never>()
    let app = TestApp { Listening(subject: subject) }
    subject.send(3)
    app.session.settle()
    #expect(app.exists("last 3"))
    subject.send(4)
    app.session.settle()
    #expect(app.exists("last 4"))
  }
}
