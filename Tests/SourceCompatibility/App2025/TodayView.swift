import SwiftUI

struct TodayView: View {
  @Environment(HabitStore.self) private var store
  @Environment(Router.self) private var router
  @State private var hidesDone = false

  private var shown: [Habit] {
    store.active.filter { !hidesDone || !$0.log.contains(store.today) }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(Category.allCases) { category in
          let habits = shown.filter { $0.category == category }
          if !habits.isEmpty {
            Section {
              ForEach(habits) { habit in
                TodayRow(habit: habit)
              }
            } header: {
              Label(category.title, systemImage: category.symbol)
            }
            .listItemTint(category.color)
            .headerProminence(.increased)
          }
        }
      }
      .listSectionSpacing(.compact)
      .overlay {
        if shown.isEmpty {
          ContentUnavailableView {
            Label("All Done", systemImage: "checkmark.circle")
          } description: {
            Text("Enjoy the rest of the day.")
          } actions: {
            Button("Show All") { hidesDone = false }
          }
        }
      }
      .navigationTitle("Today")
      .navigationSubtitle("\(store.remaining) left")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Toggle("Hide Done", systemImage: "eye.slash", isOn: $hidesDone)
        }
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { router.draft = Habit() }
        }
      }
    }
  }
}

struct TodayRow: View {
  let habit: Habit
  @Environment(HabitStore.self) private var store
  @Environment(Router.self) private var router
  @Environment(\.isCompactRow) private var isCompact

  private var isDone: Binding<Bool> {
    Binding {
      habit.log.contains(store.today)
    } set: { _ in
      store.toggle(habit)
    }
  }

  var body: some View {
    Toggle(isOn: isDone) {
      VStack(alignment: .leading, spacing: 2) {
        Text(habit.name)
          .strikethrough(isDone.wrappedValue)
        if !isCompact {
          Text("^[\(habit.streak(upTo: store.today)) day](inflect: true) in a row")
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
    }
    .toggleStyle(CheckToggleStyle())
    .swipeActions(edge: .leading) {
      Button("Open", systemImage: "arrow.right") { router.show(habit) }
        .tint(.blue)
    }
    .swipeActions {
      Button("Archive", systemImage: "archivebox") { store[habit.id]?.isArchived = true }
    }
    .accessibilityAction(named: "Edit") { router.draft = habit }
  }
}

struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(.tint)
          .imageScale(.large)
        configuration.label
        Spacer()
      }
    }
    .buttonStyle(.plain)
    .accessibilityValue(configuration.isOn ? Text("Done") : Text("Open"))
  }
}

#Preview("Row") {
  @Previewable @State var store = HabitStore()
  List { TodayRow(habit: store.habits[0]) }
    .environment(store)
    .environment(Router())
}
