import NavigatorHost
import NavigatorTesting
import SwiftUI

extension ControlEntry {
  /// Modifiers that present something. A user closes what the app presents.
  static let presentations: [ControlEntry] = [
    flag("sheet(isPresented:)", .sheet) { isPresented in
      Text("below").sheet(isPresented: isPresented) { Closable() }
    } close: {
      try $0.swipeAway()
    },
    flag("sheet(isPresented:) closed from inside", .sheet) { isPresented in
      Text("below").sheet(isPresented: isPresented) { Closable() }
    } close: {
      try $0.tap("close")
    },
    flag("fullScreenCover(isPresented:)", .cover) { isPresented in
      Text("below").fullScreenCover(isPresented: isPresented) { Closable() }
    } close: {
      try $0.tap("close")
    },
    flag("popover(isPresented:)", .popover) { isPresented in
      Text("below").popover(isPresented: isPresented) { Closable() }
    } close: {
      try $0.swipeAway()
    },
    flag("alert(isPresented:)", .alert) { isPresented in
      Text("below").alert("Title", isPresented: isPresented) { Button("close") {} }
    } close: {
      try $0.tap("close")
    },
    flag("alert(isPresented:presenting:)", .alert) { isPresented in
      Text("below").alert("Title", isPresented: isPresented, presenting: 1) { Button("close \($0)") {} }
    } close: {
      try $0.tap("close 1")
    },
    flag("alert(isPresented:error:)", .alert) { isPresented in
      Text("below").alert(isPresented: isPresented, error: Failure()) { Button("close") {} }
    } close: {
      try $0.tap("close")
    },
    flag("confirmationDialog(isPresented:)", .confirmationDialog) { isPresented in
      Text("below").confirmationDialog("Title", isPresented: isPresented) { Button("close") {} }
    } close: {
      try $0.tap("close")
    },
    flag("confirmationDialog(isPresented:presenting:)", .confirmationDialog) { isPresented in
      Text("below").confirmationDialog("Title", isPresented: isPresented, presenting: 1) { Button("close \($0)") {} }
    } close: {
      try $0.tap("close 1")
    },
    flag("alert(isPresented:content:)", .alert) { isPresented in
      Text("below").alert(isPresented: isPresented) {
        Alert(title: Text("Title"), dismissButton: .default(Text("close")))
      }
    } close: {
      try $0.tap("close")
    },
    flag("actionSheet(isPresented:content:)", .confirmationDialog) { isPresented in
      Text("below").actionSheet(isPresented: isPresented) {
        ActionSheet(title: Text("Title"), buttons: [.destructive(Text("close"))])
      }
    } close: {
      try $0.tap("close")
    },
    item("sheet(item:)", .sheet, second: nil) { item in
      Text("below").sheet(item: item) { Closable(name: $0.rawValue) }
    } close: {
      try $0.swipeAway()
    },
    item("sheet(item:) of another item", .sheet, second: .two) { item in
      Text("below").sheet(item: item) { Closable(name: $0.rawValue) }
    },
    item("fullScreenCover(item:)", .cover, second: nil) { item in
      Text("below").fullScreenCover(item: item) { Closable(name: $0.rawValue) }
    } close: {
      try $0.tap("close")
    },
    item("popover(item:)", .popover, second: nil) { item in
      Text("below").popover(item: item) { Closable(name: $0.rawValue) }
    } close: {
      try $0.swipeAway()
    },
    ControlEntry("presentationDetents(selection:)") {
      Control(PresentationDetent.medium, .large, text: { $0 == .medium ? "medium" : "large" }) { detent in
        Text("below").sheet(isPresented: .constant(true)) {
          Text("sheet").presentationDetents([.medium, .large], selection: detent)
        }
      } shown: { app in
        app.detent
      } use: {
        try $0.resizeSheet(to: $1)
      }
    },
  ]

  /// Modifiers that present dialogs for files.
  private static let files: [ControlEntry] = [
    flag("fileImporter(isPresented:)", .alert) { isPresented in
      Text("below").fileImporter(isPresented: isPresented, allowedContentTypes: [.plainText]) { _ in }
    } close: {
      try $0.tap("Cancel")
    },
    flag("fileImporter(isPresented:) with a file", .alert) { isPresented in
      Text("below").fileImporter(isPresented: isPresented, allowedContentTypes: [.plainText]) { _ in }
    } close: {
      try $0.chooseFiles([URL(filePath: "/note.txt")])
    },
    flag("fileExporter(isPresented:)", .alert) { isPresented in
      Text("below").fileExporter(isPresented: isPresented, item: "note", contentTypes: [.plainText]) { _ in }
    } close: {
      try $0.tap("Cancel")
    },
    flag("fileMover(isPresented:)", .alert) { isPresented in
      Text("below").fileMover(isPresented: isPresented, file: URL(filePath: "/note.txt")) { _ in }
    } close: {
      try $0.tap("Cancel")
    },
  ]

  /// A modifier with a flag.
  private static func flag<Content: View>(
    _ name: String, _ kind: Presentation.Kind, @ViewBuilder make: @escaping @MainActor @Sendable (Binding<Bool>) -> Content,
    close: @escaping @MainActor @Sendable (TestApp) throws -> Void
  ) -> ControlEntry {
    ControlEntry(name) {
      Control(true, false, returns: false) {
        make($0)
      } shown: { app in
        app.presentations.map(\.kind) == [kind]
      } use: { app, _ in
        try close(app)
      }
    }
  }

  /// A modifier with an item; without a way to close it, only the app changes the item.
  private static func item<Content: View>(
    _ name: String, _ kind: Presentation.Kind, second: Choice?,
    @ViewBuilder make: @escaping @MainActor @Sendable (Binding<Choice?>) -> Content,
    close: (@MainActor @Sendable (TestApp) throws -> Void)? = nil
  ) -> ControlEntry {
    ControlEntry(name) {
      Control(
        Choice.one, second, returns: false, make: make,
        shown: { app in
          guard let first = app.presentations.first else { return .some(nil) }
          let name = app.frontTexts.lazy.compactMap { Choice(rawValue: $0) }.first
          return first.kind == kind && app.presentations.count == 1 ? .some(name) : nil
        },
        use: close.map { close in
          { app, _ in try close(app) }
        })
    }
  }

  /// The table: a new control is one entry in one of its parts.
  static let all: [ControlEntry] = fields + inputs + selections + tables + navigation + presentations + files
}

private struct Failure: LocalizedError {
  var errorDescription: String? { "Title" }
}

/// A presented view that can close itself.
private struct Closable: View {
  var name = "presented"
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text(name)
    Button("close") { dismiss() }
  }
}
