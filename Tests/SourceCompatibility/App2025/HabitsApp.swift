import SwiftUI

@main
struct HabitsApp: App {
  @State private var store = HabitStore()
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(store)
        .environment(router)
    }
    .commands {
      CommandGroup(replacing: .newItem) {
        Button("New Habit") { router.draft = Habit() }
          .keyboardShortcut("n")
      }
      CommandMenu("Go") {
        Button("Today") { router.section = .today }.keyboardShortcut("1")
        Button("Habits") { router.section = .habits }.keyboardShortcut("2")
      }
    }

    WindowGroup(id: "habit", for: Habit.ID.self) { $id in
      HabitWindow(id: id).environment(store).environment(router)
    }
    .defaultSize(width: 400, height: 600)
  }
}

struct HabitWindow: View {
  let id: Habit.ID?
  @Environment(HabitStore.self) private var store

  var body: some View {
    NavigationStack {
      if let habit = id.flatMap({ store[$0] }) {
        HabitDetail(id: habit.id)
      } else {
        ContentUnavailableView("No Habit", systemImage: "questionmark.circle")
      }
    }
  }
}

extension EnvironmentValues {
  @Entry var isCompactRow = false
}

struct RootView: View {
  @Environment(Router.self) private var router
  @Environment(HabitStore.self) private var store
  @AppStorage("accent") private var accent = Category.health

  var body: some View {
    @Bindable var router = router
    TabView(selection: $router.section) {
      Tab("Today", systemImage: "sun.max", value: Router.Section.today) {
        TodayView()
      }
      .badge(store.remaining)

      Tab("Habits", systemImage: "list.bullet", value: Router.Section.habits) {
        HabitsView()
      }

      TabSection("More") {
        Tab("Statistics", systemImage: "chart.bar", value: Router.Section.statistics) {
          StatisticsView()
        }
        Tab("Settings", systemImage: "gear", value: Router.Section.settings) {
          SettingsView()
        }
      }

      Tab(value: Router.Section.search, role: .search) {
        HabitSearch()
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabBarMinimizeBehavior(.onScrollDown)
    .tint(accent.color)
    .sheet(item: $router.draft) { draft in
      HabitEditor(draft: draft)
        .presentationDetents([.medium, .large])
        .presentationCornerRadius(24)
    }
  }
}
