import SwiftUI

enum HabitOrder: String, CaseIterable, Identifiable {
  case manual = "Manual"
  case name = "Name"
  case streak = "Streak"

  var id: Self { self }
}

struct HabitsView: View {
  @Environment(HabitStore.self) private var store
  @Environment(Router.self) private var router
  @AppStorage("order") private var order = HabitOrder.manual
  @State private var showsArchived = false
  @State private var selection: Set<Habit.ID> = []

  private var shown: [Habit] {
    let habits = showsArchived ? store.habits : store.active
    return switch order {
    case .manual: habits
    case .name: habits.sorted { $0.name < $1.name }
    case .streak: habits.sorted { $0.streak(upTo: store.today) > $1.streak(upTo: store.today) }
    }
  }

  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List {
        ForEach(shown) { habit in
          NavigationLink(value: habit.id) {
            HabitRow(habit: habit)
          }
          .contextMenu { menu(for: habit) }
          .moveDisabled(order != .manual)
        }
        .onDelete { store.delete(at: $0, in: shown) }
        .onMove { store.move(from: $0, to: $1) }
      }
      .listRowSpacing(4)
      .refreshable { await store.refresh() }
      .navigationTitle("Habits")
      .navigationDestination(for: Habit.ID.self) { id in
        HabitDetail(id: id)
      }
      .toolbarTitleMenu {
        Button("Show Today") { router.section = .today }
      }
      .toolbar {
        EditButton()
        Menu("Sort", systemImage: "arrow.up.arrow.down") {
          Picker("Order", selection: $order) {
            ForEach(HabitOrder.allCases) { Text($0.rawValue).tag($0) }
          }
          Toggle("Archived", isOn: $showsArchived)
        }
      }
    }
  }

  @ViewBuilder
  private func menu(for habit: Habit) -> some View {
    Button("Edit", systemImage: "pencil") { router.draft = habit }
    Button(habit.isArchived ? "Restore" : "Archive", systemImage: "archivebox") { store[habit.id]?.isArchived.toggle() }
    Divider()
    Button("Delete", systemImage: "trash", role: .destructive) { store[habit.id] = nil }
  }
}

struct HabitRow: View {
  let habit: Habit
  @Environment(HabitStore.self) private var store

  var body: some View {
    LabeledContent {
      Text(habit.schedule)
    } label: {
      Label(habit.name, systemImage: habit.category.symbol)
    }
    .opacity(habit.isArchived ? 0.5 : 1)
  }
}

struct HabitSearch: View {
  enum Scope: Hashable { case active, all }

  @Environment(HabitStore.self) private var store
  @Environment(Router.self) private var router
  @State private var query = ""
  @State private var scope = Scope.active

  private var results: [Habit] {
    let habits = scope == .all ? store.habits : store.active
    return query.isEmpty ? [] : habits.filter { $0.name.localizedCaseInsensitiveContains(query) }
  }

  var body: some View {
    NavigationStack {
      List(results) { habit in
        Button(habit.name) { router.show(habit) }
      }
      .overlay {
        if results.isEmpty {
          if query.isEmpty {
            ContentUnavailableView("Search for Habits", systemImage: "magnifyingglass")
          } else {
            ContentUnavailableView.search(text: query)
          }
        }
      }
      .navigationTitle("Search")
      .searchable(text: $query, prompt: "Name of a habit")
      .searchScopes($scope) {
        Text("Active").tag(Scope.active)
        Text("All").tag(Scope.all)
      }
      .searchSuggestions {
        if query.isEmpty {
          ForEach(Category.allCases) { category in
            Label(category.title, systemImage: category.symbol)
              .searchCompletion(store.active.first { $0.category == category }?.name ?? "")
          }
        }
      }
    }
  }
}
