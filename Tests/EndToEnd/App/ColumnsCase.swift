import SwiftUI

/// A split view whose sidebar has rows to select, and whose detail opens a screen that can hide its Back button.
struct ColumnsCase: View {
  @State private var folder: String?
  @State private var isLocked = true

  var body: some View {
    NavigationSplitView {
      List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }
        .navigationTitle(folder ?? "Folders")
    } detail: {
      NavigationStack {
        List {
          NavigationLink("Open message") {
            Toggle("Locked", isOn: $isLocked)
              .navigationTitle("Message")
              .navigationBarBackButtonHidden(isLocked)
          }
        }
        .navigationTitle(folder ?? "No folder")
      }
    }
  }
}
