import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Observable models")
struct ObservationTests {
  @Observable
  final class Model {
    var first = 0
    var second = 0
  }

  private struct First: View {
    let model: Model
    var body: some View { Text("first \(model.first)") }
  }

  private struct Second: View {
    let model: Model
    var body: some View { Text("second \(model.second)") }
  }

  private struct Both: View {
    @State private var model = Model()

    var body: some View {
      First(model: model)
      Second(model: model)
      Button("change first") { model.first += 1 }
    }
  }

  @Test("Reads of an Observable model are tracked for each body")
  func perBody() throws {
    let app = TestApp { Both() }
    let cost = try app.measure { try app.tap("change first") }
    #expect(app.visibleTexts == ["first 1", "second 0", "change first"])
    #expect(cost.bodiesEvaluated == 1)
    #expect(cost.patchesSent == 1)
  }

  final class Classic: ObservableObject {
    @Published var count = 0
  }

  private struct Owner: View {
    let journal: Journal
    @State private var renders = 0
    var body: some View {
      Button("render \(renders)") { renders += 1 }
      Holder(seed: renders, journal: journal)
    }
  }

  private struct Holder: View {
    let seed: Int
    @StateObject private var model: Classic

    init(seed: Int, journal: Journal) {
      self.seed = seed
      _model = StateObject(wrappedValue: Self.make(journal))
    }

    private static func make(_ journal: Journal) -> Classic {
      journal.note("made")
      return Classic()
    }

    var body: some View {
      Button("count \(model.count) seed \(seed)") { model.count += 1 }
      Reader(model: model)
      Text("bystander")
    }
  }

  private struct Reader: View {
    @ObservedObject var model: Classic
    var body: some View { Text("reads \(model.count)") }
  }

  @Test("A StateObject is created once for each identity, and its changes update only the views that hold it")
  func stateObject() throws {
    let journal = Journal()
    let app = TestApp { Owner(journal: journal) }
    try app.tap("render 0")
    try app.tap("render 1")
    #expect(journal.take() == ["made"])
    let cost = try app.measure { try app.tap("count 0 seed 2") }
    #expect(app.visibleTexts == ["render 2", "count 1 seed 2", "reads 1", "bystander"])
    #expect(cost.bodiesEvaluated == 2)
  }

  private struct Provider: View {
    @StateObject private var model = Classic()
    var body: some View {
      Deep().environmentObject(model)
    }
  }

  private struct Deep: View {
    @EnvironmentObject var model: Classic
    var body: some View { Button("deep \(model.count)") { model.count += 1 } }
  }

  @Test("An EnvironmentObject is found by its type")
  func environmentObject() throws {
    let app = TestApp { Provider() }
    try app.tap("deep 0")
    #expect(app.exists("deep 1"))
  }

  private struct Editor: View {
    @Bindable var model: Model
    var body: some View {
      Stepping(value: $model.first)
      Text("model \(model.first)")
    }
  }

  private struct Stepping: View {
    @Binding var value: Int
    var body: some View { Button("step \(value)") { value += 1 } }
  }

  @Test("Bindable provides bindings to a model's properties")
  func bindable() throws {
    let model = Model()
    let app = TestApp { Editor(model: model) }
    try app.tap("step 0")
    #expect(app.visibleTexts == ["step 1", "model 1"])
    #expect(model.first == 1)
  }

  /// A model that implements observation without the macro.
  private final class Watched: Observable {
    let registrar = ObservationRegistrar()
    var title: String {
      registrar.access(self, keyPath: \.title)
      return "title"
    }
  }

  private struct Reading: View {
    let model: Watched
    let journal: Journal
    @State private var count = 0

    var body: some View {
      let _ = journal.note("evaluated")
      Button("\(model.title) \(count)") { count += 1 }
    }
  }

  @Test("A body that was evaluated often is evaluated once after a change of what it reads")
  func onceForMany() throws {
    let model = Watched()
    let journal = Journal()
    let app = TestApp { Reading(model: model, journal: journal) }
    for count in 0..<50 { try app.tap("title \(count)") }
    _ = journal.take()
    model.registrar.withMutation(of: model, keyPath: \.title) {}
    app.session.settle()
    #expect(journal.take() == ["evaluated"])
  }
}
