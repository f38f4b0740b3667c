import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

/// The sign-in state of the clinic's user, and the screens that were created.
@Observable
final class ClinicSession {
  var isSignedIn = true
  var isBlocking = false
  var note: ClinicNote?
  var item: ClinicNote?
  @ObservationIgnored var attempt: NavigationLeaveAttempt?
  /// The decision of the guard around the stacks for users who are not signed in.
  @ObservationIgnored var refusal = NavigationGuardDecision.deny
  @ObservationIgnored var made: [ClinicDestinations] = []
  @ObservationIgnored var asked: [ClinicDestinations] = []
  @ObservationIgnored private var questions: [CheckedContinuation<NavigationGuardDecision, Never>] = []

  var openQuestions: Int { questions.count }

  func ask() async -> NavigationGuardDecision { await withCheckedContinuation { questions.append($0) } }

  func answer(_ decision: sending NavigationGuardDecision) { questions.removeFirst().resume(returning: decision) }
}

nonisolated struct ClinicNote: Identifiable {
  var id = 1
}

/// Files require a sign-in. An asynchronous guard decides about the archive, and a guard on the ward's screen decides about
/// beds.
nonisolated enum ClinicDestinations: NavigationDestination {
  case hall, ward, archive, signIn
  case file(Int)
  case bed(Int)

  var body: some View { ClinicScreen(place: self) }

  var isSecret: Bool {
    switch self {
    case .file, .archive: true
    default: false
    }
  }

  var method: NavigationMethod { self == .signIn ? .managedSheet : .push }
}

private struct ClinicScreen: View {
  let place: ClinicDestinations
  @State private var count = 0
  @Environment(ClinicSession.self) private var session
  @Environment(\.navigator) private var navigator

  init(place: ClinicDestinations) {
    self.place = place
  }

  var body: some View {
    let _ = note()
    switch place {
    case .ward: ward.navigationTitle("ward")
    case .signIn:
      Button("Sign in") {
        session.isSignedIn = true
        navigator.dismiss()
      }
      .navigationTitle("signIn")
    default:
      List {
        Button("\(place): \(count)") { count += 1 }
        NavigationLink("Archive", to: ClinicDestinations.archive)
      }
      .navigationTitle("\(place)")
      .navigationBlocked(when: session.isBlocking) { session.attempt = $0 }
    }
  }

  private var ward: some View {
    PlainWard()
      .navigationGuard { destination, _ in
        guard case .bed? = destination as? ClinicDestinations else { return .allow }
        return session.isSignedIn ? .allow : .deny
      }
  }

  private func note() {
    if session.made.last != place { session.made.append(place) }
  }
}

/// A stack that the app creates without a navigator.
struct PlainWard: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("File 1", value: ClinicDestinations.file(1))
        NavigationLink("Hall", value: ClinicDestinations.hall)
        NavigationLink("Ward", value: ClinicDestinations.ward)
        NavigationLink("Bed 1", value: ClinicDestinations.bed(1))
        NavigationLink("The archive", value: ClinicDestinations.archive)
      }
      .navigationTitle("Plain")
      .navigationDestination(ClinicDestinations.self)
    }
  }
}

nonisolated enum ClinicTabs: Hashable {
  case front, back
}

/// Two tabs with a stack each, behind a synchronous and an asynchronous guard.
private struct ClinicApp: View {
  let session: ClinicSession
  let navigator: Navigator
  let isRootPlain: Bool
  let hasArchive: Bool
  @State private var tab = ClinicTabs.front

  init(_ session: ClinicSession, _ navigator: Navigator, isRootPlain: Bool, hasArchive: Bool) {
    self.session = session
    self.navigator = navigator
    self.isRootPlain = isRootPlain
    self.hasArchive = hasArchive
  }

  var body: some View {
    TabView(selection: $tab) {
      Tab("Front", systemImage: "square", value: ClinicTabs.front) { front }
      Tab("Back", systemImage: "square", value: ClinicTabs.back) {
        ManagedNavigationStack(name: "back") { Text("The back").navigationTitle("Back") }
      }
    }
    .modifier(ArchiveGuard(isOn: hasArchive))
    .navigationGuard { destination, _ in
      guard let place = destination as? ClinicDestinations else { return .allow }
      session.asked.append(place)
      return session.isSignedIn || !place.isSecret ? .allow : session.refusal
    }
    .navigationRoot(navigator)
    .environment(session)
  }

  private var front: some View {
    ManagedNavigationStack(name: "front") {
      FrontRoot(isPlain: isRootPlain)
        .navigationTitle("Front")
        .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Number \($0)") }
        .navigationDestination(unwrapping: Bindable(session).item) { _ in Text("By state").navigationTitle("State") }
        .sheet(unwrapping: Bindable(session).note) { _ in Text("A note") }
    }
  }
}

private struct FrontRoot: View {
  let isPlain: Bool
  var body: some View {
    if isPlain {
      PlainWard()
    } else {
      List {
        NavigationLink("To the ward", to: ClinicDestinations.ward)
        NavigationLink("To the hall", to: ClinicDestinations.hall)
        NavigationLink("To a bed", to: ClinicDestinations.bed(2))
      }
    }
  }
}

/// An asynchronous guard whose decision the test determines.
private struct ArchiveGuard: ViewModifier {
  let isOn: Bool
  @Environment(ClinicSession.self) private var session

  init(isOn: Bool) {
    self.isOn = isOn
  }

  func body(content: Content) -> some View {
    if isOn {
      content.navigationGuard { destination, _ in
        guard destination as? ClinicDestinations == .archive else { return .allow }
        return await session.ask()
      }
    } else {
      content
    }
  }
}

/// The clinic in a test app.
final class Clinic {
  let session = ClinicSession()
  let root: Navigator
  let app: TestApp

  init(isRootPlain: Bool = false, hasArchive: Bool = false) {
    let (session, root) = (session, Navigator(configuration: NavigationConfiguration(logger: nil)))
    self.root = root
    app = TestApp { ClinicApp(session, root, isRootPlain: isRootPlain, hasArchive: hasArchive) }
    app.session.settle()
  }

  func stack(_ name: String = "front") throws -> Navigator {
    try #require(root.named(name))
  }
}
