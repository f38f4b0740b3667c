@_spi(Engine) import NavigatorBindings
import NavigatorTesting
import SwiftUI
import Testing

@testable import NavigatorUI

nonisolated private struct Checkpoints: NavigationCheckpoints {
  static var home: NavigationCheckpoint<Void> { checkpoint() }
}

@Suite("Agreement of a state's screen and the navigator")
struct StateAgreementTests {
  private let model = CounterModel()
  private let stage: Stage

  init() {
    let model = model
    stage = Stage { CounterRoot(model: model).navigationCheckpoint(Checkpoints.home) }
  }

  @Test("The screen counts on the stack but is not a destination")
  func counts() throws {
    let navigator = try stage.navigator
    model.number = 42
    #expect(stage.app.title == "Counter")
    #expect(navigator.count == 1)
    #expect(navigator.destinations.isEmpty)
    try stage.app.tap("Deeper")
    #expect(stage.app.stack == ["Home", "Counter", "Page 42"])
    #expect(navigator.count == 2)
    #expect(try stage.pages == [.pageN(42)])
    #expect(navigator.invariantFailure == nil)
  }

  @Test("Popping the screen sets its state to nil")
  func popping() throws {
    let navigator = try stage.navigator
    let ways: [(String, @MainActor (Navigator) -> Void)] = [
      ("pop", { $0.pop(last: 2) }),
      ("popAll", { $0.popAll() }),
      ("popAny", { _ = try? $0.popAny() }),
      ("setStack", { $0.setStack([HomeDestinations.pageN(1)]) }),
      ("reset", { $0.send(NavigationAction.reset) }),
      ("checkpoint", { $0.returnToCheckpoint(Checkpoints.home) }),
    ]
    for (name, way) in ways {
      model.number = 42
      try stage.app.tap("Deeper")
      way(navigator)
      stage.app.session.settle()
      #expect(model.number == nil, "\(name)")
      #expect(!stage.app.stack.contains("Counter"), "\(name)")
      navigator.popAll()
    }
  }

  @Test("Popping to the screen keeps its state")
  func poppingToIt() throws {
    model.number = 42
    try stage.app.tap("Deeper")
    try stage.app.goBack()
    #expect(stage.app.title == "Counter")
    #expect(model.number == 42)
  }

  @Test("replace(with:) replaces the screen and sets the state to nil")
  func replacing() throws {
    model.number = 42
    stage.app.session.settle()
    try stage.navigator.replace(with: HomeDestinations.pageN(1))
    #expect(stage.app.stack == ["Home", "Page 1"])
    #expect(model.number == nil)
  }

  @Test("Nil removes the screens above as well and sets their states to nil")
  func nilTakesAll() throws {
    let inner = CounterModel()
    let outer = model
    let stage = Stage {
      Text("root").navigationDestination(unwrapping: Bindable(outer).number) { _ in CounterRoot(model: inner) }
    }
    outer.number = 1
    try stage.app.tap("Set 42")
    try stage.app.tap("Deeper")
    #expect(stage.app.stack == ["Home", "Home", "Counter", "Page 42"])
    outer.number = nil
    #expect(stage.app.stack == ["Home"])
    #expect(inner.number == nil)
  }

  @Test("Of two states of one view the one set later is shown and the other is set to nil; two are never shown at once")
  func exclusive() throws {
    model.number = 42
    #expect(stage.app.title == "Counter")
    model.other = "other"
    #expect(stage.app.stack == ["Home", "Other"])
    #expect(model.number == nil)
    model.other = nil
    model.number = 1
    model.item = CounterItem(id: 1)
    #expect(stage.app.stack == ["Home", "Counter"])
    #expect(model.item == nil)
  }

  @Test("A screen is replaced by another one without showing the root in between")
  func straight() throws {
    let journal = Journal()
    let model = model
    let stage = Stage {
      CounterRoot(model: model).onAppear { journal.note("root") }
    }
    model.number = 42
    #expect(stage.app.title == "Counter")
    _ = journal.take()
    model.number = nil
    model.other = "other"
    #expect(stage.app.stack == ["Home", "Other"])
    model.place = .loading
    model.other = nil
    #expect(stage.app.stack == ["Home", "Loading"])
    #expect(journal.take() == [])
  }

  @Test("A blocking view prevents Back, and nil removes its screen nevertheless")
  func blocked() throws {
    let model = model
    let stage = Stage {
      Text("root").navigationDestination(unwrapping: Bindable(model).number) { $number in
        CounterView(number: $number).navigationBlocked(when: true) { $0.stay() }
      }
    }
    model.number = 42
    try stage.app.goBack()
    #expect(stage.app.stack == ["Home", "Counter"])
    #expect(model.number == 42)
    #expect(try !stage.navigator.popAll())
    #expect(model.number == 42)
    model.number = nil
    #expect(stage.app.stack == ["Home"])
  }

  @Test("A state that is set below another screen is shown on top of it")
  func covered() throws {
    try stage.app.tap("Page 7")
    model.number = 42
    #expect(stage.app.stack == ["Home", "Page 7", "Counter"])
    try stage.app.goBack()
    #expect(model.number == nil)
    #expect(stage.app.stack == ["Home", "Page 7"])
  }

  @Test("A binding that keeps its value keeps the screen")
  func refusing() throws {
    let stage = Stage {
      Text("root").navigationDestination(unwrapping: .constant(1)) { CounterView(number: $0) }
    }
    #expect(stage.app.stack == ["Home", "Counter"])
    try stage.app.goBack()
    #expect(stage.app.stack == ["Home", "Counter"])
    #expect(try stage.navigator.count == 1)
  }

  @Test("Of two bindings that keep their values one is shown")
  func bothRefusing() throws {
    let stage = Stage {
      Text("root")
        .navigationDestination(unwrapping: .constant(1)) { CounterView(number: $0, title: "First") }
        .navigationDestination(unwrapping: .constant(2)) { CounterView(number: $0, title: "Second") }
    }
    #expect(stage.app.stack == ["Home", "First"])
    #expect(try stage.navigator.count == 1)
  }

  @Test("A deep link continues when a state that it set has its screen")
  func deepLink() throws {
    let model = model
    let stage = Stage {
      CounterRoot(model: model)
        .onNavigationReceive { (number: Int) in
          model.number = number
          return .auto
        }
        .navigationAutoReceive(HomeDestinations.self)
    }
    try stage.navigator.send(42, HomeDestinations.pageN(1))
    #expect(stage.app.stack == ["Home", "Counter", "Page 1"])
  }

  @Test("Maps and modifiers of destinations do not apply to the screen, nor does a guard if its value is not a destination")
  func isNoDestination() throws {
    let journal = Journal()
    let model = model
    let stage = Stage {
      CounterRoot(model: model)
        .navigationMap { destination in
          journal.note("map \(destination)")
          return destination
        }
        .navigationModifier { destination in
          let _ = journal.note("modifier \(destination)")
          destination()
        }
        .navigationGuard { destination, _ in
          journal.note("guard \(destination)")
          return .deny
        }
    }
    model.number = 42
    #expect(stage.app.stack == ["Home", "Counter"])
    #expect(journal.take() == [])
  }

  @Test("Guards are evaluated for a value that is a destination, and a denial sets the state to nil")
  func guarded() throws {
    struct Host: View {
      @State private var page: HomeDestinations?

      var body: some View {
        ForEach(1..<4) { number in Button("Page \(number)") { page = .pageN(number) } }
        Text(page == nil ? "no page" : "a page")
          .navigationDestination(unwrapping: $page) { $page in page }
      }
    }
    let stage = Stage {
      Host().navigationGuard { destination, _ in
        switch destination as? HomeDestinations {
        case .pageN(1): .deny
        case .pageN(2): .redirect(to: HomeDestinations.pageN(20))
        default: .allow
        }
      }
    }
    try stage.app.tap("Page 1")
    #expect(stage.app.stack == ["Home"])
    #expect(stage.app.exists("no page"))
    try stage.app.tap("Page 2")
    #expect(stage.app.stack == ["Home", "Page 20"])
    #expect(try stage.pages == [.pageN(20)])
    try stage.navigator.forgetIntendedDestination()
    try stage.app.goBack()
    #expect(stage.app.exists("no page"))
    try stage.app.tap("Page 3")
    #expect(stage.app.stack == ["Home", "Page 3"])
    #expect(try stage.navigator.count == 1)
    try stage.app.goBack()
    #expect(stage.app.exists("no page"))
  }

  @Test("When the view with the modifier is removed, the screen and all screens above it are removed")
  func sourceGoes() throws {
    let navigator = try stage.navigator
    navigator.push(HomeDestinations.pageN(1))
    // The runtime evaluates no view below its own screen. Other platforms may do that and remove the view.
    var source: StateSource? = StateSource()
    if let source {
      let screen = StateDrivenDestination(screen: StateScreen(.sole, of: source, mark: ""))
      navigator.apply(.stack([.push(AnyNavigationDestination(screen))]))
    }
    navigator.push(HomeDestinations.pageN(2))
    navigator.states.disappeared()
    stage.app.session.settle()
    #expect(navigator.count == 3)
    source = nil
    navigator.states.disappeared()
    stage.app.session.settle()
    #expect(try stage.pages == [.pageN(1)])
    #expect(navigator.count == 1)
  }

  @Test("A return to a checkpoint on the screen pops the screens above, and its state stays")
  func checkpointOnIt() throws {
    let model = model
    let stage = Stage {
      Text("root").navigationDestination(unwrapping: Bindable(model).number) { $number in
        CounterView(number: $number).navigationCheckpoint(Checkpoints.home)
      }
    }
    model.number = 42
    try stage.app.tap("Deeper")
    try stage.navigator.present(sheet: HomeDestinations.page3)
    try stage.navigator.returnToCheckpoint(Checkpoints.home)
    #expect(stage.app.presentations.isEmpty)
    #expect(stage.app.stack == ["Home", "Counter"])
    #expect(model.number == 42)
    let navigator = try stage.navigator
    #expect(navigator.tree.checkpoints.positions(on: navigator) == [Checkpoints.home.name: [1]])
    model.number = nil
    #expect(stage.app.title == "Home")
    #expect(try !stage.navigator.canReturnToCheckpoint(Checkpoints.home))
  }

  @Test("A stack on a state's screen is removed with it, and states in it are kept")
  func nestedStack() throws {
    let inner = CounterModel()
    let model = model
    let stage = Stage {
      Text("root").navigationDestination(unwrapping: Bindable(model).number) { _ in
        ManagedNavigationStack(name: "inner") { CounterRoot(model: inner) }.navigationTitle("Outer")
      }
    }
    model.number = 1
    inner.number = 2
    #expect(stage.app.title == "Counter")
    #expect(try stage.navigator.count == 1)
    #expect(try stage.navigator.child(named: "inner")?.count == 1)
    try stage.navigator.popAll()
    #expect(stage.app.stack == ["Home"])
    #expect(model.number == nil)
    #expect(try stage.navigator.children.isEmpty)
  }

  @Test("A state in a hidden tab pushes when the tab is shown")
  func hiddenTab() throws {
    let model = model
    let app = TestApp {
      TabView {
        Tab("First", systemImage: "circle") { ManagedNavigationStack { Text("first") } }
        Tab("Second", systemImage: "circle") { ManagedNavigationStack { CounterRoot(model: model) } }
      }
    }
    try app.selectTab("Second")
    try app.selectTab("First")
    model.number = 42
    app.session.settle()
    try app.selectTab("Second")
    #expect(app.stack == ["Home", "Counter"])
    try app.selectTab("First")
    model.number = nil
    try app.selectTab("Second")
    #expect(app.stack == ["Home"])
  }

  @Test("An edit on the screen evaluates only the screen and the readers of the states")
  func costOfAnEdit() throws {
    model.number = 42
    #expect(stage.app.title == "Counter")
    let cost = try stage.app.measure { try stage.app.tap("Add one") }
    // The covered root reads the state, and is evaluated with its modifiers.
    #expect(cost.bodiesEvaluated == 9)
    #expect(stage.app.exists("number 43"))
  }

  @Test("A thousand links in a list have a bounded cost, and each leads to its own screen")
  func manyLinks() throws {
    struct Rows: View {
      @State private var chosen: Int?

      var body: some View {
        List(0..<1_000, id: \.self) { row in
          NavigationLink(unwrapping: binding(to: row)) {
            chosen = $0 ? row : nil
          } destination: { $row in
            Text("This is \(row)").navigationTitle("Row \(row)")
          } label: {
            Text("Row \(row)")
          }
        }
      }

      private func binding(to row: Int) -> Binding<Int?> {
        Binding(get: { chosen == row ? row : nil }, set: { chosen = $0 })
      }
    }
    let stage = Stage { Rows() }
    try stage.app.tap("Row 700")
    #expect(stage.app.stack == ["Home", "Row 700"])
    try stage.app.goBack()
    #expect(stage.app.stack == ["Home"])
    try stage.app.tap("Row 0")
    #expect(stage.app.exists("This is 0"))
  }
}
