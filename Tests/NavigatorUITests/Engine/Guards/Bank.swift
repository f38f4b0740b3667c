import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

/// The signed-in user and the actions of the app.
@Observable
final class BankSession {
  var isSignedIn = false
  @ObservationIgnored var vaultBodies = 0
  @ObservationIgnored var asked: [BankDestinations] = []
}

nonisolated enum BankDestinations: NavigationDestination {
  case lobby
  case vault
  case box(Int)
  case signIn
  case signInSheet

  var body: some View {
    switch self {
    case .lobby: BankPage(title: "Lobby")
    case .vault: VaultView()
    case .box(let number): BankPage(title: "Box \(number)")
    case .signIn, .signInSheet: SignInView()
    }
  }

  var method: NavigationMethod {
    self == .signInSheet ? .managedSheet : .push
  }

  var isSecret: Bool {
    switch self {
    case .vault, .box: true
    case .lobby, .signIn, .signInSheet: false
    }
  }
}

private struct BankPage: View {
  let title: String
  @State private var count = 0

  init(title: String) {
    self.title = title
  }

  var body: some View {
    List {
      Button("Count: \(count)") { count += 1 }
      NavigationLink("Vault", to: BankDestinations.vault)
    }
    .navigationTitle(title)
  }
}

private struct VaultView: View {
  @Environment(BankSession.self) private var session

  var body: some View {
    session.vaultBodies += 1
    return Text("Gold").navigationTitle("Vault")
  }
}

private struct SignInView: View {
  @Environment(BankSession.self) private var session
  @Environment(\.navigator) private var navigator

  var body: some View {
    List {
      Button("Sign in") {
        session.isSignedIn = true
        navigator.back()
      }
      Button("Cancel") { navigator.back() }
      Button("Sign in and go on") {
        session.isSignedIn = true
        navigator.continueToIntendedDestination()
      }
      Button("Go on") { navigator.continueToIntendedDestination() }
      Button("Forget") { navigator.forgetIntendedDestination() }
    }
    .navigationTitle("Sign in")
  }
}

/// A stack below a root, with links to guarded screens.
private struct BankApp: View {
  let bank: Bank

  init(_ bank: Bank) {
    self.bank = bank
  }

  var body: some View {
    ManagedNavigationStack(name: "bank") {
      BankRoot()
    }
    .modifier(bank.guards)
    .navigationRoot(bank.root)
    .environment(bank.session)
  }
}

private struct BankRoot: View {
  @State private var target: BankDestinations?

  var body: some View {
    List {
      NavigationLink("Vault", to: BankDestinations.vault)
      NavigationLink("Box by value", value: BankDestinations.box(1))
      NavigationLink("Lobby", to: BankDestinations.lobby)
      Button("Box by modifier") { target = .box(2) }
        .navigate(to: $target)
    }
    .navigationTitle("Bank")
    .navigationDestination(BankDestinations.self)
    .navigationAutoReceive(BankDestinations.self)
  }
}

/// The guards of a test.
struct BankGuards: ViewModifier {
  typealias Immediate = @MainActor (BankDestinations, Navigator) -> NavigationGuardDecision
  typealias Deferred = @MainActor (BankDestinations, Navigator) async -> NavigationGuardDecision

  var immediate: Immediate?
  var deferred: Deferred?

  func body(content: Content) -> some View {
    if let immediate {
      content.navigationGuard { destination, navigator in
        (destination as? BankDestinations).map { immediate($0, navigator) } ?? .allow
      }
    } else if let deferred {
      content.navigationGuard { destination, navigator in
        guard let destination = destination as? BankDestinations else { return .allow }
        return await deferred(destination, navigator)
      }
    } else {
      content
    }
  }
}

/// A test app with guards, its session and its events.
final class Bank {
  private final class Journal {
    var events: [NavigationEvent.Event] = []
  }

  let session = BankSession()
  let root: Navigator
  fileprivate let guards: BankGuards
  private let journal = Journal()
  private(set) var app: TestApp!

  init(guards: BankGuards) {
    self.guards = guards
    let journal = journal
    root = Navigator(
      configuration: NavigationConfiguration(logger: { journal.events.append($0.event) }, verbosity: .info))
    app = TestApp { BankApp(self) }
  }

  /// A bank whose guard returns a given decision.
  convenience init(_ decide: @escaping @MainActor (BankDestinations) -> NavigationGuardDecision) {
    self.init(guards: BankGuards(immediate: { destination, _ in decide(destination) }))
  }

  /// A bank that redirects users who are not signed in.
  static func signingIn(at signIn: BankDestinations) -> Bank {
    final class Holder {
      weak var session: BankSession?
    }
    let holder = Holder()
    let bank = Bank { destination in
      holder.session?.asked.append(destination)
      return destination.isSecret && holder.session?.isSignedIn != true ? .redirect(to: signIn) : .allow
    }
    holder.session = bank.session
    return bank
  }

  /// The navigator of the stack.
  var navigator: Navigator {
    get throws {
      app.session.settle()
      return try #require(root.named("bank"))
    }
  }

  var pages: [BankDestinations] {
    get throws { try navigator.destinations(of: BankDestinations.self) }
  }

  /// The navigation events so far.
  var events: [NavigationEvent.Navigation] {
    journal.events.compactMap { if case .navigation(let event) = $0 { event } else { nil } }
  }

  var warnings: [String] {
    journal.events.compactMap { if case .warning(let text) = $0 { text } else { nil } }
  }

  var cancelled: [[String]] {
    journal.events.compactMap { if case .send(.cancelled(let values)) = $0 { values } else { nil } }
  }
}

/// A server that a guard calls, and that answers when the test requests it.
final class GuardServer {
  private var questions: [CheckedContinuation<NavigationGuardDecision, Never>] = []
  private(set) var asked: [BankDestinations] = []

  func ask(_ destination: BankDestinations) async -> NavigationGuardDecision {
    asked.append(destination)
    return await withCheckedContinuation { questions.append($0) }
  }

  /// Answers the oldest pending guard.
  func answer(_ decision: sending NavigationGuardDecision) {
    questions.removeFirst().resume(returning: decision)
  }

  var openQuestions: Int { questions.count }
}
