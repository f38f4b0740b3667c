import NavigatorUI
import SwiftUI

@Observable
final class NoteModel {
  nonisolated enum AlertAction { case confirmDeletion }

  var alert: AlertState<AlertAction>?
  private(set) var notes = ["Tea", "Coffee", "Bread"]

  func deleteButtonTapped() {
    alert = AlertState {
      TextState("Delete all notes?")
    } actions: {
      ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("This cannot be undone.")
    }
  }

  func alertButtonTapped(_ action: AlertAction?) {
    if action == .confirmDeletion { notes = [] }
  }

  func remove(_ note: String) { notes.removeAll { $0 == note } }
}

struct AlertsSection: View {
  @State private var model = NoteModel()
  @State private var chosen: String?

  var body: some View {
    SectionScreen(
      section: .alerts,
      summary: """
        An alert is shown while an optional has a value. The value can be an AlertState, which a model creates and a test \
        compares.
        """
    ) {
      ForEach(model.notes, id: \.self) { note in
        Button("Remove \(note)") { chosen = note }
      }
      Button("Delete all", role: .destructive) { model.deleteButtonTapped() }
        .disabled(model.notes.isEmpty)
    }
    .alert($model.alert) { model.alertButtonTapped($0) }
    .confirmationDialog(item: $chosen, titleVisibility: .visible) { note in
      Text("Remove \(note)?")
    } actions: { note in
      Button("Remove", role: .destructive) { model.remove(note) }
    }
  }
}
