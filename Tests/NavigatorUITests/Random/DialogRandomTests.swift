import NavigatorHost
import NavigatorTesting
import NavigatorUI
import SwiftUI
import TestSupport
import Testing

@Observable
private final class Questions {
  var alert: AlertState<Int>?
  var item: Int?
  var isSheet = false
  /// The value to which the next handler sets the state.
  @ObservationIgnored var next: AlertState<Int>?
  @ObservationIgnored let journal = Journal()

  static func alert(_ number: Int) -> AlertState<Int> {
    AlertState {
      TextState("alert \(number)")
    } actions: {
      ButtonState(action: number) { TextState("Answer") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    }
  }

  func handle(_ action: Int?) {
    journal.note(action.map { "\($0)" } ?? "cancel")
    alert = next
    next = nil
  }
}

private struct QuestionsView: View {
  @Bindable var questions: Questions

  var body: some View {
    Text("root")
      .alert($questions.alert) { questions.handle($0) }
      .alert(item: $questions.item) { number in
        Text("item \(number)")
      } actions: { number in
        Button("Answer") { questions.journal.note("item \(number)") }
      }
      .sheet(isPresented: $questions.isSheet) { Text("sheet") }
  }
}

/// Random questions, replacements, answers and withdrawals, several in a turn, compared with the state.
@Suite("Random alerts")
struct DialogRandomTests {
  @Test("The dialog of the state is on the screen, and each answer is handled once", arguments: 0..<20)
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let questions = Questions()
    let app = TestApp { QuestionsView(questions: questions) }
    for step in 0..<80 {
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        switch Int.random(in: 0..<7, using: &generator) {
        case 0...1: questions.alert = Questions.alert(Int.random(in: 0..<3, using: &generator))
        case 2: questions.alert = nil
        case 3: questions.item = Int.random(in: 0..<3, using: &generator)
        case 4: questions.item = nil
        default: questions.isSheet.toggle()
        }
      }
      try check(app, questions, "seed \(seed), step \(step)")
      guard Bool.random(using: &generator), let title = app.presentations.last.flatMap(\.title) else { continue }
      try answer(title, app, questions, &generator, "seed \(seed), step \(step)")
      try check(app, questions, "seed \(seed), step \(step), answered")
    }
  }

  private func check(_ app: TestApp, _ questions: Questions, _ place: Comment) throws {
    let presentations = app.presentations
    let wanted = [questions.alert.map { String(state: $0.title) }, questions.item.map { "item \($0)" }].compactMap { $0 }
    let shown = presentations.filter { $0.kind == .alert }.compactMap(\.title)
    // One dialog is shown at a time, and the other waits.
    #expect(shown.count == min(1, wanted.count), place)
    #expect(shown.allSatisfy(wanted.contains), place)
    // A sheet is never above a dialog. It waits until no dialog is open.
    let sheets = presentations.filter { $0.kind == .sheet }
    #expect(sheets.count == (questions.isSheet ? 1 : 0) || (questions.isSheet && !shown.isEmpty), place)
    #expect(shown.isEmpty || presentations.last?.kind == .alert, place)
    #expect(questions.journal.take().isEmpty, place)
    try app.checkInvariants()
  }

  private func answer(
    _ title: String, _ app: TestApp, _ questions: Questions, _ generator: inout SeededGenerator, _ place: Comment
  ) throws {
    guard title.hasPrefix("alert"), let alert = questions.alert else {
      guard title.hasPrefix("item"), let item = questions.item else { return }
      try app.tap("Answer")
      #expect(questions.journal.take() == ["item \(item)"], place)
      #expect(questions.item == nil, place)
      return
    }
    let next = Bool.random(using: &generator) ? [alert, Questions.alert(7)].randomElement(using: &generator) : nil
    questions.next = next
    let isConfirmed = Bool.random(using: &generator)
    try app.tap(isConfirmed ? "Answer" : "Cancel")
    #expect(questions.journal.take() == [isConfirmed ? title.replacing("alert ", with: "") : "cancel"], place)
    #expect(questions.alert == next, place)
  }
}
