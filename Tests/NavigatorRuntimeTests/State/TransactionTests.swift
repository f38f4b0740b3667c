import NavigatorTesting
import Observation
import SwiftUI
import Testing

/// The updates that writes with different transactions make.
@MainActor
@Suite("Transactions")
struct TransactionTests {
  /// Shows a number, and records the evaluations and the changes.
  private struct Stage: View {
    let journal: Journal
    let write: @MainActor (Binding<Int>, Journal) -> Void
    @State private var number = 0

    var body: some View {
      let _ = journal.note("body \(number)")
      Button("Write") { write($number, journal) }
      Text("Number: \(number)")
        .onChange(of: number) { old, new in journal.note("[\(old), \(new)]") }
    }
  }

  /// Returns the evaluations and changes after `write`.
  private func entries(
    ends value: Int, _ write: @escaping @MainActor (Binding<Int>, Journal) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    let journal = Journal()
    let app = TestApp { Stage(journal: journal, write: write) }
    _ = journal.take()
    try app.tap("Write")
    #expect(app.exists("Number: \(value)"), sourceLocation: sourceLocation)
    return journal.take()
  }

  @Test("Writes in one transaction are one update")
  func one() throws {
    let entries = try entries(ends: 2) { number, _ in
      number.wrappedValue = 1
      number.wrappedValue = 2
    }
    #expect(entries == ["body 2", "[0, 2]"])
  }

  @Test("Writes within withAnimation are a separate update")
  func animation() throws {
    let entries = try entries(ends: 4) { number, _ in
      number.wrappedValue = 1
      number.wrappedValue = 2
      withAnimation {
        number.wrappedValue = 3
        number.wrappedValue = 4
      }
    }
    #expect(entries == ["body 2", "body 4", "[0, 2]", "[2, 4]"])
  }

  @Test("Writes after withAnimation are a third update")
  func after() throws {
    let entries = try entries(ends: 5) { number, _ in
      number.wrappedValue = 1
      withAnimation { number.wrappedValue = 3 }
      number.wrappedValue = 5
    }
    #expect(entries == ["body 1", "body 3", "body 5", "[0, 1]", "[1, 3]", "[3, 5]"])
  }

  @Test("Consecutive writes with equal transactions are one update")
  func equal() throws {
    let entries = try entries(ends: 2) { number, _ in
      withAnimation(.linear) { number.wrappedValue = 1 }
      withAnimation(.linear) { number.wrappedValue = 2 }
    }
    #expect(entries == ["body 2", "[0, 2]"])
  }

  @Test("Writes within withTransaction are a separate update")
  func transaction() throws {
    var still = Transaction()
    still.disablesAnimations = true
    let entries = try entries(ends: 3) { number, _ in
      number.wrappedValue = 1
      withTransaction(still) { number.wrappedValue = 2 }
      withTransaction(\.isContinuous, true) { number.wrappedValue = 3 }
    }
    #expect(entries == ["body 1", "body 2", "body 3", "[0, 1]", "[1, 2]", "[2, 3]"])
  }

  @Test("A write through an animated binding is a separate update")
  func binding() throws {
    let entries = try entries(ends: 2) { number, _ in
      number.wrappedValue = 1
      number.animation().wrappedValue = 2
    }
    #expect(entries == ["body 1", "body 2", "[0, 1]", "[1, 2]"])
  }

  @Test("Bindings made of closures and to parts of a value pass their animation on")
  func derivedBindings() throws {
    let closures = try entries(ends: 2) { number, _ in
      number.wrappedValue = 1
      Binding(get: { number.wrappedValue }, set: { number.wrappedValue = $0 }).animation().wrappedValue = 2
    }
    #expect(closures == ["body 1", "body 2", "[0, 1]", "[1, 2]"])
    let parts = try entries(ends: 2) { number, _ in
      number.wrappedValue = 1
      number.itself.animation().wrappedValue = 2
    }
    #expect(parts == ["body 1", "body 2", "[0, 1]", "[1, 2]"])
  }

  @Test("animation(_:) changes only the animation of a binding's transaction")
  func animationAlone() {
    var transaction = Transaction()
    transaction.isContinuous = true
    transaction.disablesAnimations = true
    let binding = Binding.constant(1).transaction(transaction).animation(.linear)
    #expect(binding.transaction.animation == .linear)
    #expect(binding.transaction.isContinuous)
    #expect(binding.transaction.disablesAnimations)
  }

  @Test("An action reads the value that was written last, regardless of its transaction")
  func reading() throws {
    let entries = try entries(ends: 4) { number, journal in
      number.wrappedValue += 1
      withAnimation { number.wrappedValue += 1 }
      journal.note("read \(number.wrappedValue)")
      number.wrappedValue *= 2
    }
    #expect(entries == ["read 2", "body 1", "body 2", "body 4", "[0, 1]", "[1, 2]", "[2, 4]"])
  }

  @Test("A value that a later update restores is shown in between")
  func restored() throws {
    let entries = try entries(ends: 0) { number, _ in
      number.wrappedValue = 1
      withAnimation { number.wrappedValue = 0 }
    }
    #expect(entries == ["body 1", "body 0", "[0, 1]", "[1, 0]"])
  }

  @Test("An error ends the transaction")
  func errors() throws {
    struct Failure: Error {}
    let entries = try entries(ends: 3) { number, _ in
      #expect(throws: Failure.self) {
        try withAnimation {
          number.wrappedValue = 1
          throw Failure()
        }
      }
      number.wrappedValue = 2
      number.wrappedValue = 3
    }
    #expect(entries == ["body 1", "body 3", "[0, 1]", "[1, 3]"])
  }

  private struct Path: View {
    let journal: Journal
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("Go") {
          path = [1]
          withAnimation { path = [1, 2] }
          withAnimation(.linear) { path.append(3) }
        }
        .onChange(of: path) { journal.note("\($0) \($1)") }
        .navigationDestination(for: Int.self) { Text("Screen \($0)") }
      }
    }
  }

  @Test("A path that is written in several transactions ends with all screens")
  func path() throws {
    let journal = Journal()
    let app = TestApp { Path(journal: journal) }
    try app.tap("Go")
    #expect(app.stack.count == 4)
    #expect(app.exists("Screen 3"))
    #expect(journal.take() == ["[] [1]", "[1] [1, 2]", "[1, 2] [1, 2, 3]"])
  }

  @Observable final class Model {
    var number = 0
  }

  private struct ModelView: View {
    let model: Model
    let journal: Journal

    var body: some View {
      let _ = journal.note("body \(model.number)")
      Button("Write") {
        withAnimation { model.number = 1 }
        model.number = 2
      }
    }
  }

  @Test("An observable model is read in its current state and leaves nothing pending")
  func observable() throws {
    let journal = Journal()
    let app = TestApp { ModelView(model: Model(), journal: journal) }
    try app.tap("Write")
    #expect(journal.take() == ["body 0", "body 2"])
  }

  private struct OffMain: View {
    @State private var number = 0
    var body: some View {
      Text("Number: \(number)").task {
        let binding = $number
        await Task.detached { withAnimation { binding.wrappedValue = 1 } }.value
        number += 1
      }
    }
  }

  @Test("A write on another thread within withAnimation arrives")
  func offMain() async {
    let app = TestApp { OffMain() }
    await app.settle()
    #expect(app.exists("Number: 2"))
  }

  private struct EvaluationWriter: View {
    @State private var number = 0
    var body: some View {
      let _ = withAnimation { number += 1 }
      let _ = withAnimation(.linear) { number += 1 }
      Text("Number: \(number)")
    }
  }

  @Test("A body that writes in different transactions is reported and does not block")
  func endless() throws {
    withKnownIssue {
      let app = TestApp { EvaluationWriter() }
      #expect(app.visibleTexts.count == 1)
    } matching: { issue in
      "\(issue)".contains("did not come to rest")
    }
  }

  // MARK: Completion

  @Test("The completion of withAnimation runs once, after the changes have been shown")
  func completion() throws {
    let entries = try entries(ends: 1) { number, journal in
      withAnimation(.linear) {
        number.wrappedValue = 1
      } completion: {
        journal.note("complete")
      }
      journal.note("written")
    }
    #expect(entries == ["written", "body 1", "[0, 1]", "complete"])
  }

  @Test("A completion may start the next animation")
  func chain() throws {
    let entries = try entries(ends: 2) { number, journal in
      withAnimation(.linear, completionCriteria: .removed) {
        number.wrappedValue = 1
      } completion: {
        withAnimation(.default) {
          number.wrappedValue = 2
        } completion: {
          journal.note("complete")
        }
      }
    }
    #expect(entries == ["body 1", "[0, 1]", "body 2", "[1, 2]", "complete"])
  }

  @Test("The completion of an animation that changes nothing runs")
  func unusedCompletion() async {
    let journal = Journal()
    let app = TestApp {
      Text("x").onAppear {
        withAnimation {
        } completion: {
          journal.note("complete")
        }
      }
    }
    await app.settle()
    #expect(journal.take() == ["complete"])
  }

  @Test("The completion of a transaction runs")
  func transactionCompletion() throws {
    let entries = try entries(ends: 1) { number, journal in
      var transaction = Transaction(animation: .linear)
      transaction.addAnimationCompletion { journal.note("complete") }
      withTransaction(transaction) { number.wrappedValue = 1 }
    }
    #expect(entries == ["body 1", "[0, 1]", "complete"])
  }
}

extension Int {
  fileprivate var itself: Int {
    get { self }
    set { self = newValue }
  }
}
