import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A survey by an author of libraries: custom builders, opaque parameters, packs, key paths, erased views and protocols.

private protocol Question<Answer>: Identifiable, Hashable, Sendable where ID == String {
  associatedtype Answer: Hashable & Sendable
  associatedtype Field: View
  var id: String { get }
  var initial: Answer { get }
  @MainActor @ViewBuilder func field(_ answer: Binding<Answer>) -> Field
  func issue(in answer: Answer) -> String?
}

extension Question {
  func issue(in answer: Answer) -> String? { nil }
}

private struct YesNo: Question {
  let id: String
  var initial: Bool { false }
  func field(_ answer: Binding<Bool>) -> some View { Toggle(id, isOn: answer) }
}

private struct FreeText: Question {
  let id: String
  var limit = 5
  var initial: String { "" }
  func field(_ answer: Binding<String>) -> some View { TextField(id, text: answer) }
  func issue(in answer: String) -> String? { answer.count > limit ? "\(id) is too long" : nil }
}

private struct OptionQuestion<Option: Hashable & CaseIterable & Sendable & CustomStringConvertible>: Question
where Option.AllCases: RandomAccessCollection {
  let id: String
  var isRequired = false
  var initial: Option? { nil }

  func field(_ answer: Binding<Option?>) -> some View {
    if isRequired { Text("\(id) is required").font(.caption) }
    Picker(id, selection: answer) {
      Text("–").tag(Option?.none)
      ForEach(Option.allCases, id: \.self) { Text($0.description).tag(Optional($0)) }
    }
  }

  func issue(in answer: Option?) -> String? { isRequired && answer == nil ? "Choose a \(id.lowercased())" : nil }
}

private struct Page: Identifiable {
  let id: String
  let questions: [any Question]
}

@resultBuilder
private enum PageBuilder {
  static func buildExpression(_ question: some Question) -> [any Question] { [question] }
  static func buildExpression(_ title: String) -> [any Question] { [] }
  static func buildBlock(_ parts: [any Question]...) -> [any Question] { parts.flatMap(\.self) }
  static func buildOptional(_ part: [any Question]?) -> [any Question] { part ?? [] }
  static func buildEither(first part: [any Question]) -> [any Question] { part }
  static func buildEither(second part: [any Question]) -> [any Question] { part }
  static func buildArray(_ parts: [[any Question]]) -> [any Question] { parts.flatMap(\.self) }
  static func buildLimitedAvailability(_ part: [any Question]) -> [any Question] { part }
  static func buildFinalResult(_ questions: [any Question]) -> Page {
    Page(id: questions.map(\.id).joined(), questions: questions)
  }
}

/// Answers of any types by the identifiers of their questions.
private struct Answers {
  private var values: [String: AnyHashable] = [:]

  subscript<Q: Question>(question: Q) -> Q.Answer {
    get { values[question.id]?.base as? Q.Answer ?? question.initial }
    set { values[question.id] = newValue }
  }

  func issues(_ page: Page) -> [String] { page.questions.compactMap { issue($0) } }
  private func issue(_ question: some Question) -> String? { question.issue(in: self[question]) }
}

private struct QuestionView<Q: Question>: View {
  let question: Q
  @Binding var answers: Answers
  var body: some View { question.field($answers[question]) }
}

/// Rows of views of different types, which a pack holds.
private struct Rows<each Row: View>: View {
  private let rows: (repeat each Row)
  init(_ rows: repeat each Row) { self.rows = (repeat each rows) }

  var body: some View {
    VStack(alignment: .leading) {
      TupleView((repeat Bordered(content: each rows)))
    }
  }
}

private struct Bordered<Content: View>: View {
  let content: Content
  @State private var taps = 0
  var body: some View {
    content.overlay(alignment: .trailing) { Text("taps \(taps)") }.contentShape(.rect).onTapGesture { taps += 1 }
  }
}

private struct Lens<Root, Value>: Sendable {
  let get: @Sendable (Root) -> Value
  let set: @Sendable (inout Root, Value) -> Void
}

extension Binding where Value: Sendable {
  fileprivate subscript<Part: Sendable>(_ lens: Lens<Value, Part>) -> Binding<Part> {
    Binding<Part> {
      lens.get(wrappedValue)
    } set: { part, transaction in
      var value = wrappedValue
      lens.set(&value, part)
      self.transaction(transaction).wrappedValue = value
    }
  }

  fileprivate func onSet(_ action: @escaping @MainActor (Value) -> Void) -> Self {
    Binding(
      get: { wrappedValue },
      set: { @MainActor value in
        wrappedValue = value
        action(value)
      })
  }
}

extension View {
  fileprivate func decorated(with decoration: some View, when isOn: Bool) -> some View {
    ViewThatFits {
      HStack {
        self; if isOn { decoration }
      }
    }
  }

  fileprivate func reading<each Value: Equatable>(
    _ value: repeat each Value, perform action: @escaping (String) -> Void
  ) -> some View {
    var names: [String] = []
    repeat names.append(String(describing: each value))
    return onChange(of: names, initial: true) { action($1.joined(separator: "|")) }
  }

  fileprivate func erased<V: View>(@ViewBuilder _ transform: (AnyView) -> V) -> V { transform(AnyView(erasing: self)) }
}

private enum Size: String, CaseIterable, CustomStringConvertible {
  case small, large
  var description: String { rawValue.capitalized }
}

private struct Survey: View {
  let pages: [Page]
  @State private var answers = Answers()
  @State private var index = 0
  @State private var issues: [String] = []
  @State private var read = ""

  init(@PageBuilder _ first: () -> Page, @PageBuilder second: () -> Page) { pages = [first(), second()] }

  private var page: Lens<Int, Bool> { Lens(get: { $0 > 0 }, set: { $0 = $1 ? 1 : 0 }) }

  var body: some View {
    Form {
      Toggle("Second page", isOn: $index[page].onSet { _ in issues = [] })
      ForEach(pages[index].questions, id: \.id) { question in row(for: question) }
      ForEach(issues, id: \.self, content: Text.init(verbatim:))
      Button("Check") { issues = answers.issues(pages[index]) }
      Rows(Text("One"), Label("Two", systemImage: "2.circle"), Color.clear.frame(height: 10))
      Text("Count \(pages[index].questions.count)").decorated(with: Image(systemName: "checkmark"), when: issues.isEmpty)
      Text(read).accessibilityIdentifier("read")
    }
    .reading(index, issues.count, pages[index].id.isEmpty) { read = $0 }
    .erased { $0.font(.body) }
  }

  private func row(for question: any Question) -> some View { AnyView(opened(question)) }
  private func opened(_ question: some Question) -> some View { QuestionView(question: question, answers: $answers) }
}

/// An app with many generic types.
@MainActor
@Suite("An app with generic types")
struct GenericAppTests {
  private func app(_ isDetailed: Bool = true) -> TestApp {
    TestApp {
      Survey {
        "Basics"
        YesNo(id: "Member")
        if isDetailed { OptionQuestion<Size>(id: "Size", isRequired: true) } else { FreeText(id: "Other") }
      } second: {
        for name in ["Street", "City"] { FreeText(id: name) }
      }
    }
  }

  @Test("The questions of a builder are shown, and those of a condition and of a loop")
  func questions() throws {
    let app = app()
    #expect(app.exists("Member") && app.exists("Size") && app.exists("Count 2"))
    #expect(self.app(false).exists("Other"))
    try app.setToggle("Second page", to: true)
    #expect(app.exists("Street") && app.exists("City") && !app.exists("Member"))
  }

  @Test("Answers of several types are kept by their questions while the pages change")
  func answers() throws {
    let app = app()
    try app.setToggle("Member", to: true)
    try app.select("Large", in: "Size")
    try app.setToggle("Second page", to: true)
    try app.type("Oslo", into: "City")
    try app.setToggle("Second page", to: false)
    #expect(try app.value(of: "Member") == .bool(true) && app.value(of: "Size") == .string("Large"))
    try app.select("–", in: "Size")
    #expect(try app.value(of: "Size") == .string("–"))
    try app.setToggle("Second page", to: true)
    #expect(try app.value(of: "City") == .string("Oslo") && app.value(of: "Street") == .string(""))
  }

  @Test("Issues of answers are shown after a check, and disappear with the page")
  func issues() throws {
    let app = app()
    try app.tap("Check")
    #expect(app.exists("Choose a size") && app.exists("0|1|false"))
    try app.setToggle("Second page", to: true)
    #expect(!app.exists("Choose a size") && app.exists("1|0|false"))
    try app.type("Reykjavik", into: "City")
    try app.tap("Check")
    #expect(app.exists("City is too long"))
  }

  @Test("Each view of a pack has a state of its own")
  func pack() throws {
    let app = app()
    try app.tap("One")
    try app.tap("One")
    try app.tap("Two")
    #expect(app.visibleTexts.filter { $0.hasPrefix("taps") } == ["taps 2", "taps 1", "taps 0"])
  }
}
