import Foundation
import NavigatorTesting
import SwiftUI
import Testing

// A composable architecture: effects, case paths, scoped stores, `IfLet` and `ForEach` views of stores, and one destination.

private struct Effect<Action: Sendable>: Sendable {
  typealias Send = @MainActor @Sendable (Action) -> Void
  var run: (@Sendable (Send) async -> Void)?

  static var none: Effect { Effect(run: nil) }
  static func run(_ work: @escaping @Sendable (Send) async -> Void) -> Effect { Effect(run: work) }

  func map<Other: Sendable>(_ transform: @escaping @Sendable (Action) -> Other) -> Effect<Other> {
    guard let run else { return .none }
    return .run { send in await run { send(transform($0)) } }
  }
}

private protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action: Sendable
  associatedtype Body
  func reduce(into state: inout State, action: Action) -> Effect<Action>
  @ReducerBuilder<State, Action> var body: Body { get }
}

extension Reducer where Body == Never {
  var body: Never { preconditionFailure("a reducer without a body") }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  func reduce(into state: inout State, action: Action) -> Effect<Action> { body.reduce(into: &state, action: action) }
}

@resultBuilder
private enum ReducerBuilder<State, Action: Sendable> {
  static func buildExpression<R: Reducer>(_ reducer: R) -> R where R.State == State, R.Action == Action { reducer }
  static func buildPartialBlock<R: Reducer>(first: R) -> R where R.State == State, R.Action == Action { first }
  static func buildPartialBlock<A: Reducer, B: Reducer>(accumulated: A, next: B) -> Both<A, B>
  where A.State == State, A.Action == Action, B.State == State, B.Action == Action { Both(first: accumulated, second: next) }

  struct Both<A: Reducer, B: Reducer>: Reducer where A.State == B.State, A.Action == B.Action {
    let first: A
    let second: B
    func reduce(into state: inout A.State, action: A.Action) -> Effect<A.Action> {
      let effects = [first.reduce(into: &state, action: action), second.reduce(into: &state, action: action)]
      return .run { send in for effect in effects { await effect.run?(send) } }
    }
  }
}

private struct Reduce<State, Action: Sendable>: Reducer {
  let change: (inout State, Action) -> Effect<Action>
  func reduce(into state: inout State, action: Action) -> Effect<Action> { change(&state, action) }
}

private struct CasePath<Root, Value>: @unchecked Sendable {
  let embed: @Sendable (Value) -> Root
  let extract: @Sendable (Root) -> Value?
}

@MainActor
@dynamicMemberLookup
private final class Store<State, Action: Sendable>: ObservableObject {
  @Published private(set) var state: State
  private let reduce: (inout State, Action) -> Effect<Action>

  init<R: Reducer>(initialState: State, @ReducerBuilder<State, Action> reducer: () -> R)
  where R.State == State, R.Action == Action {
    state = initialState
    let reducer = reducer()
    reduce = { reducer.reduce(into: &$0, action: $1) }
  }

  subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { state[keyPath: path] }

  @discardableResult
  func send(_ action: Action) -> Task<Void, Never>? {
    guard let run = reduce(&state, action).run else { return nil }
    return Task { await run { [weak self] in self?.send($0) } }
  }

  func binding<Value>(get: @escaping (State) -> Value, send action: @escaping (Value) -> Action) -> Binding<Value> {
    Binding(get: { get(self.state) }, set: { self.send(action($0)) })
  }
}

private struct WithViewStore<State, Action: Sendable, Seen: Equatable, Content: View>: View {
  @ObservedObject var store: Store<State, Action>
  let observe: (State) -> Seen
  @ViewBuilder let content: (Seen) -> Content

  init(_ store: Store<State, Action>, observe: @escaping (State) -> Seen, @ViewBuilder content: @escaping (Seen) -> Content) {
    (self.store, self.observe, self.content) = (store, observe, content)
  }

  var body: some View { content(observe(store.state)) }
}

private struct IfLetStore<Value, Then: View, Else: View>: View {
  let value: Value?
  let then: (Value) -> Then
  let `else`: () -> Else

  init(_ value: Value?, @ViewBuilder then: @escaping (Value) -> Then, @ViewBuilder else: @escaping () -> Else) {
    (self.value, self.then, self.else) = (value, then, `else`)
  }

  var body: some View {
    if let value { then(value) } else { `else`() }
  }
}

private struct Item: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
  var isDone = false
}

private struct Todos: Reducer {
  enum Destination: Equatable {
    case add(String)
    case detail(Item.ID)
    case alert(title: String, Item.ID)
  }

  struct State: Equatable {
    var items: [Item] = [Item(id: 1, name: "Write"), Item(id: 2, name: "Read")]
    var destination: Destination?
    var fact: String?
    var isLoading = false
  }

  enum Action: Sendable {
    case item(id: Item.ID, ItemAction)
    case dismiss
    case addTapped, draft(String), addConfirmed
    case deleteTapped(Item.ID), deleteConfirmed(Item.ID)
    case show(Item.ID)
    case factTapped, factReceived(String)
  }

  enum ItemAction: Sendable { case toggled(Bool), renamed(String) }

  let fact: @Sendable (Int) async -> String

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      guard case .item(let id, let action) = action, let index = state.items.firstIndex(where: { $0.id == id }) else {
        return .none
      }
      switch action {
      case .toggled(let isDone): state.items[index].isDone = isDone
      case .renamed(let name): state.items[index].name = name
      }
      return .none
    }
    Reduce { state, action in
      switch action {
      case .item: break
      case .dismiss: state.destination = nil
      case .addTapped: state.destination = .add("")
      case .draft(let text): state.destination = .add(text.uppercased())
      case .addConfirmed:
        guard case .add(let name) = state.destination else { break }
        state.items.append(Item(id: (state.items.map(\.id).max() ?? 0) + 1, name: name))
        state.destination = nil
      case .deleteTapped(let id): state.destination = .alert(title: "Delete \(id)?", id)
      case .deleteConfirmed(let id): state.items.removeAll { $0.id == id }
      case .show(let id): state.destination = .detail(id)
      case .factTapped:
        state.isLoading = true
        return .run { [count = state.items.count, fact] send in await send(.factReceived(fact(count))) }
      case .factReceived(let fact): (state.isLoading, state.fact) = (false, fact)
      }
      return .none
    }
  }
}

extension Store where State == Todos.State, Action == Todos.Action {
  fileprivate func presents<Value>(_ path: CasePath<Todos.Destination, Value>) -> Binding<Bool> {
    Binding {
      self.state.destination.flatMap(path.extract) != nil
    } set: { isPresented in
      // A dismissal that arrives after the next destination is set must not remove the new destination.
      if !isPresented, self.state.destination.flatMap(path.extract) != nil { self.send(.dismiss) }
    }
  }
}

extension CasePath where Root == Todos.Destination, Value == Item.ID {
  fileprivate static let detail = CasePath(embed: { .detail($0) }, extract: { if case .detail(let id) = $0 { id } else { nil } })
  fileprivate static let alert = CasePath(
    embed: { .alert(title: "", $0) }, extract: { if case .alert(_, let id) = $0 { id } else { nil } })
}

extension CasePath where Root == Todos.Destination, Value == String {
  fileprivate static let add = CasePath(embed: { .add($0) }, extract: { if case .add(let text) = $0 { text } else { nil } })
}

private struct TodosView: View {
  @ObservedObject var store: Store<Todos.State, Todos.Action>

  var body: some View {
    NavigationStack {
      WithViewStore(store, observe: \.items) { items in
        List {
          ForEach(items) { item in
            HStack {
              Toggle(
                item.name,
                isOn: .init {
                  item.isDone
                } set: {
                  store.send(.item(id: item.id, .toggled($0)))
                })
              Button("Rename \(item.id)") { store.send(.show(item.id)) }.buttonStyle(.borderless)
            }
            .swipeActions { Button("Delete", role: .destructive) { store.send(.deleteTapped(item.id)) } }
          }
          FactView(store: store)
        }
      }
      .navigationTitle("Todos")
      .toolbar { Button("Add") { store.send(.addTapped) } }
      .navigationDestination(isPresented: store.presents(.detail)) { DetailView(store: store) }
      .sheet(isPresented: store.presents(.add)) { AddView(store: store) }
      .modifier(DeletionAlert(store: store))
    }
  }
}

private struct FactView: View {
  @ObservedObject var store: Store<Todos.State, Todos.Action>

  var body: some View {
    IfLetStore(store.fact) {
      Text($0)
    } else: {
      Button(store.isLoading ? "Loading" : "Fact") { store.send(.factTapped) }.disabled(store.isLoading)
    }
  }
}

private struct DeletionAlert: ViewModifier {
  @ObservedObject var store: Store<Todos.State, Todos.Action>

  func body(content: Content) -> some View {
    let alert: (title: String, id: Item.ID)? = if case .alert(let title, let id) = store.destination { (title, id) } else { nil }
    content.alert(Text(alert?.title ?? ""), isPresented: store.presents(.alert), presenting: alert?.id) { id in
      Button("Really", role: .destructive) { store.send(.deleteConfirmed(id)) }
      Button("Cancel", role: .cancel) {}
    }
  }
}

private struct DetailView: View {
  @ObservedObject var store: Store<Todos.State, Todos.Action>

  var body: some View {
    if let id = store.destination.flatMap(CasePath.detail.extract), let item = store.items.first(where: { $0.id == id }) {
      TextField(
        "Name", text: store.binding(get: { $0.items.first { $0.id == id }?.name ?? "" }, send: { .item(id: id, .renamed($0)) })
      )
      .navigationTitle(item.name)
      .toolbar { Button("Add Another") { store.send(.addTapped) } }
    }
  }
}

private struct AddView: View {
  @ObservedObject var store: Store<Todos.State, Todos.Action>

  var body: some View {
    TextField("New", text: store.binding(get: { $0.destination.flatMap(CasePath.add.extract) ?? "" }, send: Todos.Action.draft))
      .onSubmit { store.send(.addConfirmed) }
  }
}

/// An app with reducers, effects and one destination for all presentations.
@MainActor
@Suite("An app with reducers and effects")
struct ReducerAppTests {
  private func app() -> TestApp {
    let store = Store(initialState: Todos.State()) { Todos { "\($0) is a fact" } }
    return TestApp { TodosView(store: store) }
  }

  @Test("An item is toggled, and renamed on a pushed screen whose title follows")
  func items() throws {
    let app = app()
    try app.setToggle("Write", to: true)
    #expect(try app.value(of: "Write") == .bool(true) && app.value(of: "Read") == .bool(false))
    try app.tap("Rename 1")
    #expect(app.stack == ["Todos", "Write"])
    try app.type("r", into: "Name")
    #expect(app.stack == ["Todos", "Writer"])
    try app.goBack()
    #expect(try app.value(of: "Writer") == .bool(true))
  }

  @Test("The draft of a sheet is in the state, changed by the reducer, and Return adds it")
  func adding() throws {
    let app = app()
    try app.tap("Add")
    try app.type("sing", into: "New")
    #expect(try app.value(of: "New") == .string("SING"))
    try app.submit(in: "New")
    #expect(app.presentations.isEmpty && app.exists("SING"))
    try app.tap("Add")
    try app.type("x", into: "New")
    try app.swipeAway()
    #expect(app.presentations.isEmpty && !app.exists("X"))
  }

  @Test("An alert confirms a deletion, and Cancel keeps the item")
  func deletion() throws {
    let app = app()
    try app.swipe("Read", to: "Delete")
    #expect(app.presentations == [Presentation(.alert, title: "Delete 2?")])
    try app.tap("Cancel")
    #expect(app.presentations.isEmpty && app.exists("Read"))
    try app.swipe("Read", to: "Delete")
    try app.tap("Really")
    #expect(app.presentations.isEmpty && !app.exists("Read") && app.exists("Write"))
  }

  @Test("A destination that replaces a pushed screen pops it and presents the sheet")
  func replacement() throws {
    let app = app()
    try app.tap("Rename 2")
    try app.tap("Add Another")
    #expect(app.stacks.first == ["Todos"])
    #expect(app.presentations.map(\.kind) == [.sheet])
    try app.type("a", into: "New")
    try app.submit(in: "New")
    #expect(app.stack == ["Todos"] && app.exists("A"))
  }

  @Test("An effect ends with an action that shows its result, and its button is disabled meanwhile")
  func effect() async throws {
    let app = app()
    try app.tap("Add")
    try app.type("a", into: "New")
    try app.submit(in: "New")
    try app.tap("Fact")
    await app.settle()
    #expect(app.exists("3 is a fact") && !app.exists("Fact"))
  }
}
