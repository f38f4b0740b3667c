import SwiftUI

struct StatisticsView: View {
  @Environment(HabitStore.self) private var store
  @State private var category: Category?

  private var habits: [Habit] {
    store.active.filter { category == nil || $0.category == category }
  }

  private var best: Habit? {
    habits.max { $0.streak(upTo: store.today) < $1.streak(upTo: store.today) }
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          Picker("Category", selection: $category) {
            Text("All").tag(Category?.none)
            ForEach(Category.allCases) { Text($0.title).tag(Optional($0)) }
          }
          .pickerStyle(.segmented)
          if let best {
            GroupBox("Best Streak") {
              HStack {
                Text(best.name).bold()
                Spacer()
                Text("\(best.streak(upTo: store.today))").monospacedDigit()
              }
            }
          }
          ForEach(habits) { habit in
            ProgressView(value: habit.progress(upTo: store.today)) {
              Text(habit.name)
            } currentValueLabel: {
              Text(habit.progress(upTo: store.today), format: .percent.precision(.fractionLength(0)))
            }
            .tint(habit.category.color)
            .accessibilityElement(children: .combine)
          }
        }
        .padding()
        .card()
      }
      .navigationTitle("Statistics")
    }
  }
}

struct Card: ViewModifier {
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content
      .background(colorScheme == .dark ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(Color(uiColor: .secondarySystemBackground)))
      .clipShape(.rect(cornerRadius: 16))
  }
}

extension View {
  func card() -> some View { modifier(Card()) }
}
