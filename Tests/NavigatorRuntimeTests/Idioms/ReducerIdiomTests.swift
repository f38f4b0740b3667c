import NavigatorTesting
import SwiftUI
import Testing

/// A small composable architecture: state, actions, a reducer, stores for parts of the state, and bindings that send actions.
@MainActor
@Suite("An app with reducers")
struct ReducerIdiomTests {
  @MainActor
  @Observable
  @dynamicMemberLookup
  final class Store<State, Action> {
    private(set) var state: State
    @ObservationIgnored private let reduce: (inout State, Action) -> Void

    init(_ state: State, reduce: @escaping (inout State, Action) -> Void) {
      self.state = state
      self.reduce = reduce
    }

    subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { state[keyPath: path] }

    func send(_ action: Action) {
      reduce(&state, action)
    }

    func binding<Value>(_ path: KeyPath<State, Value>, send action: @escaping (Value) -> Action) -> Binding<Value> {
      Binding(get: { self.state[keyPath: path] }, set: { self.send(action($0)) })
    }

    /// Returns a store for a part of the state, with one closure for each direction.
    func scope<Part, PartAction>(
      _ path: KeyPath<State, Part>, _ action: @escaping (PartAction) -> Action
    ) -> Scope<Part, PartAction> {
      Scope(state: { self.state[keyPath: path] }, send: { self.send(action($0)) })
    }
  }

  @MainActor
  struct Scope<State, Action> {
    let state: () -> State
    let send: (Action) -> Void

    func binding<Value>(_ path: KeyPath<State, Value>, send action: @escaping (Value) -> Action) -> Binding<Value> {
      Binding(get: { state()[keyPath: path] }, set: { send(action($0)) })
    }
  }

  struct CounterState: Equatable {
    var count = 0
    var isFast = false
  }

  enum CounterAction {
    case stepped(Int)
    case fastChanged(Bool)
  }

  struct AppState: Equatable {
    var counter = CounterState()
    var name = ""
    var path: [Int] = []
    var alert: String?
    var tab = 0
  }

  enum AppAction {
    case counter(CounterAction)
    case nameChanged(String)
    case pathChanged([Int])
    case tabChanged(Int)
    case alertDismissed
  }

  private nonisolated static func reduce(_ state: inout AppState, _ action: AppAction) {
    switch action {
    case .counter(.stepped(let step)):
      state.counter.count += state.counter.isFast ? 10 * step : step
      if state.counter.count > 20 { state.alert = "Too much" }
    case .counter(.fastChanged(let isFast)): state.counter.isFast = isFast
    // A reducer may refuse a part of the typed text.
    case .nameChanged(let name): state.name = String(name.filter(\.isLetter).prefix(5))
    case .pathChanged(let path): state.path = path
    case .tabChanged(let tab): state.tab = tab
    case .alertDismissed:
      state.alert = nil
      state.counter.count = 0
    }
  }

  private struct AppScreen: View {
    let store: Store<AppState, AppAction>

    var body: some View {
      TabView(selection: store.binding(\.tab, send: AppAction.tabChanged)) {
        Tab("Counter", systemImage: "plus", value: 0) {
          CounterScreen(store: store.scope(\.counter, AppAction.counter))
        }
        Tab("Name", systemImage: "person", value: 1) { NameScreen(store: store) }
      }
      .alert(
        store.alert ?? "", isPresented: Binding(get: { store.alert != nil }, set: { if !$0 { store.send(.alertDismissed) } })
      ) {
        Button("Start again") {}
      }
    }
  }

  private struct CounterScreen: View {
    let store: Scope<CounterState, CounterAction>

    var body: some View {
      Text("count \(store.state().count)")
      Button("step") { store.send(.stepped(1)) }
      Toggle("fast", isOn: store.binding(\.isFast, send: CounterAction.fastChanged))
    }
  }

  private struct NameScreen: View {
    let store: Store<AppState, AppAction>

    var body: some View {
      NavigationStack(path: store.binding(\.path, send: AppAction.pathChanged)) {
        Form {
          TextField("Name", text: store.binding(\.name, send: AppAction.nameChanged))
          NavigationLink("Details", value: 1)
        }
        .navigationTitle("Hello \(store.name)")
        .navigationDestination(for: Int.self) { _ in
          Button("Out") { store.send(.pathChanged([])) }.navigationTitle("Details of \(store.name)")
        }
      }
    }
  }

  @Test("Controls send actions and show the resulting state")
  func flow() throws {
    let store = Store(AppState(), reduce: Self.reduce)
    let app = TestApp { AppScreen(store: store) }
    try app.tap("step")
    #expect(app.exists("count 1"))
    try app.setToggle("fast", to: true)
    try app.tap("step")
    try app.tap("step")
    #expect(app.presentations.map(\.title) == ["Too much"])
    try app.tap("Start again")
    #expect(app.presentations.isEmpty)
    #expect(app.exists("count 0"))
    try app.selectTab("Name")
    try app.type("A1da!", into: "Name")
    #expect(try app.value(of: "Name") == .string("Ada"))
    #expect(app.title == "Hello Ada")
    try app.tap("Details")
    #expect(app.stack == ["Hello Ada", "Details of Ada"])
    #expect(store.path == [1])
    try app.tap("Out")
    #expect(app.stack == ["Hello Ada"])
    try app.tap("Details")
    try app.goBack()
    #expect(store.path == [])
    #expect(app.measure {}.bodiesEvaluated == 0)
  }
}
