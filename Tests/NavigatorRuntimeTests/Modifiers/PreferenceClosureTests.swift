import NavigatorTesting
import Observation
import SwiftUI
import Testing

/// Closures of preferences that read values which no body reads.
@MainActor
@Suite("Closures of preferences")
struct PreferenceClosureTests {
  private struct Total: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Mark: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
  }

  @Observable
  fileprivate final class Model {
    var count = 1
  }

  private final class Object: ObservableObject {
    @Published var count = 1
  }

  // MARK: Changes of a preference

  private struct FromState: View {
    @State private var count = 1

    var body: some View {
      VStack {
        Text("Content").transformPreference(Total.self) { $0 += count }
        Button("Count") { count += 1 }
      }
      .overlayPreferenceValue(Total.self) { Text("Total \($0)") }
    }
  }

  private struct FromModel: View {
    let model: Model

    var body: some View {
      VStack {
        Text("Content").transformPreference(Total.self) { $0 += model.count }
        Button("Count") { model.count += 1 }
      }
      .overlayPreferenceValue(Total.self) { Text("Total \($0)") }
    }
  }

  private struct FromObject: View {
    @StateObject private var object = Object()

    var body: some View {
      VStack {
        Text("Content").transformPreference(Total.self) { $0 += object.count }
        Button("Count") { object.count += 1 }
      }
      .overlayPreferenceValue(Total.self) { Text("Total \($0)") }
    }
  }

  private func follows(_ app: TestApp) throws {
    #expect(app.exists("Total 1"))
    for count in 2...4 {
      try app.tap("Count")
      #expect(app.exists("Total \(count)"))
    }
  }

  @Test("A preference follows the values that the closure which changes it reads")
  func transformed() throws {
    try follows(TestApp { FromState() })
    try follows(TestApp { FromModel(model: Model()) })
    try follows(TestApp { FromObject() })
  }

  // MARK: Layers

  @Test("A layer follows the values that its closure reads besides the preference")
  func layer() throws {
    struct Screen: View {
      let model: Model
      @State private var taps = 0

      var body: some View {
        Button("Count") {
          taps += 1
          model.count += 1
        }
        .preference(key: Total.self, value: 10)
        .overlayPreferenceValue(Total.self) { total in
          Text("\(total), \(taps) taps, \(model.count)")
        }
      }
    }
    let app = TestApp { Screen(model: Model()) }
    #expect(app.exists("10, 0 taps, 1"))
    try app.tap("Count")
    #expect(app.exists("10, 1 taps, 2"))
    try app.tap("Count")
    #expect(app.exists("10, 2 taps, 3"))
  }

  // MARK: Anchors

  @Test("The marked view changes with the state that the closure of its anchor reads")
  func anchor() throws {
    struct Screen: View {
      @State private var marked = 0

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<3, id: \.self) { index in
            Text("Row \(index)").frame(height: 40)
              .anchorPreference(key: Mark.self, value: .bounds) { index == marked ? $0 : nil }
          }
          Button("Next") { marked = (marked + 1) % 3 }
        }
        .overlayPreferenceValue(Mark.self) { anchor in
          GeometryReader { proxy in
            if let anchor { Text("Mark at \(Int(proxy[anchor].minY))") }
          }
        }
      }
    }
    let app = TestApp { Screen() }
    #expect(app.exists("Mark at 0"))
    try app.tap("Next")
    #expect(app.exists("Mark at 40"))
    try app.tap("Next")
    #expect(app.exists("Mark at 80"))
    try app.tap("Next")
    #expect(app.exists("Mark at 0"))
  }
}
