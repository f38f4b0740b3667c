import NavigatorTesting
import SwiftUI
import Testing

/// One store for the whole app, in the environment, with actions that are dispatched.
@MainActor
@Suite("An app with one store")
struct SingleStoreIdiomTests {
  struct Task: Identifiable, Hashable {
    let id: Int
    var title: String
    var isDone = false
  }

  enum Filter: String, CaseIterable, Identifiable {
    case all, open, done
    var id: Self { self }
  }

  struct AppState {
    var tasks: [Task] = []
    var filter = Filter.all
    var isAdding = false
    var nextID = 1

    var shown: [Task] {
      tasks.filter { filter == .all || $0.isDone == (filter == .done) }
    }
  }

  enum Action {
    case add(String)
    case toggle(Int)
    case remove(Int)
    case filter(Filter)
    case showAdding(Bool)
  }

  @MainActor
  final class Store: ObservableObject {
    @Published private(set) var state = AppState()
    private(set) var log: [String] = []

    func dispatch(_ action: Action) {
      log.append("\(action)")
      switch action {
      case .add(let title):
        state.tasks.append(Task(id: state.nextID, title: title))
        state.nextID += 1
        state.isAdding = false
      case .toggle(let id): change(id) { $0.isDone.toggle() }
      case .remove(let id): state.tasks.removeAll { $0.id == id }
      case .filter(let filter): state.filter = filter
      case .showAdding(let isAdding): state.isAdding = isAdding
      }
    }

    private func change(_ id: Int, _ change: (inout Task) -> Void) {
      guard let index = state.tasks.firstIndex(where: { $0.id == id }) else { return }
      change(&state.tasks[index])
    }

    func binding<Value>(_ path: KeyPath<AppState, Value>, _ action: @escaping (Value) -> Action) -> Binding<Value> {
      Binding(get: { self.state[keyPath: path] }, set: { self.dispatch(action($0)) })
    }
  }

  private struct Root: View {
    @StateObject private var store = Store()

    var body: some View {
      NavigationStack { TaskList() }.environmentObject(store)
    }
  }

  private struct TaskList: View {
    @EnvironmentObject private var store: Store

    var body: some View {
      List {
        Section {
          Picker("Filter", selection: store.binding(\.filter, Action.filter)) {
            ForEach(Filter.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
        }
        ForEach(store.state.shown) { TaskRow(task: $0) }
      }
      .navigationTitle("\(store.state.shown.count) tasks")
      .toolbar { Button("Add") { store.dispatch(.showAdding(true)) } }
      .sheet(isPresented: store.binding(\.isAdding, Action.showAdding)) { AddTask() }
    }
  }

  private struct TaskRow: View {
    let task: Task
    @EnvironmentObject private var store: Store

    var body: some View {
      Toggle(task.title, isOn: Binding(get: { task.isDone }, set: { _ in store.dispatch(.toggle(task.id)) }))
      Button("Remove \(task.title)") { store.dispatch(.remove(task.id)) }
    }
  }

  private struct AddTask: View {
    @EnvironmentObject private var store: Store
    @State private var title = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      TextField("Task", text: $title)
        .focused($isFocused)
        .onSubmit { if !title.isEmpty { store.dispatch(.add(title)) } }
        .onAppear { isFocused = true }
    }
  }

  @Test("Tasks are added in a sheet, completed, filtered and removed")
  func flow() throws {
    let app = TestApp { Root() }
    for title in ["wash", "cook"] {
      try app.tap("Add")
      try app.type(title, into: "Task")
      try app.submit(in: "Task")
      #expect(app.presentations.isEmpty)
    }
    #expect(app.title == "2 tasks")
    try app.setToggle("wash", to: true)
    try app.select("done", in: "Filter")
    #expect(app.title == "1 tasks")
    #expect(!app.exists("cook"))
    try app.setToggle("wash", to: false)
    #expect(app.title == "0 tasks")
    try app.select("all", in: "Filter")
    try app.tap("Remove wash")
    #expect(app.title == "1 tasks")
    try app.tap("Add")
    try app.swipeAway()
    try app.tap("Add")
    #expect(app.presentations.count == 1)
    #expect(app.measure {}.bodiesEvaluated == 0)
  }
}
