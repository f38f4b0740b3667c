import Foundation
import NavigatorHost
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("File importers")
struct FileImporterTests {
  private static let note = URL(filePath: "/tmp/note.txt")
  private static let picture = URL(filePath: "/tmp/picture.png")

  private struct Single: View {
    @State private var isImporting = false
    @State private var outcome = "none"
    var body: some View {
      Button("import") { isImporting = true }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
          // The binding is false when the closure is called.
          outcome = "\(isImporting) \(Self.text(of: result))"
        }
      Text("\(outcome), presented \(isImporting)")
    }

    static func text(of result: Result<URL, any Error>) -> String {
      switch result {
      case .success(let url): url.lastPathComponent
      case .failure(let error): "error \((error as? CocoaError)?.code.rawValue ?? 0)"
      }
    }
  }

  @Test("A chosen file closes the dialog and reaches the app")
  func chosenFile() throws {
    let app = TestApp { Single() }
    try app.tap("import")
    #expect(app.presentations == [Presentation(.alert, title: "Choose a File")])
    try app.chooseFiles([Self.note])
    #expect(app.presentations.isEmpty)
    #expect(app.exists("false note.txt, presented false"))
    try app.tap("import")
    try app.chooseFiles([URL(filePath: "/tmp/a b.TXT")])
    #expect(app.exists("false a b.TXT, presented false"))
  }

  @Test("Cancelling closes the dialog without a result")
  func cancelled() throws {
    let app = TestApp { Single() }
    try app.tap("import")
    try app.tap("Cancel")
    #expect(app.presentations.isEmpty)
    #expect(app.exists("none, presented false"))
  }

  @Test("A file of another type, and one that the host refuses, are errors", arguments: [false, true])
  func errors(isRefused: Bool) throws {
    let app = TestApp { Single() }
    try app.tap("import")
    if isRefused { try app.refuseFiles(.tooLarge) } else { try app.chooseFiles([Self.picture]) }
    let code = isRefused ? CocoaError.Code.fileReadTooLarge : .fileReadCorruptFile
    #expect(app.exists("false error \(code.rawValue), presented false"))
    #expect(app.notices == [isRefused ? "The file is too large." : "Files of this type are not accepted."])
  }

  @Test("The user sees why the host refuses files, in the language of the view", arguments: FileTransfer.Refusal.allCases)
  func notices(reason: FileTransfer.Refusal) throws {
    let app = TestApp { Single().environment(\.locale, Locale(identifier: "de_DE")) }
    try app.tap("import")
    try app.refuseFiles(reason)
    let notice =
      switch reason {
      case .tooLarge: "Die Datei ist zu groß."
      case .tooMany: "Es sind zu viele Dateien."
      case .noSpace: "Für die Datei ist nicht genügend Platz vorhanden."
      case .failed: "Die Datei konnte nicht übertragen werden. Versuche es erneut."
      }
    #expect(app.notices == [notice])
    #expect(app.announcements.isEmpty)
  }

  @Test("Files that the app receives, and a cancellation, cause no notice")
  func noNotices() throws {
    let app = TestApp { Single() }
    try app.tap("import")
    try app.chooseFiles([Self.note])
    try app.tap("import")
    try app.tap("Cancel")
    #expect(app.notices.isEmpty)
  }

  @Test("A test fails that chooses files without a dialog, or more than it permits")
  func impossibleChoices() throws {
    let app = TestApp { Single() }
    #expect(throws: TestFailure.self) { try app.chooseFiles([Self.note]) }
    try app.tap("import")
    #expect(throws: TestFailure.self) { try app.chooseFiles([Self.note, Self.note]) }
    #expect(throws: TestFailure.self) { try app.saveFiles(to: URL(filePath: "/tmp")) }
    #expect(app.presentations.count == 1)
  }

  @Observable
  @MainActor
  fileprivate final class Model {
    var isImporting = false
    var names: [String] = []
    var cancellations = 0
  }

  private struct Several: View {
    let model: Model
    var body: some View {
      @Bindable var model = model
      Text("names \(model.names.joined(separator: "+")), cancelled \(model.cancellations)")
        .fileImporter(isPresented: $model.isImporting, allowedContentTypes: [.image, .json], allowsMultipleSelection: true) {
          model.names = ((try? $0.get()) ?? []).map(\.lastPathComponent)
        } onCancellation: {
          model.cancellations += 1
        }
    }
  }

  @Test("An observable model presents a dialog for several files, and counts a cancellation once")
  func observable() throws {
    let model = Model()
    let app = TestApp { Several(model: model) }
    model.isImporting = true
    try app.chooseFiles([Self.picture, URL(filePath: "/tmp/data.json")])
    #expect(app.exists("names picture.png+data.json, cancelled 0"))
    model.isImporting = true
    try app.tap("Cancel")
    #expect(app.exists("names picture.png+data.json, cancelled 1"))
    // The app closes the dialog itself.
    model.isImporting = true
    app.session.settle()
    model.isImporting = false
    app.session.settle()
    #expect(app.presentations.isEmpty)
    #expect(model.cancellations == 1)
  }

  private final class Old: ObservableObject {
    @Published var isImporting = false
    @Published var name = "none"
  }

  private struct OldView: View {
    @ObservedObject var model: Old
    var body: some View {
      Text("name \(model.name)")
        .fileImporter(isPresented: $model.isImporting, allowedContentTypes: [.item]) {
          model.name = (try? $0.get())?.lastPathComponent ?? "error"
        }
    }
  }

  @Test("An observable object presents a dialog for any file")
  func observableObject() throws {
    let model = Old()
    let app = TestApp { OldView(model: model) }
    model.isImporting = true
    try app.chooseFiles([URL(filePath: "/tmp/unknown.zzz")])
    #expect(app.exists("name unknown.zzz"))
  }

  private struct Stubborn: View {
    @State private var count = 0
    var body: some View {
      Text("count \(count)")
        .fileImporter(isPresented: .constant(true), allowedContentTypes: [.item]) { _ in count += 1 }
    }
  }

  @Test("A dialog that the app does not close makes another request")
  func stubborn() throws {
    let app = TestApp { Stubborn() }
    try app.chooseFiles([Self.note])
    try app.chooseFiles([Self.note])
    #expect(app.session.root.children.last?.role == .alert)
    #expect(app.statistics.eventsDropped == 0)
  }

  @Test("A client's own events do not choose files, and a result counts once")
  func hostileEvents() throws {
    let app = TestApp { Single() }
    try app.tap("import")
    let button = try #require(app.session.root.children.last?.children.last)
    #expect(button.content.string(.kind) == "importFiles")
    let scripts = [".c", ".js", ".log", ".py", ".rb", ".sh"]
    #expect(button.content.strings(.fileTypes) == scripts + [".swift", ".text", ".txt", "text/javascript", "text/plain"])
    #expect(app.session.fileRequest(of: button.id) == .importing(allowsSeveral: false))
    for action in [InputEvent.Action.tap, .change("/etc/passwd", revision: 0), .change(true, revision: 0)] {
      #expect(app.session.perform(InputEvent(target: button.id, action: action)) != .handled)
    }
    #expect(app.session.exportedFiles(of: button.id, within: FileLimits()) == nil)
    let result = InputEvent(target: button.id, action: .files(.completed(paths: ["/tmp/a.txt"])))
    #expect(app.session.send(result) == .handled)
    #expect(app.session.send(result) == .dropped(.unknownElement))
    app.session.settle()
    #expect(app.session.send(result) == .dropped(.unknownElement))
    #expect(app.session.fileRequest(of: button.id) == nil)
    #expect(app.exists("false a.txt, presented false"))
  }

  @Test("A result without files is an error for an app that expects one")
  func emptyResult() throws {
    let app = TestApp { Single() }
    try app.tap("import")
    let button = try #require(app.session.root.children.last?.children.last)
    app.session.perform(InputEvent(target: button.id, action: .files(.completed(paths: []))))
    #expect(app.exists("false error \(CocoaError.Code.fileReadUnknown.rawValue), presented false"))
  }

  @Test("Security scopes can be accessed without effect")
  func securityScope() {
    #expect(Self.note.startAccessingSecurityScopedResource())
    Self.note.stopAccessingSecurityScopedResource()
  }
}
