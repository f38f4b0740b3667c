import NavigatorTesting
import Observation
import SwiftUI
import Synchronization
import Testing

// These declarations are part of the test: they must compile without warnings in Swift 6 mode.

private final class Counter {
  static let made = Mutex(0)
  let number: Int

  init() {
    number = Self.made.withLock {
      $0 += 1; return $0
    }
  }
}

private struct Handler {
  var run: (Int) -> String = { "default \($0)" }
}

@Observable private final class EntryModel {
  var name = "model"
}

extension EnvironmentValues {
  @Entry fileprivate var inferredNumber = 3
  @Entry fileprivate var inferredHandler = Handler()
  @Entry fileprivate var inferredClosure = { (number: Int) in "closure \(number)" }
  @Entry fileprivate var inferredClass = Counter()
  @Entry fileprivate var inferredModel = EntryModel()
  @Entry fileprivate var closure: () -> String = { "none" }
  @Entry fileprivate var mainActorClosure: @MainActor (String) -> Void = { _ in }
  @Entry fileprivate var optionalClosure: (() -> Void)?
  @Entry fileprivate var inferredArray = [Handler()]
  @Entry fileprivate var inferredConditional = Bool.random() ? 1 : 1
}

extension Transaction {
  @Entry fileprivate var isFromUser = false
  @Entry fileprivate var reason: String?
}

extension ContainerValues {
  @Entry fileprivate var isPinned = false
  @Entry fileprivate var note: String = ""
}

@MainActor
@Suite("@Entry")
struct EntryTests {
  private struct Reader: View {
    @Environment(\.inferredNumber) private var number
    @Environment(\.inferredHandler) private var handler
    @Environment(\.inferredClosure) private var inferredClosure
    @Environment(\.closure) private var closure
    @Environment(\.optionalClosure) private var optionalClosure
    @Environment(\.inferredModel) private var model
    @Environment(\.inferredArray) private var array
    @Environment(\.inferredConditional) private var conditional

    var body: some View {
      Text(verbatim: "\(number), \(handler.run(1)), \(inferredClosure(2)), \(closure()), \(optionalClosure == nil)")
      Text(verbatim: "\(model.name), \(array.count), \(conditional)")
    }
  }

  @Test("An entry without a written type, with a closure, a class or a struct that holds one, has its default and can be set")
  func values() {
    let app = TestApp {
      VStack {
        Reader()
        Reader()
          .environment(\.inferredNumber, 4)
          .environment(\.inferredHandler, Handler { "set \($0)" })
          .environment(\.closure) { "some" }
      }
    }
    #expect(
      app.visibleTexts == [
        "3, default 1, closure 2, none, true", "model, 1, 1", "4, set 1, closure 2, some, true", "model, 1, 1",
      ])
  }

  private struct CounterReader: View {
    @Environment(\.inferredClass) private var counter

    var body: some View { Text(verbatim: "\(ObjectIdentifier(counter).hashValue)") }
  }

  @Test("The default of an entry is created at each read")
  func defaultsAreCreatedAtEachRead() {
    let values = EnvironmentValues()
    #expect(values.inferredClass !== values.inferredClass)
    let before = Counter.made.withLock { $0 }
    let app = TestApp {
      CounterReader()
      CounterReader()
    }
    #expect(app.visibleTexts.count == 2)
    #expect(Counter.made.withLock { $0 } >= before + 2)
  }

  @Test("An entry of a transaction has its default, can be set, and reaches a binding's setter")
  func transactions() {
    var transaction = Transaction()
    #expect(!transaction.isFromUser && transaction.reason == nil)
    transaction.isFromUser = true
    transaction.reason = "tap"
    var seen: [String] = []
    let binding = MainActorReference<[String]>([])
    let source = Binding<Int>(
      get: { 0 },
      set: { value, transaction in
        MainActor.assumeIsolated { binding.value.append("\(value) \(transaction.isFromUser) \(transaction.reason ?? "-")") }
      })
    source.wrappedValue = 1
    source.transaction(transaction).wrappedValue = 2
    seen = binding.value
    #expect(seen == ["1 false -", "2 true tap"])
    #expect(withTransaction(\.isFromUser, true) { 5 } == 5)
  }

  @MainActor
  private final class MainActorReference<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
}

@MainActor
@Suite("Subviews")
struct SubviewTests {
  private struct Board<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        Text(verbatim: "\(subviews.count) cards")
        ForEach(subviews) { subview in
          HStack {
            if subview.containerValues.isPinned { Text("pinned") }
            subview
            Text(verbatim: subview.containerValues.note)
          }
        }
      }
    }
  }

  @Test("Group(subviews:) passes the members of groups, conditions and loops, with their container values")
  func group() {
    let names = ["c", "d"]
    let shows = true
    let app = TestApp {
      Board {
        Text("a").containerValue(\.isPinned, true)
        Group {
          Text("b")
          if shows { Text("shown") } else { Text("hidden") }
          if !shows { Text("never") }
        }
        .containerValue(\.note, "grouped")
        .font(.title)
        ForEach(names, id: \.self) { name in
          Text(name).containerValue(\.note, "inner").padding().onAppear {}.containerValue(\.note, "outer \(name)")
        }
        EmptyView()
        AnyView(Text("erased").containerValue(\.isPinned, true))
      }
    }
    #expect(
      app.visibleTexts.filter { !$0.isEmpty } == [
        "6 cards", "pinned", "a", "b", "grouped", "shown", "grouped", "c", "outer c", "d", "outer d", "pinned", "erased",
      ])
  }

  private struct Row: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Deck: View {
    @State private var names = ["a", "b", "c"]

    var body: some View {
      VStack {
        Container { ForEach(names, id: \.self) { Row(name: $0) } }
        Button("Remove a") { names.removeFirst() }
      }
    }
  }

  private struct Container<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      ForEach(subviews: content) { subview in
        VStack { subview }
      }
    }
  }

  @Test("ForEach(subviews:) keeps the state of subviews that move, and follows changes of the content")
  func forEach() throws {
    let app = TestApp { Deck() }
    try app.tap("b 0")
    try app.tap("b 1")
    try app.tap("Remove a")
    #expect(app.visibleTexts == ["b 2", "c 0", "Remove a"])
  }

  private struct Split<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      Group(subviews: content) { subviews in
        VStack { if let first = subviews.first { first } }
        HStack { subviews.dropFirst() }
        Text(verbatim: "tags \(subviews.compactMap { $0.containerValues.tag(for: Int.self) })")
        Text(verbatim: "\(subviews.last?.containerValues.hasTag(3) == true)")
      }
    }
  }

  @Test("A part of the subviews is a view, and container values contain tags")
  func slices() {
    let app = TestApp {
      Split {
        Text("one").tag(1)
        Text("two").tag("two")
        Text("three").tag(3).padding()
      }
    }
    #expect(app.visibleTexts == ["one", "two", "three", "tags [1, 3]", "true"])
  }
}
