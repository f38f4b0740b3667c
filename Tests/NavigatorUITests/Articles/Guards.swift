import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Observable
final class ClubSession {
  var isSignedIn = false
}

nonisolated enum ClubDestinations {
  case account, branches, signIn, note
}

extension ClubDestinations: NavigationDestination {
  var body: some View {
    switch self {
    case .account: Text("Your balance").navigationTitle("Account")
    case .branches: Text("Everywhere").navigationTitle("Branches")
    case .signIn: ClubSignInView()
    case .note: NoteView()
    }
  }

  var method: NavigationMethod {
    self == .signIn ? .managedSheet : .push
  }
}

struct ClubApp: View {
  @State private var navigator = Navigator()
  @State private var session = ClubSession()

  var body: some View {
    ManagedNavigationStack {
      List {
        NavigationLink("Your account", to: ClubDestinations.account)
        NavigationLink("Our branches", to: ClubDestinations.branches)
      }
      .navigationTitle("Club")
    }
    .navigationGuard { destination, navigator in
      if case .account? = destination as? ClubDestinations, !session.isSignedIn {
        return .redirect(to: ClubDestinations.signIn)
      }
      return .allow
    }
    .navigationRoot(navigator)
    .environment(session)
  }
}

struct ClubSignInView: View {
  @Environment(ClubSession.self) private var session
  @Environment(\.navigator) private var navigator

  var body: some View {
    Button("Sign in") {
      session.isSignedIn = true
      navigator.continueToIntendedDestination()
    }
    .navigationTitle("Sign in")
  }
}

struct NoteView: View {
  @State private var text = ""
  @State private var asks = false
  @State private var attempt: NavigationLeaveAttempt?

  var body: some View {
    TextField("Note", text: $text)
      .navigationTitle("Note")
      .navigationBlocked(when: !text.isEmpty) { attempt in
        self.attempt = attempt
        asks = true
      }
      .alert("Discard the note?", isPresented: $asks) {
        Button("Discard", role: .destructive) { attempt?.leave() }
        Button("Keep writing", role: .cancel) { attempt?.stay() }
      }
  }
}

@Suite("The article on guards")
struct GuardsArticle {
  @Test("A user who signs in reaches the account")
  func signIn() throws {
    let app = TestApp { ClubApp() }
    try app.tap("Your account")
    #expect(app.title == "Sign in")
    try app.tap("Sign in")
    #expect(app.presentations.isEmpty)
    #expect(app.stack == ["Club", "Account"])
  }

  @Test("Going back does not lose a note")
  func note() throws {
    let app = TestApp {
      ManagedNavigationStack {
        NavigationLink("Write", to: ClubDestinations.note)
          .navigationTitle("Notes")
      }
    }
    try app.tap("Write")
    try app.type("Tea", into: "Note")
    try app.goBack()
    try app.tap("Keep writing")
    #expect(app.title == "Note")
    try app.goBack()
    try app.tap("Discard")
    #expect(app.title == "Notes")
  }
}
