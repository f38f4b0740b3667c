import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

/// The edited text and the questions to the user.
@Observable
final class EditorModel {
  var isDirty = true
  var isOuterDirty = false
  @ObservationIgnored var returns = 0
  @ObservationIgnored var reasons: [NavigationLeaveAttempt.Reason] = []
  /// The editor's reaction to an attempt, instead of a question to the user.
  @ObservationIgnored var answers: ((NavigationLeaveAttempt) -> Void)?
}

struct DeskCheckpoints: NavigationCheckpoints {
  static var desk: NavigationCheckpoint<Void> { checkpoint() }
}

nonisolated enum DeskDestinations: NavigationDestination {
  case folder
  case editor
  case details
  case page(Int)

  var body: some View {
    switch self {
    case .folder: FolderView()
    case .editor: EditorView()
    case .details: EditorPage(title: "Details")
    case .page(let number): EditorPage(title: "Page \(number)")
    }
  }
}

private struct EditorPage: View {
  let title: String
  @Environment(\.navigator) private var navigator
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Button("Back by navigator") { navigator.back() }
      Button("Dismiss by SwiftUI") { dismiss() }
    }
    .navigationTitle(title)
  }
}

/// A view that presents an alert for a confirmation, as an app does.
private struct EditorView: View {
  @Environment(EditorModel.self) private var model
  @Environment(\.navigator) private var navigator
  @Environment(\.dismiss) private var dismiss
  @State private var attempt: NavigationLeaveAttempt?
  @State private var asksToDiscard = false
  @State private var count = 0

  var body: some View {
    List {
      Button("Count: \(count)") { count += 1 }
      Button("Back by navigator") { navigator.back() }
      Button("Dismiss by SwiftUI") { dismiss() }
      NavigationLink("Details", to: DeskDestinations.details)
    }
    .navigationTitle("Editor")
    .navigationBlocked(when: model.isDirty) { attempt in
      model.reasons.append(attempt.reason)
      if let answers = model.answers { return answers(attempt) }
      self.attempt = attempt
      asksToDiscard = true
    }
    .alert("Discard changes?", isPresented: $asksToDiscard) {
      Button("Discard", role: .destructive) { attempt?.leave() }
      Button("Keep editing", role: .cancel) { attempt?.stay() }
    }
  }
}

private struct FolderView: View {
  @Environment(EditorModel.self) private var model
  @State private var attempt: NavigationLeaveAttempt?
  @State private var asks = false

  var body: some View {
    List {
      NavigationLink("Editor", to: DeskDestinations.editor)
    }
    .navigationTitle("Folder")
    .navigationBlocked(when: model.isOuterDirty) { attempt in
      self.attempt = attempt
      asks = true
    }
    .alert("Close the folder?", isPresented: $asks) {
      Button("Close") { attempt?.leave() }
      Button("Keep open", role: .cancel) { attempt?.stay() }
    }
  }
}

private struct EditorApp: View {
  let desk: Desk
  @State private var ownSheet = false

  init(_ desk: Desk) {
    self.desk = desk
  }

  var body: some View {
    ManagedNavigationStack(name: "desk") {
      List {
        NavigationLink("Folder", to: DeskDestinations.folder)
        Button("Own sheet") { ownSheet = true }
      }
      .navigationTitle("Desk")
      .navigationCheckpoint(DeskCheckpoints.desk) { desk.model.returns += 1 }
      .navigationAutoReceive(DeskDestinations.self)
      .sheet(isPresented: $ownSheet) {
        DeskDestinations.editor.navigationDismissible()
      }
    }
    .navigationRoot(desk.root)
    .environment(desk.model)
  }
}

/// A test app with an editor that blocks.
final class Desk {
  private final class Journal {
    var events: [NavigationEvent.Event] = []
  }

  let model = EditorModel()
  let root: Navigator
  private let journal = Journal()
  private(set) var app: TestApp!

  init(_ pushed: DeskDestinations...) throws {
    let journal = journal
    root = Navigator(
      configuration: NavigationConfiguration(logger: { journal.events.append($0.event) }, verbosity: .info))
    app = TestApp { EditorApp(self) }
    for destination in pushed { try navigator.push(destination) }
    app.session.settle()
  }

  var navigator: Navigator {
    get throws {
      app.session.settle()
      return try #require(root.named("desk"))
    }
  }

  var isAsking: Bool { app.presentations.last?.kind == .alert }

  var cancelled: [[String]] {
    journal.events.compactMap { if case .send(.cancelled(let values)) = $0 { values } else { nil } }
  }

  var blockedCount: Int {
    journal.events.filter { $0 == .navigation(.blocked) }.count
  }
}

extension Desk {
  /// Expects that a call on the stack's navigator returns that it has no effect.
  func refuses(_ call: (Navigator) -> Bool) throws {
    let isDone = try call(navigator)
    #expect(!isDone)
  }
}
