import NavigatorRuntime
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("The changes that cause the evaluation of a view")
struct ViewChangeLogTests {
  @Observable
  final class Model {
    var number = 0
  }

  final class Store: ObservableObject {
    @Published var number = 0
  }

  /// The sentences about a view, in the order of its evaluations.
  final class Recorder {
    var sentences: [String] = []

    func take() -> [String] {
      defer { sentences = [] }
      return sentences
    }
  }

  private struct Inner: View {
    let recorder: Recorder
    let title: String
    @Binding var count: Int

    var body: some View {
      let _ = recorder.sentences.append(Self.changeDescription() ?? "none")
      Button("\(title) \(count)") { count += 1 }
    }
  }

  private struct Outer: View {
    let recorder: Recorder
    let inner: Recorder
    @State private var count = 0
    @State private var part = (first: 0, second: 0)
    @State private var title = "Inner"
    @State private var model = Model()
    @StateObject private var store = Store()

    var body: some View {
      let _ = recorder.sentences.append(Self.changeDescription() ?? "none")
      Button("Count \(count)") { count += 1 }
      Button("Title") { title += "!" }
      Button("Model \(model.number)") { model.number += 1 }
      Button("Store \(store.number)") { store.number += 1 }
      Button("Both") {
        count += 1
        model.number += 1
      }
      Inner(recorder: inner, title: title, count: $part.first)
    }
  }

  @Test("A view names the properties that have changed since its last evaluation")
  func properties() throws {
    let (outer, inner) = (Recorder(), Recorder())
    let app = TestApp { Outer(recorder: outer, inner: inner) }
    #expect(outer.take() == ["Outer: @self, @identity, _count, _part, _title, _model, _store changed."])
    #expect(inner.take() == ["Inner: @self, @identity, _count changed."])
    try app.tap("Count 0")
    #expect(outer.take() == ["Outer: _count changed."])
    #expect(inner.take().isEmpty)
    try app.tap("Title")
    #expect(outer.take() == ["Outer: _title changed."])
    #expect(inner.take() == ["Inner: @self changed."])
    try app.tap("Model 0")
    #expect(outer.take() == ["Outer: @dependencies changed."])
    try app.tap("Store 0")
    #expect(outer.take() == ["Outer: _store changed."])
    try app.tap("Both")
    #expect(outer.take() == ["Outer: _count, @dependencies changed."])
    try app.tap("Inner! 0")
    #expect(inner.take() == ["Inner: _count changed."])
  }

  @Test("A view outside of a session has no changes")
  func outside() {
    #expect(Text.changeDescription() == nil)
  }
}
