import Foundation
import NavigatorTesting
import OpenCombine
import SwiftUI
import Testing

// A quiz: a view model with input and output, a countdown by a publisher, buttons that know their answer, and a shaken view.

private struct Question: Identifiable, Hashable, Sendable {
  let id: Int
  let text: String
  let answers: [String]
  let correct: Int

  static let all = [
    Question(id: 1, text: "2 + 2", answers: ["3", "4", "5"], correct: 1),
    Question(id: 2, text: "The capital of France", answers: ["Paris", "Lyon"], correct: 0),
    Question(id: 3, text: "The largest ocean", answers: ["Atlantic", "Pacific"], correct: 1),
  ]
}

@MainActor
private protocol ViewModel: ObservableObject {
  associatedtype State
  associatedtype Input
  var state: State { get }
  func send(_ input: Input)
}

extension ViewModel {
  func binding<Value>(_ path: KeyPath<State, Value>, _ input: @escaping (Value) -> Input) -> Binding<Value> {
    Binding(get: { self.state[keyPath: path] }, set: { self.send(input($0)) })
  }
}

private final class QuizModel: ViewModel {
  struct State: Equatable {
    var index = 0
    var remaining = 10
    var chosen: Int?
    var score = 0
    var wrong = 0
    var isHintShown = false
    var result: Result?
  }

  enum Result: Equatable { case won(score: Int), lost }
  enum Input { case tick, choose(Int), next, showHint(Bool), restart }

  @Published private(set) var state = State()
  let questions = Question.all
  private(set) var scores: [Int] = []
  private var observation: AnyCancellable?

  init() {
    observation = $state.map(\.score).removeDuplicates().dropFirst().sink { [weak self] in self?.scores.append($0) }
  }

  var question: Question { questions[state.index] }

  func send(_ input: Input) {
    switch input {
    case .tick:
      guard state.result == nil, state.chosen == nil else { break }
      state.remaining -= 1
      if state.remaining <= 0 { state.result = .lost }
    case .choose(let answer):
      guard state.chosen == nil else { break }
      state.chosen = answer
      if answer == question.correct { state.score += state.remaining } else { state.wrong += 1 }
    case .next where state.index + 1 < questions.count:
      state.index += 1
      (state.chosen, state.remaining) = (nil, 10)
    case .next: state.result = .won(score: state.score)
    case .showHint(let isShown): state.isHintShown = isShown
    case .restart: state = State()
    }
  }
}

private struct Shake: GeometryEffect {
  var travel: CGFloat = 10
  var shakes: Int
  var animatableData: CGFloat {
    get { CGFloat(shakes) }
    set { shakes = Int(newValue) }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: travel * sin(CGFloat(shakes) * .pi * 2), y: 0))
  }
}

private struct AnswerStyle: ButtonStyle {
  enum Mark { case none, right, wrong }
  let mark: Mark

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label.frame(maxWidth: .infinity, alignment: .leading)
      switch mark {
      case .none: EmptyView()
      case .right: Image(systemName: "checkmark").accessibilityLabel("right").imageScale(.large)
      case .wrong: Image(systemName: "xmark").accessibilityLabel("wrong")
      }
    }
    .padding()
    .background(background(configuration), in: ContainerRelativeShape())
    .containerShape(RoundedRectangle(cornerRadius: 12))
    .opacity(configuration.isPressed ? 0.6 : 1)
  }

  private func background(_ configuration: Configuration) -> some ShapeStyle {
    switch mark {
    case .none: AnyShapeStyle(.tint.secondary)
    case .right: AnyShapeStyle(LinearGradient(colors: [.green, .mint], startPoint: .leading, endPoint: .trailing))
    case .wrong: AnyShapeStyle(.red.shadow(.inner(radius: 2)))
    }
  }
}

extension ButtonStyle where Self == AnswerStyle {
  fileprivate static func answer(_ mark: AnswerStyle.Mark) -> AnswerStyle { .init(mark: mark) }
}

private struct QuizView<Ticks: Publisher>: View where Ticks.Output == Date, Ticks.Failure == Never {
  @StateObject private var model = QuizModel()
  let ticks: Ticks
  @AccessibilityFocusState private var isQuestionFocused: Bool

  var body: some View {
    NavigationStack {
      Group {
        switch model.state.result {
        case nil: question
        case .won(let score)?:
          result("You have \(score) points", symbol: "trophy")
        case .lost?:
          result("Time is up", symbol: "clock.badge.xmark")
        }
      }
      .toolbar {
        ToolbarItemGroup(placement: .topBarLeading) { Text("Score \(model.state.score)").fixedSize() }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Hint") { model.send(.showHint(true)) }
            .popover(
              isPresented: model.binding(\.isHintShown, QuizModel.Input.showHint), attachmentAnchor: .point(.bottom),
              arrowEdge: .top
            ) {
              Text("It is one of \(model.question.answers.count)").presentationCompactAdaptation(.popover)
            }
        }
      }
      .navigationTitle("Quiz")
      .navigationSubtitle("\(model.state.index + 1) of \(model.questions.count)")
    }
    .onReceive(ticks) { _ in model.send(.tick) }
  }

  private var question: some View {
    VStack(alignment: .leading) {
      ProgressView(value: Double(model.state.remaining), total: 10) { Text("\(model.state.remaining) s") }
        .tint(model.state.remaining < 4 ? .red : nil)
      Text(model.question.text)
        .accessibilityAddTraits(.isHeader)
        .accessibilityFocused($isQuestionFocused)
        .modifier(Shake(shakes: model.state.wrong))
        .id(model.question)
        .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))
      ForEach(Array(zip(model.question.answers.indices, model.question.answers)), id: \.0) { index, answer in
        Button(answer) { withAnimation { model.send(.choose(index)) } }
          .buttonStyle(.answer(mark(index)))
          .keyboardShortcut(KeyEquivalent(Character("\(index + 1)")), modifiers: [])
      }
      .allowsHitTesting(model.state.chosen == nil)
      if model.state.chosen != nil {
        Button("Next") {
          withAnimation(.easeInOut) {
            model.send(.next)
          } completion: {
            isQuestionFocused = true
          }
        }
        .buttonStyle(.bordered)
        .keyboardShortcut(.defaultAction)
      }
    }
    .padding(.horizontal)
    .animation(.default, value: model.state.chosen)
  }

  private func mark(_ index: Int) -> AnswerStyle.Mark {
    guard let chosen = model.state.chosen else { return .none }
    return index == model.question.correct ? .right : index == chosen ? .wrong : .none
  }

  private func result(_ text: LocalizedStringKey, symbol: String) -> some View {
    ContentUnavailableView {
      Label(text, systemImage: symbol)
    } description: {
      Text("\(model.scores.count) right")
    } actions: {
      Button("Again") { model.send(.restart) }
    }
  }
}

/// A quiz with a countdown.
@MainActor
@Suite("A quiz")
struct QuizAppTests {
  private func start() -> (TestApp, PassthroughSubject<Date, Never>) {
    let ticks = PassthroughSubject<Date, Never>()
    return (TestApp(environment: .phone) { QuizView(ticks: ticks.eraseToAnyPublisher()) }, ticks)
  }

  @Test("Answers are marked, points depend on the time, and the end shows how many were right")
  func playing() throws {
    let (app, ticks) = start()
    ticks.send(.now)
    ticks.send(.now)
    #expect(app.exists("8 s") && app.exists("2 + 2"))
    try app.tap("4")
    #expect(app.exists("right") && !app.exists("wrong") && app.exists("Score 8"))
    ticks.send(.now)
    #expect(app.exists("8 s"))
    try app.press(.defaultAction)
    #expect(app.exists("The capital of France") && app.exists("10 s") && !app.exists("Next"))
    try app.press(KeyboardShortcut("2", modifiers: []))
    #expect(app.exists("right") && app.exists("wrong") && app.exists("Score 8"))
    try app.tap("Next")
    try app.tap("Pacific")
    try app.tap("Next")
    #expect(app.exists("You have 18 points") && app.exists("2 right"))
    try app.tap("Again")
    #expect(app.exists("2 + 2") && app.exists("Score 0"))
  }

  @Test("Ten ticks end the game, and later ones change nothing")
  func time() throws {
    let (app, ticks) = start()
    for _ in 0..<12 { ticks.send(.now) }
    #expect(app.exists("Time is up") && app.exists("0 right"))
    try app.tap("Again")
    #expect(app.exists("10 s"))
  }

  @Test("The hint is a popover by a binding that sends inputs to the model")
  func hint() throws {
    let (app, _) = start()
    try app.tap("Hint")
    #expect(app.presentations.map(\.kind) == [.popover] && app.exists("It is one of 3"))
    try app.swipeAway()
    #expect(app.presentations.isEmpty)
    try app.tap("Hint")
    #expect(app.presentations.count == 1)
  }
}
