import NavigatorModel
import Testing

@Suite struct RestorationPlanTests {
  @Test("Screens are restored from the root up, then presentations in order")
  func order() {
    var plan = plan(screens: ["1", "2"], presentations: [("3", 7)])
    plan.read()
    #expect(plan.pushed() == 1)
    #expect(plan.pushed() == 2)
    #expect(plan.position == 2)
    guard case .present(3, 7, nil)? = plan.next() else {
      Issue.record("The presentation is missing.")
      return
    }
    #expect(plan.isFinished)
  }

  @Test("An entry of an unknown type holds back those after it until the type is registered")
  func unknownType() {
    var plan = plan(screens: ["later", "2"])
    plan.read()
    #expect(plan.pushed() == nil)
    plan.read(later: 5)
    #expect(plan.pushed() == 5)
    #expect(plan.pushed() == 2)
    #expect(plan.takeOmissions().isEmpty)
  }

  @Test("An entry whose type remains unknown is omitted, and the next one is restored")
  func givesUp() {
    var plan = plan(screens: ["later", "2"])
    plan.read()
    plan.omitNext()
    #expect(plan.pushed() == 2)
    #expect(plan.takeOmissions().map(\.reason) == [.unknownType])
  }

  @Test("Entries that cannot be decoded are omitted with the reason, and the others are restored")
  func unreadable() {
    var plan = plan(screens: ["broken", "2"], presentations: [("3", 0), ("4", nil)])
    plan.read()
    #expect(plan.takeOmissions().map(\.reason) == [.unreadable("broken"), .malformed, .malformed])
    #expect(plan.pushed() == 2)
    #expect(plan.isFinished)
  }

  @Test("Without a stack, no screens are restored")
  func withoutStack() {
    var plan = plan(screens: ["1"], presentations: [("3", 7)])
    plan.read(hasStack: false)
    #expect(plan.takeOmissions().map(\.reason) == [.noStack])
    #expect(!plan.hasScreens && !plan.isFinished)
  }

  @Test("A screen that a state pushes is restored when the state has pushed it")
  func stateScreen() {
    var saved = SavedNavigator()
    saved.stack = [SavedScreen(state: "9"), SavedScreen(entry: SavedEntry(type: "number", value: "2"))]
    var plan = RestorationPlan<TestPath>(saved)
    plan.read()
    #expect(plan.next(above: TestStack(), isOnTop: true, stateMark: \.mark) == nil)
    let state = TestState(.stack([.push(9)]))
    guard case .screen(9, _, kept: state.id(0))? = plan.next(above: state.stack, isOnTop: true, stateMark: \.mark) else {
      Issue.record("The state's screen is missing.")
      return
    }
    #expect(plan.next(above: state.stack, isOnTop: false, stateMark: \.mark) == nil)
    #expect(plan.pushed() == 2)
  }

  @Test("If a state pushes another screen, the entries above its screen are omitted")
  func otherState() {
    var saved = SavedNavigator()
    saved.stack = [SavedScreen(state: "9"), SavedScreen(entry: SavedEntry(type: "number", value: "2"))]
    var plan = RestorationPlan<TestPath>(saved)
    plan.read()
    plan.omitNext()
    #expect(plan.isFinished)
    #expect(plan.takeOmissions().map(\.reason) == [.otherState])
  }

  @Test("Omitting the next entry of an empty plan has no effect")
  func givesUpNothing() {
    var plan = plan(screens: [])
    plan.omitNext()
    #expect(plan.isFinished && plan.takeOmissions().isEmpty)
  }

  private func plan(screens: [String], presentations: [(String, Int?)] = []) -> RestorationPlan<TestPath> {
    var saved = SavedNavigator()
    saved.stack = screens.map { SavedScreen(entry: SavedEntry(type: "number", value: $0)) }
    saved.presentations = presentations.map { SavedPresentation(entry: SavedEntry(type: "number", value: $0.0), method: $0.1) }
    return RestorationPlan(saved)
  }
}

extension RestorationPlan<TestPath> {
  /// Decodes numbers; the method 0 does not present.
  fileprivate mutating func read(hasStack: Bool = true, later: Int? = nil) {
    read(hasStack: hasStack, isPresentation: { $0 != 0 }) { entry in
      if entry.value == "later" { return later.map { .destination(TestDestination($0)) } ?? .unknownType }
      return Int(entry.value).map { .destination(TestDestination($0)) } ?? .unreadable(entry.value)
    }
  }

  fileprivate mutating func next() -> Step? {
    next { _ in nil }
  }

  fileprivate mutating func pushed() -> TestDestination? {
    if case .screen(let destination, _, kept: nil)? = next() { destination } else { nil }
  }
}

extension TestDestination {
  fileprivate var mark: String? { "\(number)" }
}
