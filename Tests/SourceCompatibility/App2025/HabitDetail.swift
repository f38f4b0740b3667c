import SwiftUI

struct HabitDetail: View {
  let id: Habit.ID
  @Environment(HabitStore.self) private var store
  @Environment(Router.self) private var router
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openWindow) private var openWindow
  @State private var isConfirmingDeletion = false
  @State private var showsLog = false

  var body: some View {
    if let habit = store[id] {
      Form {
        Section {
          LabeledContent("Category") {
            Label(habit.category.title, systemImage: habit.category.symbol)
          }
          LabeledContent("Days", value: habit.schedule)
          if let reminder = habit.reminder {
            LabeledContent("Reminder") { Text(reminder, style: .time) }
          }
        }
        Section("This Week") {
          Gauge(value: habit.progress(upTo: store.today)) {
            Text("Progress")
          } currentValueLabel: {
            Text(habit.progress(upTo: store.today), format: .percent)
          }
          .gaugeStyle(.accessoryLinearCapacity)
          DisclosureGroup("Log", isExpanded: $showsLog) {
            ForEach(habit.log.sorted(by: >), id: \.self) { day in
              Text("Day \(day)")
            }
          }
        }
        if !habit.notes.isEmpty {
          Section("Notes") {
            Text(habit.notes).textSelection(.enabled)
          }
        }
        Section {
          ShareLink(item: "\(habit.name): \(habit.schedule)")
          Button("Open in New Window") { openWindow(id: "habit", value: habit.id) }
          Button("Delete Habit", role: .destructive) { isConfirmingDeletion = true }
            .confirmationDialog("Delete \(habit.name)?", isPresented: $isConfirmingDeletion, titleVisibility: .visible) {
              Button("Delete", role: .destructive) {
                store[id] = nil
                dismiss()
              }
            } message: {
              Text("Its log is deleted too.")
            }
        }
      }
      .navigationTitle(habit.name)
      .navigationSubtitle(habit.schedule)
      .navigationBarTitleDisplayMode(.inline)
      .containerBackground(habit.category.color.gradient, for: .navigation)
      .toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          Button("Edit") { router.draft = habit }
        }
        ToolbarItem(placement: .bottomBar) {
          Button(habit.log.contains(store.today) ? "Undo Today" : "Done Today") { store.toggle(habit) }
            .buttonStyle(.borderedProminent)
        }
      }
    } else {
      ContentUnavailableView("Deleted", systemImage: "trash")
    }
  }
}

#Preview {
  @Previewable @State var store = HabitStore()
  NavigationStack { HabitDetail(id: store.habits[0].id) }
    .environment(store)
    .environment(Router())
}
