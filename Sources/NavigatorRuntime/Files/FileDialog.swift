import Foundation
import NavigatorHost

/// A dialog for importing or exporting files. It has a button for the file operation and a button to cancel.
///
/// If the browser permits it, a web page opens the browser's file dialog automatically. Otherwise, the user clicks the button.
nonisolated struct FileDialog {
  let heading: Text
  let message: Text?
  /// The title of the button for the file operation.
  let title: Text
  let request: FileRequest
  var types: [UTType] = []
  let export: (FileLimits) throws -> PreparedExport
}

extension View {
  /// - Parameter isReady: A Boolean value that indicates whether there is content to export.
  nonisolated func presenting(
    _ dialog: FileDialog, _ isPresented: Binding<Bool>, isReady: Bool, onCancellation: @escaping () -> Void,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    let actions = FileDialogActions(dialog: dialog) { result in
      isPresented.wrappedValue = false
      onCompletion(result)
    }
    let parts = AlertParts(.alert, dialog.heading, message: dialog.message, actions: actions)
    return PresenterView(
      content: self, kind: .alert, current: { isPresented.wrappedValue && isReady ? parts.presentation : nil },
      dismissed: {
        isPresented.wrappedValue = false
        onCancellation()
      })
  }
}

nonisolated struct FileDialogActions: View {
  let dialog: FileDialog
  let complete: (Result<[URL], any Error>) -> Void

  @MainActor var body: some View {
    Button(SystemWord.cancel, role: .cancel) {}
    FileRequestView(
      title: dialog.title, request: dialog.request, types: dialog.types, complete: complete, export: dialog.export)
  }
}
