import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

nonisolated private enum MapDestinations: NavigationDestination {
  case old
  case new
  case newest
  case sheet

  @MainActor var body: some View {
    switch self {
    case .old: Text("the old").navigationTitle("Old")
    case .new: Text("the new").navigationTitle("New")
    case .newest: Text("the newest").navigationTitle("Newest")
    case .sheet: SheetView()
    }
  }

  var method: NavigationMethod { self == .sheet ? .managedSheet : .push }
  var presentationName: String? { self == .sheet ? "mapped" : nil }
  var detents: Set<PresentationDetent> { self == .sheet ? [.medium] : [] }
}

private struct SheetView: View {
  var body: some View {
    NavigationLink("Old in the sheet", to: MapDestinations.old)
      .navigationTitle("Sheet")
  }
}

private func renewing(_ destination: any NavigationDestination) -> any NavigationDestination {
  destination as? MapDestinations == .old ? MapDestinations.new : destination
}

@Observable
private final class Flag {
  var isOn = false
}

@Suite("Maps of destinations")
struct NavigationMapTests {
  @Test("Links and navigators show the mapped destination, and the stack keeps the requested one")
  func shown() throws {
    let stage = Stage { NavigationLink("Go", to: MapDestinations.old).navigationMap { renewing($0) } }
    try stage.app.tap("Go")
    #expect(stage.app.stack == ["Home", "New"])
    try stage.navigator.push(MapDestinations.old)
    #expect(stage.app.stack == ["Home", "New", "New"])
    #expect(try stage.navigator.destinations(of: MapDestinations.self) == [.old, .old])
    try stage.navigator.push(MapDestinations.newest)
    #expect(try stage.navigator.pop(to: MapDestinations.old))
    #expect(try stage.navigator.count == 2)
  }

  @Test("The mapped destination determines the method and the presentation")
  func method() throws {
    let stage = Stage {
      Text("root").navigationMap { $0 as? MapDestinations == .old ? MapDestinations.sheet : $0 }
    }
    try stage.navigator.navigate(to: MapDestinations.old)
    #expect(stage.app.presentations == [Presentation(.sheet, title: "Sheet")])
    #expect(try stage.navigator.named("mapped") != nil)
    #expect(stage.app.tree().contains("detents: medium"))
  }

  @Test("A requested method has priority over the mapped destination's")
  func givenMethod() throws {
    let stage = Stage { Text("root").navigationMap { renewing($0) } }
    try stage.navigator.present(cover: MapDestinations.old)
    #expect(stage.app.presentations.map(\.kind) == [.cover])
    #expect(stage.app.exists("the new"))
  }

  @Test("Navigators below use the map unless inheritance is disabled", arguments: [true, false])
  func inherits(inherits: Bool) throws {
    let stage = Stage { Text("root").navigationMap(inherits: inherits) { renewing($0) } }
    try stage.navigator.navigate(to: MapDestinations.sheet)
    try stage.app.tap("Old in the sheet")
    #expect(stage.app.stack == ["Sheet", inherits ? "New" : "Old"])
  }

  @Test("Several maps are applied from the innermost to the outermost")
  func several() throws {
    let stage = Stage {
      Text("root")
        .navigationMap { renewing($0) }
        .navigationMap { $0 as? MapDestinations == .new ? MapDestinations.newest : $0 }
    }
    try stage.navigator.push(MapDestinations.old)
    #expect(stage.app.stack == ["Home", "Newest"])
  }

  @Test("A map may depend on state, and the shown screen follows")
  func state() throws {
    let flag = Flag()
    let stage = Stage { FlaggedView(flag: flag) }
    try stage.navigator.present(sheet: MapDestinations.old)
    #expect(stage.app.exists("the old"))
    flag.isOn = true
    #expect(stage.app.exists("the new"))
    flag.isOn = false
    #expect(stage.app.exists("the old"))
  }

  private struct FlaggedView: View {
    let flag: Flag

    var body: some View {
      let isOn = flag.isOn
      Text("root").navigationMap { isOn ? renewing($0) : $0 }
    }
  }

  @Test("Guards are evaluated for the mapped destination", arguments: [false, true])
  func guards(isLink: Bool) async throws {
    for isDeferred in [false, true] {
      let stage = Stage { GuardedView(isDeferred: isDeferred) }
      if isLink { try stage.app.tap("Go") } else { try stage.navigator.push(MapDestinations.old) }
      await stage.app.settle()
      #expect(stage.app.stack == ["Home"])
      try stage.navigator.push(MapDestinations.newest)
      await stage.app.settle()
      #expect(stage.app.stack == ["Home", "Newest"])
    }
  }

  private struct GuardedView: View {
    let isDeferred: Bool

    var body: some View {
      NavigationLink("Go", to: MapDestinations.old)
        .navigationMap { renewing($0) }
        .modifier(Guard(isDeferred: isDeferred))
    }
  }

  private struct Guard: ViewModifier {
    let isDeferred: Bool

    func body(content: Content) -> some View {
      if isDeferred {
        content.navigationGuard { destination, _ in
          await Task.yield()
          return destination as? MapDestinations == .new ? .deny : .allow
        }
      } else {
        content.navigationGuard { destination, _ in destination as? MapDestinations == .new ? .deny : .allow }
      }
    }
  }

  @Test("A map is removed with its view")
  func end() throws {
    let flag = Flag()
    let stage = Stage {
      if flag.isOn { Text("mapping").navigationMap { renewing($0) } } else { Text("not mapping") }
    }
    flag.isOn = true
    try stage.navigator.present(sheet: MapDestinations.old)
    #expect(stage.app.exists("the new"))
    flag.isOn = false
    #expect(stage.app.exists("the old"))
  }

  @Test("A destination with a map is not mapped by it, and settles")
  func withinItself() throws {
    let flag = Flag()
    let stage = Stage {
      Text("root")
        .navigationModifier { destination in
          let isOn = flag.isOn
          destination().navigationMap { isOn ? renewing($0) : $0 }
        }
    }
    flag.isOn = true
    try stage.navigator.push(MapDestinations.old)
    #expect(stage.app.stack == ["Home", "Old"])
    try stage.navigator.navigate(to: MapDestinations.old)
    #expect(stage.app.stack == ["Home", "Old", "New"])
  }

  @Test("A navigator returns the destination that it would show")
  func mappedViews() throws {
    let app = TestApp {
      ManagedNavigationStack { navigator in
        let isOn = navigator.isEmpty
        Text("root").navigationMap { isOn ? renewing($0) : $0 }
        navigator.mappedNavigationView(for: MapDestinations.old)
        navigator.mappedPresentationView(for: MapDestinations.newest)
      }
    }
    #expect(["root", "the new", "the newest"].allSatisfy { app.exists($0) })
    #expect(!app.exists("the old"))
  }
}
