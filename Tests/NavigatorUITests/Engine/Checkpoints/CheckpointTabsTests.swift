import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

/// Two tabs with one stack each, and a checkpoint around them.
private struct CheckpointTabs: View {
  let navigator: Navigator
  @State private var tab = "one"
  @Environment(Journal.self) private var journal

  var body: some View {
    TabView(selection: $tab) {
      Tab("One", systemImage: "house", value: "one") { stack("one", number: 1) }
      Tab("Two", systemImage: "gear", value: "two") { stack("two", number: 2) }
    }
    .navigationCheckpoint(KnownCheckpoints.home) {
      tab = "one"
      journal.note("back at the tabs")
    }
    .onNavigationReceive(assign: $tab)
    .navigationRoot(navigator)
  }

  private func stack(_ name: String, number: Int) -> some View {
    ManagedNavigationStack(name: name) { Rooms.marked(number) }
  }
}

/// Tabs beside a value that is assigned like a selection.
private struct FilteredTabs: View {
  let navigator: Navigator
  @State private var tab = "one"
  @State private var filter = 0

  var body: some View {
    VStack {
      Text("filter \(filter)")
      TabView(selection: $tab) {
        Tab("One", systemImage: "house", value: "one") { ManagedNavigationStack(name: "one") { Rooms.marked(1) } }
        Tab("Two", systemImage: "gear", value: "two") { ManagedNavigationStack(name: "two") { Rooms.marked(2) } }
      }
    }
    .onNavigationReceive(assign: $tab)
    .onNavigationReceive(assign: $filter)
    .navigationRoot(navigator)
  }
}

/// Tabs whose selection is restored.
private struct RestoredTabs: View {
  let navigator: Navigator
  @State private var tab = "one"

  var body: some View {
    TabView(selection: $tab) {
      Tab("One", systemImage: "house", value: "one") { ManagedNavigationStack(name: "one") { Rooms.marked(1) } }
      Tab("Two", systemImage: "gear", value: "two") { ManagedNavigationStack(name: "two") { Rooms.plain(2) } }
    }
    .navigationRestored($tab, scene: "tab")
    .navigationRoot(navigator)
  }
}

/// A split view that shows one column at a time.
private struct CheckpointColumns: View {
  let navigator: Navigator
  @State private var column = NavigationSplitViewColumn.sidebar

  var body: some View {
    VStack {
      Text("column \(column == .detail ? "detail" : "sidebar")")
      NavigationSplitView(preferredCompactColumn: $column) {
        ManagedNavigationStack(name: "sidebar") {
          Rooms.plain(1)
            .toolbar { Button("Show detail") { column = .detail } }
            .navigationCheckpoint(KnownCheckpoints.home) { column = .sidebar }
        }
      } detail: {
        ManagedNavigationStack(name: "detail") { Rooms.plain(2) }
      }
    }
    .navigationRoot(navigator)
  }
}

@Suite("Checkpoints across tabs")
struct CheckpointTabsTests {
  private let navigator = Navigator(configuration: NavigationConfiguration(logger: nil))
  private let journal = Journal()
  private let app: TestApp

  init() {
    let (navigator, journal) = (navigator, journal)
    app = TestApp { CheckpointTabs(navigator: navigator).environment(journal) }
  }

  @Test("A checkpoint in the current tab has priority over the same in another")
  func ownTabFirst() throws {
    navigator.send("two")
    app.session.settle()
    let two = try #require(navigator.named("two"))
    let one = try #require(navigator.named("one"))
    one.push(Rooms.plain(3))
    two.push(Rooms.plain(4))
    #expect(app.stack == ["Room 2", "Room 4"])
    #expect(two.returnToCheckpoint(KnownCheckpoints.room))
    #expect(app.stack == ["Room 2"])
    #expect(journal.take() == ["back in 2"])
    #expect(one.count == 1)
  }

  @Test("A return to another tab closes the sheet from which it is requested, and pops that tab only")
  func otherTab() throws {
    let one = try #require(navigator.named("one"))
    one.setStack([Rooms.plain(3), Rooms.plain(4)])
    navigator.send("two")
    app.session.settle()
    let two = try #require(navigator.named("two"))
    two.setStack([Rooms.plain(5)])
    two.present(sheet: Rooms.plain(6), managed: true)
    app.session.settle()
    navigator.currentNavigator.present(cover: Rooms.plain(7), managed: true)
    app.session.settle()
    let number = NavigationCheckpoint<Int>(name: KnownCheckpoints.number.name)
    let inCover = navigator.currentNavigator
    #expect(app.presentations.count == 2)
    // The nearest checkpoint is in the sheet's own tab.
    #expect(inCover.returnToCheckpoint(number, value: 1))
    app.session.settle()
    #expect(journal.take() == ["1 for 2"])
    #expect(app.presentations.isEmpty)
    #expect(two.isEmpty)
    #expect(one.count == 2)
    // From the other tab's sheet, the nearest one is in the other tab.
    two.setStack([Rooms.plain(5)])
    one.present(sheet: Rooms.plain(8), managed: true)
    app.session.settle()
    #expect(navigator.currentNavigator.parent === one || one.isPresenting)
    #expect(one.children.first?.returnToCheckpoint(number, value: 2) == true)
    app.session.settle()
    #expect(journal.take() == ["2 for 1"])
    #expect(two.count == 1)
  }

  @Test("A checkpoint that exists only in another tab is reached, its tab is selected, and the sheet of the caller closes")
  func elsewhere() throws {
    let one = try #require(navigator.named("one"))
    one.setStack([Rooms.special, Rooms.plain(3)])
    one.pop()
    app.session.settle()
    one.push(Rooms.plain(3))
    navigator.send("two")
    app.session.settle()
    let two = try #require(navigator.named("two"))
    two.push(Rooms.plain(4))
    two.present(sheet: Rooms.plain(6), managed: true)
    app.session.settle()
    let inSheet = navigator.currentNavigator
    #expect(inSheet.isPresented)
    #expect(inSheet.returnToCheckpoint(KnownCheckpoints.special))
    #expect(app.presentations.isEmpty)
    #expect(app.stack == ["Room 1", "Special"])
    #expect(one.destinations(of: Rooms.self) == [.special])
    #expect(two.destinations(of: Rooms.self) == [.plain(4)])
    #expect(journal.take() == ["back in the special room"])
  }

  @Test("A return to the root of another tab selects that tab, though no screen is removed")
  func rootOfOtherTab() throws {
    let one = try #require(navigator.named("one"))
    one.push(Rooms.special)
    navigator.send("two")
    app.session.settle()
    let two = try #require(navigator.named("two"))
    #expect(app.stack == ["Room 2"])
    #expect(two.canReturnToCheckpoint(KnownCheckpoints.special))
    #expect(two.returnToCheckpoint(KnownCheckpoints.special))
    #expect(app.stack == ["Room 1", "Special"])
    #expect(journal.take() == ["back in the special room"])
    #expect(!one.canReturnToCheckpoint(KnownCheckpoints.special))
  }

  @Test("A tab that was left in the turn in which it appeared is selected by its own value")
  func leftAtOnce() throws {
    let two = try {
      navigator.send("two")
      app.session.settle()
      return try #require(navigator.named("two"))
    }()
    two.push(Rooms.special)
    app.session.settle()
    for tab in ["one", "two", "one"] { navigator.send(tab) }
    app.session.settle()
    #expect(app.stack == ["Room 1"])
    let one = try #require(navigator.named("one"))
    #expect(one.returnToCheckpoint(KnownCheckpoints.special))
    #expect(app.stack == ["Room 2", "Special"])
  }

  @Test("A return does not change assigned values that conceal no view")
  func otherSelections() throws {
    let navigator = Navigator(configuration: NavigationConfiguration(logger: nil))
    let app = TestApp { FilteredTabs(navigator: navigator).environment(journal) }
    let one = try #require(navigator.named("one"))
    one.push(Rooms.special)
    navigator.send(7)
    app.session.settle()
    navigator.send("two")
    app.session.settle()
    #expect(app.exists("filter 7"))
    navigator.send(8)
    app.session.settle()
    let two = try #require(navigator.named("two"))
    #expect(two.returnToCheckpoint(KnownCheckpoints.special))
    #expect(app.stack == ["Room 1", "Special"])
    #expect(app.exists("filter 8"))
  }

  @Test("A checkpoint around the tabs closes all presentations and keeps the stacks")
  func aroundTabs() throws {
    navigator.send("two")
    app.session.settle()
    let two = try #require(navigator.named("two"))
    two.push(Rooms.plain(4))
    two.present(sheet: Rooms.plain(5), managed: true)
    #expect(app.presentations.count == 1)
    #expect(navigator.currentNavigator.returnToCheckpoint(KnownCheckpoints.home))
    #expect(app.presentations.isEmpty)
    #expect(journal.take() == ["back at the tabs"])
    #expect(app.stack == ["Room 1"])
    #expect(two.count == 1)
  }

  @Test("A return to a checkpoint selects the tab of a restored selection")
  func restoredSelection() throws {
    let navigator = Navigator(configuration: NavigationConfiguration(logger: nil))
    let app = TestApp { RestoredTabs(navigator: navigator).environment(Journal()) }
    try app.selectTab("Two")
    #expect(app.stack == ["Room 2"])
    let two = try #require(navigator.named("two"))
    #expect(two.returnToCheckpoint(KnownCheckpoints.room))
    app.session.settle()
    #expect(app.stack == ["Room 1"])
  }

  @Test("The action of a checkpoint selects the column of a split view")
  func column() throws {
    let navigator = Navigator(configuration: NavigationConfiguration(logger: nil))
    let app = TestApp { CheckpointColumns(navigator: navigator).environment(Journal()) }
    try app.tap("Show detail")
    #expect(app.exists("column detail"))
    let detail = try #require(navigator.named("detail"))
    #expect(detail.returnToCheckpoint(KnownCheckpoints.home))
    app.session.settle()
    #expect(app.exists("column sidebar"))
  }
}
