import NavigatorTesting
import SwiftUI
import TestSupport

@testable import NavigatorUI

/// The tabs of a maze.
@Routable("")
nonisolated enum MazeTabs: Hashable, CaseIterable {
  case one, two, three
}

/// A screen of a maze. The ``Maze`` determines its links and its method.
@Routable("")
nonisolated enum MazeDestinations: NavigationDestination, Codable {
  @Address("cells/:0")
  case cell(Int)
  @Address("sign-in")
  case signIn

  var number: Int? { if case .cell(let number) = self { number } else { nil } }

  var body: some View {
    switch self {
    case .cell(let number): MazeCellView(number: number)
    case .signIn: MazeSignInView()
    }
  }

  /// Finds a cell by its number, so that a value needs no reference to a maze.
  var method: NavigationMethod {
    guard let number else { return .managedSheet }
    return switch number % 5 {
    case 3: .managedSheet
    case 4: .managedCover
    default: .push
    }
  }
}

/// A generated app with a tree of linked cells, guards at random places, and a record of the guards' decisions.
@Observable
@MainActor
final class Maze {
  /// A place of a guard.
  enum Post: Hashable {
    case root, tab(MazeTabs), cell(Int)
  }

  /// The decision of a guard for users who are not signed in.
  enum Rule: CaseIterable {
    case deny, redirect, deny3, late
  }

  struct Cell {
    let tab: MazeTabs
    let parent: Int?
    let inside: Inside
  }

  /// The stack that is within a cell's screen.
  enum Inside {
    case nothing, managed
    /// A stack that the app makes without a navigator.
    case plain
  }

  let cells: [Cell]
  let rules: [Post: Rule]
  private(set) var isSignedIn = false
  /// The latest answers since the last sign-out. Guards allow signed-in users at least as much as others.
  @ObservationIgnored private(set) var answers: [Post: [Int: Bool]] = [:]
  @ObservationIgnored private var questions:
    [(post: Post, number: Int, answer: CheckedContinuation<NavigationGuardDecision, Never>)] = []
  /// The screens that were created although a guard on the route to them had not allowed them.
  @ObservationIgnored private(set) var breaches: [String] = []
  @ObservationIgnored private(set) var guardedScreens = 0
  @ObservationIgnored private(set) var refusals = 0

  init(using generator: inout SeededGenerator) {
    var cells: [Cell] = []
    for number in 0..<14 {
      let parent =
        number < 4 || Int.random(in: 0..<4, using: &generator) == 0 ? nil : Int.random(in: 0..<number, using: &generator)
      let tab = parent.map { cells[$0].tab } ?? MazeTabs.allCases.randomElement(using: &generator) ?? .one
      let inside: Inside =
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: .managed
        case 1: .plain
        default: .nothing
        }
      cells.append(Cell(tab: tab, parent: parent, inside: inside))
    }
    var rules: [Post: Rule] = [:]
    let posts: [Post] = [.root] + MazeTabs.allCases.map { .tab($0) } + cells.indices.map { .cell($0) }
    for post in posts where Int.random(in: 0..<5, using: &generator) < 2 {
      rules[post] = Rule.allCases.randomElement(using: &generator)
    }
    self.cells = cells
    self.rules = rules
  }

  func children(of number: Int?, in tab: MazeTabs) -> [Int] {
    cells.indices.filter { cells[$0].parent == number && cells[$0].tab == tab }
  }

  func parent(of place: any Routable) -> (any Routable)? {
    guard let number = (place as? MazeDestinations)?.number, cells.indices.contains(number) else { return nil }
    if let parent = cells[number].parent { return MazeDestinations.cell(parent) }
    return cells[number].tab
  }

  /// Returns the places of the guards on the route of taps to a cell.
  func posts(before number: Int) -> [Post] {
    var posts: [Post] = []
    var parent = cells[number].parent
    while let next = parent {
      posts.append(.cell(next))
      parent = cells[next].parent
    }
    return posts + [.tab(cells[number].tab), .root]
  }

  /// Signs a user in or out. While an asynchronous guard decides, the decisions of other asynchronous guards stay valid.
  func sign(in isIn: Bool) {
    guard isSignedIn != isIn else { return }
    isSignedIn = isIn
    guard !isIn else { return }
    answers = questions.isEmpty ? [:] : answers.filter { rules[$0.key] == .late }
  }

  // MARK: Guards

  /// Answers for a synchronous guard.
  func decide(_ post: Post, _ destination: any NavigationDestination) -> NavigationGuardDecision {
    guard let number = (destination as? MazeDestinations)?.number else { return .allow }
    let isAllowed = isSignedIn || (rules[post] == .deny3 && number % 3 != 0)
    answers[post, default: [:]][number] = isAllowed
    guard !isAllowed else { return .allow }
    refusals += 1
    return rules[post] == .redirect ? .redirect(to: MazeDestinations.signIn) : .deny
  }

  /// Answers for an asynchronous guard when ``answer()`` is called.
  func decideLater(_ post: Post, _ destination: any NavigationDestination) async -> NavigationGuardDecision {
    guard let number = (destination as? MazeDestinations)?.number else { return .allow }
    return await withCheckedContinuation { questions.append((post, number, $0)) }
  }

  var hasQuestions: Bool { !questions.isEmpty }

  func answer() {
    guard !questions.isEmpty else { return }
    let (post, number, answer) = questions.removeFirst()
    answers[post, default: [:]][number] = isSignedIn
    if !isSignedIn { refusals += 1 }
    answer.resume(returning: isSignedIn ? .allow : .deny)
  }

  // MARK: Screens

  /// Compares a created screen with the answers of the guards before it.
  func made(_ number: Int) {
    let posts = posts(before: number).filter { rules[$0] != nil }
    if !posts.isEmpty { guardedScreens += 1 }
    for post in posts where answers[post]?[number] != true {
      let rule = rules[post].map { "\($0)" } ?? "none"
      let route = posts.map { if case .cell(let cell) = $0 { "cell \(cell), inside \(cells[cell].inside)" } else { "\($0)" } }
      breaches.append("cell \(number) was made, and the guard at \(post) (\(rule)) has not allowed it; route: \(route)")
    }
  }
}

/// An object that distinguishes created screens from ones that are evaluated again.
private final class MazeMark {
  var isMade = false
  nonisolated init() {}
}

private struct MazeCellView: View {
  let number: Int
  @State private var mark = MazeMark()
  @Environment(Maze.self) private var maze

  init(number: Int) {
    self.number = number
  }

  var body: some View {
    let _ = note()
    content.modifier(MazeGuard(post: .cell(number)))
  }

  private func note() {
    guard !mark.isMade, maze.cells.indices.contains(number) else { return }
    mark.isMade = true
    maze.made(number)
  }

  private var inside: Maze.Inside {
    maze.cells.indices.contains(number) ? maze.cells[number].inside : .nothing
  }

  @ViewBuilder private var content: some View {
    switch inside {
    case .nothing: list
    case .managed: ManagedNavigationStack { list }
    case .plain: NavigationStack { list.navigationDestination(MazeDestinations.self) }
    }
  }

  private var list: some View {
    MazeList(
      number: number, tab: maze.cells.indices.contains(number) ? maze.cells[number].tab : .one, isPlain: inside == .plain
    )
    .navigationTitle("Cell \(number)")
  }
}

private struct MazeList: View {
  let number: Int?
  let tab: MazeTabs
  let isPlain: Bool
  @Environment(Maze.self) private var maze
  @Environment(\.navigator) private var navigator

  init(number: Int?, tab: MazeTabs, isPlain: Bool = false) {
    self.number = number
    self.tab = tab
    self.isPlain = isPlain
  }

  var body: some View {
    List {
      ForEach(maze.children(of: number, in: tab), id: \.self) { child in
        if isPlain {
          NavigationLink("Link \(child)", value: MazeDestinations.cell(child))
        } else {
          NavigationLink("Link \(child)", to: MazeDestinations.cell(child))
        }
        Button("Go \(child)") { go(to: child) }
        Button("Present \(child)") { navigator.present(sheet: MazeDestinations.cell(child), managed: true) }
        Button("Cover \(child) twice") {
          navigator.present(cover: MazeDestinations.cell(child))
          navigator.present(cover: MazeDestinations.cell(child), managed: true)
        }
        Button("All to \(child)") { allTo(child) }
      }
      Button("Toggle") { maze.sign(in: !maze.isSignedIn) }
    }
  }

  /// Navigates by the destination's own method. Without a stack, a destination that would be pushed is presented.
  private func go(to child: Int) {
    let destination = MazeDestinations.cell(child)
    let method = destination.method
    navigator.navigate(to: destination, method: method == .push && navigator.owner != .stack ? .sheet : method)
  }

  /// Performs several steps in one turn. The second is on the route of the first only if that has pushed a screen.
  private func allTo(_ child: Int) {
    let count = navigator.count
    go(to: child)
    guard navigator.count > count, let grandchild = maze.children(of: child, in: tab).first else { return }
    navigator.push(MazeDestinations.cell(grandchild))
  }
}

private struct MazeSignInView: View {
  @Environment(Maze.self) private var maze
  @Environment(\.navigator) private var navigator

  var body: some View {
    List {
      Button("Sign in") {
        maze.sign(in: true)
        navigator.dismiss()
      }
      Button("Cancel") { navigator.dismiss() }
    }
    .navigationTitle("Sign in")
  }
}

private struct MazeGuard: ViewModifier {
  let post: Maze.Post
  @Environment(Maze.self) private var maze

  func body(content: Content) -> some View {
    switch maze.rules[post] {
    case nil: content
    case .late?: content.navigationGuard { destination, _ in await maze.decideLater(post, destination) }
    default: content.navigationGuard { destination, _ in maze.decide(post, destination) }
    }
  }
}

/// Tabs with linked cells.
struct MazeApp: View {
  let maze: Maze
  let navigator: Navigator
  @State private var tab = MazeTabs.one

  init(_ maze: Maze, _ navigator: Navigator) {
    self.maze = maze
    self.navigator = navigator
  }

  var body: some View {
    TabView(selection: $tab) {
      ForEach(MazeTabs.allCases, id: \.self) { tab in
        Tab("\(tab)", systemImage: "square", value: tab) {
          ManagedNavigationStack(scene: "\(tab)") {
            MazeList(number: nil, tab: tab)
              .navigationTitle("\(tab)")
              .navigationAddress(tab)
              .modifier(MazeGuard(post: .tab(tab)))
          }
        }
      }
    }
    .onNavigationReceive(assign: $tab)
    .navigationAddresses(MazeTabs.self, MazeDestinations.self, parent: { maze.parent(of: $0) })
    .modifier(MazeGuard(post: .root))
    .navigationRoot(navigator)
    .environment(maze)
  }
}
