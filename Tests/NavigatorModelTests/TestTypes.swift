import NavigatorModel

/// A path whose elements can be read, to compare them with the entries.
struct TestPath: StackPath {
  enum Element: Equatable {
    case wrapped(TestDestination)
    case plain(TestDestination)
    case value(Int)
  }

  private(set) var elements: [Element] = []

  init() {}

  init(_ elements: [Element]) {
    self.elements = elements
  }

  var count: Int { elements.count }

  mutating func append(_ destination: TestDestination, isWrapped: Bool) {
    elements.append(isWrapped ? .wrapped(destination) : .plain(destination))
  }

  mutating func append(_ value: Int) {
    elements.append(.value(value))
  }

  mutating func removeLast(_ count: Int) {
    elements.removeLast(count)
  }
}

struct TestDestination: Equatable, ExpressibleByIntegerLiteral {
  let number: Int

  init(_ number: Int) {
    self.number = number
  }

  init(integerLiteral value: Int) {
    self.init(value)
  }
}

struct TestItem: PresentationItem, Equatable, ExpressibleByIntegerLiteral {
  let id: Int
  var isPending = false
  var answers = GuardAnswers.none

  static func == (lhs: TestItem, rhs: TestItem) -> Bool { lhs.id == rhs.id }

  init(_ id: Int, isPending: Bool = false) {
    self.id = id
    self.isPending = isPending
  }

  init(integerLiteral value: Int) {
    self.init(value)
  }
}

typealias TestState = NavigatorState<TestPath, TestItem>
typealias TestStack = StackContents<TestPath>

extension TestState {
  /// The state after changes that are applied one by one.
  init(_ changes: Change...) {
    self.init()
    for change in changes { _ = apply(change) }
  }

  /// The numbers of the destinations on the stack.
  var destinations: [Int?] { stack.entries.map { $0.destination?.number } }

  func id(_ index: Int) -> EntryID { stack.entries[index].id }
}
