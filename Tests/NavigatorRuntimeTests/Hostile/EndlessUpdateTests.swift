import NavigatorHost
import NavigatorRuntime
import NavigatorTesting
import Observation
import OpenCombine
import SwiftUI
import Testing

/// Views that invalidate themselves without end, one for each phase of a transaction. Each is reported by name, and the rest of
/// the app continues.
@MainActor
@Suite("Views that invalidate themselves without end")
struct EndlessUpdateTests {
  /// Shows a view that invalidates itself continuously beside a counter that must continue to work.
  private struct Stage<Endless: View>: View {
    @State private var taps = 0
    let endless: Endless

    var body: some View {
      Button("Tap") { taps += 1 }
      Text("Taps: \(taps)")
      endless
    }
  }

  /// Starts the view, taps the button beside it, and expects one report that contains `names`.
  private func check(
    _ endless: some View, isReportedAs names: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try withKnownIssue(sourceLocation: sourceLocation) {
      let app = TestApp { Stage(endless: endless) }
      try app.tap("Tap")
      #expect(app.exists("Taps: 1"))
    } matching: { issue in
      let text = "\(issue)"
      return text.contains("did not come to rest") && names.allSatisfy(text.contains)
    }
  }

  private struct BodyWriter: View {
    @State private var number = 0
    var body: some View {
      let _ = { number += 1 }()
      Text("Number: \(number)")
    }
  }

  @Test("A body that writes the state it reads is reported with the property's name")
  func body() throws {
    try check(BodyWriter(), isReportedAs: "BodyWriter writes BodyWriter.number while it is evaluated")
  }

  private final class Library: ObservableObject {
    @Published var loads = 0
    func load() { loads += 1 }
  }

  private struct Child: View {
    init(library: Library) { library.load() }
    var body: some View { Text("Child") }
  }

  private struct Parent: View {
    @StateObject private var library = Library()
    var body: some View {
      Text("Loads: \(library.loads)")
      Child(library: library)
    }
  }

  @Test("A child whose initializer changes its parent's object is reported with the property's name")
  func childInitializer() throws {
    try check(Parent(), isReportedAs: "Parent writes Parent.library while it is evaluated")
  }

  private struct ObservedParent: View {
    @ObservedObject var library: Library
    var body: some View {
      Text("Loads: \(library.loads)")
      Child(library: library)
    }
  }

  @Test("An observed object that changes while it is read is reported with its type")
  func observedObject() throws {
    try check(ObservedParent(library: Library()), isReportedAs: "ObservedParent writes", "Library")
  }

  private struct BindingWriter: View {
    @Binding var number: Int
    var body: some View {
      let _ = { number += 1 }()
      Text("Number: \(number)")
    }
  }

  private struct BindingOwner: View {
    @State private var number = 0
    var body: some View { BindingWriter(number: $number) }
  }

  @Test("A body that writes a binding is reported with the owner of the state")
  func binding() throws {
    try check(BindingOwner(), isReportedAs: "BindingWriter writes BindingOwner.number while it is evaluated")
  }

  @Observable final class Model {
    var number = 0
    var wantsSheet = false
  }

  private struct ModelReader: View {
    let model: Model
    var body: some View { Text("Number: \(model.number)") }
  }

  private struct ModelWriter: View {
    @Bindable var model: Model
    var body: some View {
      let _ = { model.number += 1 }()
      Text("Number: \(model.number)")
      ModelReader(model: model)
    }
  }

  @Test("A body that writes an observable model it reads does not stop other sessions")
  func observable() throws {
    let model = Model()
    let app = TestApp { Stage(endless: ModelWriter(model: model)) }
    try app.tap("Tap")
    #expect(app.exists("Taps: 1"))
    let cost = try app.measure { try app.tap("Tap") }
    #expect(cost.bodiesEvaluated < 100)
  }

  private struct TotalKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct PreferenceWriter: View {
    @State private var total = 0
    var body: some View {
      Text("Total: \(total)")
        .preference(key: TotalKey.self, value: total + 1)
        .onPreferenceChange(TotalKey.self) { total = $0 }
    }
  }

  @Test("A preference that grows with each change of its own value is reported")
  func preference() throws {
    try check(PreferenceWriter(), isReportedAs: "PreferenceWriter")
  }

  @Test("An onPreferenceChange that changes its own preference stops after a few rounds")
  func boundedPreference() {
    withKnownIssue {
      let app = TestApp { PreferenceWriter() }
      #expect(app.exists("Total: 8"))
    } matching: {
      "\($0)".contains("onPreferenceChange(TotalKey) did not come to rest")
    }
  }

  private struct StructureWriter: View {
    @State private var flips = 0
    var body: some View {
      NavigationStack {
        Text("Root")
          .navigationDestination(
            isPresented: Binding(
              get: {
                flips += 1
                return flips.isMultiple(of: 2)
              }, set: { _ in })
          ) { Text("Pushed") }
      }
    }
  }

  @Test("A presentation whose binding changes state each time it is read is reported")
  func structure() throws {
    try check(StructureWriter(), isReportedAs: "StructureWriter")
  }

  private struct ChangeWriter: View {
    @State private var number = 0
    var body: some View {
      Text("Number: \(number)").onChange(of: number, initial: true) { number += 1 }
    }
  }

  @Test("An onChange that writes the value it watches is reported")
  func onChange() throws {
    try check(ChangeWriter(), isReportedAs: "ChangeWriter")
  }

  private struct AppearanceWriter: View {
    @State private var number = 0
    var body: some View {
      Text("Number: \(number)").onAppear { number += 1 }.id(number)
    }
  }

  @Test("An onAppear that replaces its own view is reported")
  func onAppear() throws {
    try check(AppearanceWriter(), isReportedAs: "AppearanceWriter")
  }

  private struct Fidgets: View {
    var body: some View {
      ForEach(0..<20) { _ in
        BodyWriter()
        ChangeWriter()
      }
    }
  }

  @Test("The number of evaluations is bounded for many views that invalidate themselves")
  func many() throws {
    try withKnownIssue {
      let app = TestApp { Stage(endless: Fidgets()) }
      let cost = try app.measure { try app.tap("Tap") }
      #expect(app.exists("Taps: 1"))
      #expect(cost.bodiesEvaluated < 200_000)
    } matching: {
      "\($0)".contains("did not come to rest")
    }
  }

  @Observable final class Ticker {
    var limit = Int.max
    var number = 0
  }

  private struct TickerView: View {
    let ticker: Ticker
    var body: some View {
      Text("Number: \(ticker.number)")
        .onChange(of: ticker.number, initial: true) { if ticker.number < ticker.limit { ticker.number += 1 } }
    }
  }

  @Test("A session that has reached the maximum number of rounds shows later changes of the app")
  func laterWrites() async {
    let ticker = Ticker()
    await withKnownIssue {
      let app = TestApp { TickerView(ticker: ticker) }
      ticker.limit = .min
      ticker.number = -5
      for _ in 0..<100 { await Task.yield() }
      #expect(app.exists("Number: -5"))
    } matching: {
      "\($0)".contains("did not come to rest")
    }
  }

  private struct TaskWriter: View {
    @State private var number = 0
    var body: some View {
      Text("Number: \(number)").task(id: number) { number += 1 }
    }
  }

  @Test("A task that restarts itself is reported and waits between its turns")
  func task() async throws {
    try await withKnownIssue {
      let clock = TestClock()
      let runner = ViewRunner(clock: clock) { Stage(endless: TaskWriter()) }
      let session = runner.makeSession(SessionConfiguration())
      let app = TestApp(session: session)
      var last = -1
      while session.statistics.transactions != last, last < 10_000 {
        last = session.statistics.transactions
        for _ in 0..<1_000 { await Task.yield() }
      }
      // A burst is allowed. After it the session waits for the clock.
      #expect(1_000..<5_100 ~= session.statistics.transactions)
      let before = session.statistics.transactions
      await clock.advance(by: .milliseconds(5))
      for _ in 0..<100 { await Task.yield() }
      #expect(session.statistics.transactions - before <= 3)
      // An event is handled at once.
      try app.tap("Tap")
      #expect(app.exists("Taps: 1"))
    } matching: {
      "\($0)".contains("TaskWriter") && "\($0)".contains("did not come to rest")
    }
  }
}
