import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Suite("Navigators without a view")
struct ViewlessNavigatorTests {
  nonisolated enum Kind: CaseIterable {
    case configured, root, stack, presenter

    @MainActor func makeNavigator() -> Navigator {
      switch self {
      case .configured: Navigator(configuration: NavigationConfiguration(logger: nil))
      case .root: Navigator(owner: .root)
      case .stack: Navigator(owner: .stack)
      case .presenter: Navigator(owner: .presenter)
      }
    }
  }

  @Test("Pushing and popping change the state of a navigator without a view", arguments: Kind.allCases)
  func stack(_ kind: Kind) {
    let navigator = kind.makeNavigator()
    #expect(navigator.isEmpty)
    navigator.push(HomeDestinations.pageN(1))
    navigator.navigate(to: HomeDestinations.pageN(2))
    navigator.push(7)
    #expect(navigator.count == 3)
    #expect(navigator.destinations(of: HomeDestinations.self) == [.pageN(1), .pageN(2)])
    #expect(navigator.pop())
    #expect(navigator.pop(to: HomeDestinations.pageN(1)))
    #expect(navigator.count == 1)
    navigator.replace(with: HomeDestinations.pageN(4))
    navigator.setStack([HomeDestinations.pageN(4), HomeDestinations.pageN(5)])
    #expect(navigator.destinations(of: HomeDestinations.self) == [.pageN(4), .pageN(5)])
    #expect(navigator.popAll())
    #expect(navigator.isEmpty)
    #expect(!navigator.back())
  }

  @Test("Presenting and dismissing change the state of a navigator without a view", arguments: Kind.allCases)
  func presentation(_ kind: Kind) {
    let navigator = kind.makeNavigator()
    #expect(navigator.presentingSheetOrCover == nil)
    navigator.navigate(to: HomeDestinations.page3)
    #expect(navigator.presentingSheetOrCover as? HomeDestinations == .page3)
    #expect(navigator.isPresentingSheetOrCover)
    #expect(navigator.isPresenting)
    #expect(navigator.dismissPresentedViews())
    #expect(navigator.presentingSheetOrCover == nil)
    #expect(!navigator.isPresenting)
    navigator.present(cover: HomeDestinations.page2)
    #expect(navigator.presentingSheetOrCover as? HomeDestinations == .page2)
  }

  @Test("A view shows what its root has pushed and presented before", arguments: Kind.allCases)
  func viewComes(_ kind: Kind) throws {
    let navigator = kind.makeNavigator()
    navigator.push(HomeDestinations.pageN(1))
    navigator.push(HomeDestinations.pageN(2))
    navigator.present(sheet: HomeDestinations.page2)
    let app = TestApp {
      ManagedNavigationStack(name: "home") { Text("The root").navigationTitle("Home") }.navigationRoot(navigator)
    }
    app.session.settle()
    #expect(app.presentations == [Presentation(.sheet)])
    try app.tap("Dismiss by SwiftUI")
    #expect(app.stack == ["Home", "Page 1", "Page 2"])
    #expect(navigator.isEmpty)
    #expect(navigator.named("home")?.count == 2)
    try app.goBack()
    #expect(app.stack == ["Home", "Page 1"])
  }

  @Test("A screen or presentation that is removed before the view appears is never shown")
  func undone() {
    let navigator = Navigator()
    navigator.push(HomeDestinations.pageN(1))
    navigator.present(sheet: HomeDestinations.page2)
    navigator.dismissPresentedViews()
    navigator.present(sheet: HomeDestinations.page3)
    navigator.pop()
    let app = TestApp { ManagedNavigationStack { Text("The root").navigationTitle("Home") }.navigationRoot(navigator) }
    #expect(app.presentations == [Presentation(.sheet, title: "Page 3")] || app.exists("This is page 3"))
    #expect(app.presentations.count == 1)
    #expect(app.stacks.first == ["Home"])
  }

  @Test("The guards of the root's view are evaluated for destinations that were pushed before it appeared")
  func guarded() {
    let navigator = Navigator()
    navigator.push(HomeDestinations.pageN(1))
    navigator.push(HomeDestinations.pageN(2))
    let app = TestApp {
      ManagedNavigationStack {
        Text("The root").navigationTitle("Home")
          .navigationGuard { destination, _ in destination as? HomeDestinations == .pageN(1) ? .deny : .allow }
      }
      .navigationRoot(navigator)
    }
    #expect(app.stack == ["Home", "Page 2"])
  }

  @Test("A root with a view still reports a push, because only stacks show pushed screens")
  func hosted() throws {
    let navigator = Navigator()
    let app = TestApp { Text("No stack").navigationRoot(navigator) }
    app.session.settle()
    withKnownIssue {
      navigator.push(HomeDestinations.pageN(1))
    } matching: {
      $0.description.contains("the root navigator has no stack")
    }
    #expect(navigator.isEmpty)
  }
}
