import Combine
import SwiftUI

struct TodoRow: View {
  @Binding var item: TodoItem
  var body: some View {
    Toggle(isOn: $item.isDone) {
      VStack(alignment: .leading) {
        Text(item.title)
        if let notes = item.notes, !notes.isEmpty { Text(notes).font(.caption).foregroundStyle(.secondary) }
        if let due = item.due {
          Text(due, format: .dateTime.day().month(.abbreviated)).foregroundStyle(due < .now ? .red : .secondary)
        }
      }
    }
    .toggleStyle(.checkbox)
  }
}

struct TodoEditor: View {
  @Binding var item: TodoItem
  @Environment(\.dismiss) var dismiss
  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $item.title)
        TextField("Notes", text: $item.notes ?? "", axis: .vertical).lineLimit(3...)
        Toggle("Has due date", isOn: Binding(get: { item.due != nil }, set: { item.due = $0 ? .now : nil }).animation())
        if let due = Binding($item.due) { DatePicker("Due", selection: due, in: Date.now..., displayedComponents: [.date]) }
        Toggle("Open", isOn: $item.isDone.not)
        Picker("Priority", selection: $item.priority) {
          ForEach(TodoItem.Priority.allCases) { p in Text(String(describing: p).capitalized).tag(p) }
        }
        .pickerStyle(.segmented)
      }
      .toolbar { Button("Done") { dismiss() }.bold() }
    }
  }
}

#Preview("Row", traits: .fixedLayout(width: 300, height: 80)) {
  TodoRow(item: .mock(TodoItem(title: "Milk")))
}
#Preview {
  @Previewable @State var item = TodoItem(title: "Bread")
  TodoEditor(item: $item)
}
