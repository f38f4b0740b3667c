import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Order of preferences")
struct PreferenceOrderTests {
  private struct NamesKey: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Named: View {
    let name: String
    init(_ name: String) { self.name = name }
    var body: some View { Text(name).preference(key: NamesKey.self, value: [name]) }
  }

  private struct Nested: View {
    @State private var names: [String] = []
    @State private var letters = ["x", "y"]
    @State private var isShown = false

    var body: some View {
      VStack {
        Named("a")
        HStack {
          Named("b")
          if isShown { Named("c") }
          Group { Named("d") }
        }
        ForEach(letters, id: \.self) { Named($0) }
        Named("e")
      }
      .onPreferenceChange(NamesKey.self) { names = $0 }
      Text(names.joined())
      Button("Show") { isShown.toggle() }
      Button("Reverse") { letters.reverse() }
    }
  }

  @Test("Values are combined in the order of the views, even if views are added, removed and moved")
  func order() throws {
    let app = TestApp { Nested() }
    #expect(app.exists("abdxye"))
    try app.tap("Show")
    #expect(app.exists("abcdxye"))
    try app.tap("Reverse")
    #expect(app.exists("abcdyxe"))
    try app.tap("Show")
    #expect(app.exists("abdyxe"))
  }

  private struct Replaced: View {
    @State private var names: [String] = []

    var body: some View {
      VStack {
        VStack {
          Named("inner")
        }
        .preference(key: NamesKey.self, value: ["outer"])
        Named("last")
      }
      .onPreferenceChange(NamesKey.self) { names = $0 }
      Text(names.joined(separator: ", "))
    }
  }

  @Test("The value of a view replaces the values of the views in it")
  func replacement() {
    let app = TestApp { Replaced() }
    #expect(app.exists("outer, last"))
  }

  private struct Layered: View {
    @State private var names: [String] = []
    @State private var evaluations = Evaluations()

    var body: some View {
      Named("content")
        .overlayPreferenceValue(NamesKey.self) { value in
          let _ = evaluations.count += 1
          Text("layer of \(value.joined())").preference(key: NamesKey.self, value: ["layer"])
        }
        .onPreferenceChange(NamesKey.self) { names = $0 }
      Text(names.joined(separator: ", "))
      Button("Count") { names = ["\(evaluations.count)"] }
    }
  }

  private final class Evaluations {
    var count = 0
  }

  @Test("A layer that sets the preference that it reads is not created again and again")
  func layers() throws {
    let app = TestApp { Layered() }
    #expect(app.exists("layer of content"))
    #expect(app.exists("content, layer"))
    try app.tap("Count")
    #expect(app.visibleTexts.contains { Int($0).map { $0 < 8 } == true })
  }
}
