import Combine
import SwiftUI

@main
struct TodoApp: App {
  var body: some Scene {
    WindowGroup { TodoListView() }
  }
}

struct TodoListView: View {
  @AppStorage("todos") private var todos: [TodoItem] = []
  @AppStorage("sort") private var sort = SortOrder.manual
  @AppStorage("lastOpened") private var lastOpened: Date?
  @State private var newTitle = ""
  @State private var editing: TodoItem?
  @State private var toDelete: TodoItem?
  @Debounced private var query = ""
  @Toggled private var showsDone = true
  @FocusState private var focus: Field?

  enum SortOrder: String, CaseIterable { case manual, priority, title }
  private enum Field: Hashable { case new, item(TodoItem.ID) }

  private var sorted: Binding<[TodoItem]> {
    Binding {
      switch sort {
      case .manual: todos
      case .priority: todos.sorted(using: KeyPathComparator(\.priority, order: .reverse))
      case .title: todos.sorted { $0.title < $1.title }
      }
    } set: {
      todos = $0
    }
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          TextField("New todo", text: $newTitle)
            .focused($focus, equals: .new)
            .textFieldStyle(UnderlinedTextFieldStyle())
            .submitLabel(.done)
            .onSubmit(add)
        }
        ForEach(sorted) { $item in
          if (showsDone || !item.isDone) && (query.isEmpty || item.title.localizedStandardContains(query)) {
            TodoRow(item: $item)
              .focused($focus, equals: .item(item.id))
              .swipeActions {
                Button("Delete", role: .destructive) { toDelete = item }
                Button("Edit") { editing = item }.tint(.indigo)
              }
          }
        }
        .onMove { todos.move(fromOffsets: $0, toOffset: $1) }
      }
      .animation(.default, value: todos)
      .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
      .navigationTitle("Todos")
      .toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          Button(showsDone ? "Hide completed" : "Show completed", action: $showsDone.callAsFunction)
          Menu {
            Picker(selection: $sort.animation()) {
              ForEach(SortOrder.allCases, id: \.self) { Text($0.rawValue.capitalized) }
            } label: {
              Text("Sort")
            }
          } label: {
            Label("Sort", systemImage: "arrow.up.arrow.down")
          }
        }
        ToolbarItem(placement: .status) {
          Text("^[\(todos.filter { !$0.isDone }.count) item](inflect: true) left")
        }
      }
      .sheet(item: $editing.onUpdate { _ in lastOpened = .now }) { item in
        if let index = todos.firstIndex(where: { $0.id == item.id }) {
          TodoEditor(item: $todos[index])
        }
      }
      .alert("Delete?", isPresented: $toDelete.isPresent(), presenting: toDelete) { item in
        Button("Delete \(item.title)", role: .destructive) { todos.removeAll { $0.id == item.id } }
      } message: { item in
        Text("“\(item.title)” will be gone.")
      }
      .overlay {
        if todos.isEmpty {
          ContentUnavailableView("Nothing to do", systemImage: "checklist", description: Text("Enjoy your day"))
        }
      }
    }
  }
  private func add() {
    guard !newTitle.isEmpty else { return }
    todos.append(TodoItem(title: newTitle))
    newTitle.removeAll()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { focus = .new }
  }
}
