import SwiftUI

struct HabitEditor: View {
  enum Field: Hashable { case name, notes }

  @State var draft: Habit
  @State private var original: Habit
  @State private var error: HabitError?
  @FocusState private var field: Field?
  @Environment(HabitStore.self) private var store
  @Environment(\.dismiss) private var dismiss

  init(draft: Habit) {
    _draft = State(initialValue: draft)
    _original = State(initialValue: draft)
  }

  private var isNew: Bool { store[draft.id] == nil }
  private var hasReminder: Binding<Bool> {
    Binding(get: { draft.reminder != nil }, set: { draft.reminder = $0 ? Date(timeIntervalSince1970: 8 * 3600) : nil })
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $draft.name)
            .focused($field, equals: .name)
            .submitLabel(.next)
            .onSubmit { field = .notes }
          Picker("Category", selection: $draft.category) {
            ForEach(Category.allCases) { category in
              Label(category.title, systemImage: category.symbol).tag(category)
            }
          }
        } footer: {
          if !draft.isValid { Text("A habit needs a name and a day.") }
        }
        Section("Schedule") {
          DayPicker(days: $draft.days)
          Stepper("Goal: \(draft.goal) per week", value: $draft.goal, in: 1...7)
          Toggle("Reminder", isOn: hasReminder.animation())
          if let reminder = Binding($draft.reminder) {
            DatePicker("Time", selection: reminder, displayedComponents: .hourAndMinute)
          }
        }
        Section("Notes") {
          TextField("Notes", text: $draft.notes, axis: .vertical)
            .lineLimit(3...6)
            .focused($field, equals: .notes)
        }
      }
      .defaultFocus($field, .name)
      .navigationTitle(isNew ? "New Habit" : "Edit Habit")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save).disabled(!draft.isValid)
        }
      }
      .interactiveDismissDisabled(draft != original)
      .alert(isPresented: .constant(error != nil), error: error) { _ in
        Button("OK") { error = nil }
      } message: { error in
        Text(error.recoverySuggestion ?? "")
      }
    }
  }

  private func save() {
    do {
      try store.save(draft)
      dismiss()
    } catch let error as HabitError {
      self.error = error
    } catch {}
  }
}

struct DayPicker: View {
  @Binding var days: Set<Weekday>

  var body: some View {
    HStack {
      ForEach(Weekday.allCases) { day in
        let isOn = days.contains(day)
        Button(String(day.name.prefix(1))) {
          if isOn { days.remove(day) } else { days.insert(day) }
        }
        .buttonStyle(.bordered)
        .tint(isOn ? .accentColor : .gray)
        .accessibilityLabel(day.name)
        .accessibilityAddTraits(isOn ? .isSelected : [])
      }
    }
  }
}

#Preview("Days") {
  @Previewable @State var days: Set<Weekday> = [.monday]
  DayPicker(days: $days)
}
