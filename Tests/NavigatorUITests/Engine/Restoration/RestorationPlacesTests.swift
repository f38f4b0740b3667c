import NavigatorHost
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

nonisolated private enum HouseTabs: String, Codable, Hashable {
  case upstairs, downstairs, garden
}

/// Three tabs: two stacks with their own scenes, and one with a name only.
private struct HouseWithTabs: View {
  @State private var tab = HouseTabs.upstairs
  let built: (HouseTabs) -> Void

  var body: some View {
    TabView(selection: $tab) {
      Tab("Upstairs", systemImage: "house", value: HouseTabs.upstairs) { stack(.upstairs) }
      Tab("Downstairs", systemImage: "house", value: HouseTabs.downstairs) { stack(.downstairs) }
      Tab("Garden", systemImage: "leaf", value: HouseTabs.garden) {
        ManagedNavigationStack(name: "garden") { root(.garden) }
      }
    }
    .navigationRestored($tab, scene: "tab")
    .onNavigationReceive(assign: $tab)
  }

  private func stack(_ tab: HouseTabs) -> some View {
    ManagedNavigationStack(scene: tab.rawValue) { root(tab) }
  }

  private func root(_ tab: HouseTabs) -> some View {
    let _ = built(tab)
    return Text("This is \(tab.rawValue)").navigationTitle(tab.rawValue)
      .navigationAutoReceive(HouseRooms.self)
  }
}

@Suite("Storage of saved states")
struct RestorationPlacesTests {
  private final class Built {
    var tabs: [HouseTabs] = []
  }

  @Test("The selected tab and the stack of each tab are restored, without building other tabs")
  func tabs() throws {
    let built = Built()
    let stage = RestorationStage { HouseWithTabs { built.tabs.append($0) } }
    stage.navigator.send(HouseRooms.room(1), HouseTabs.downstairs, HouseRooms.room(2), HouseRooms.room(3))
    #expect(stage.app.stack == ["downstairs", "Room 2", "Room 3"])
    built.tabs = []
    stage.restart()
    #expect(stage.app.stack == ["downstairs", "Room 2", "Room 3"])
    #expect(Set(built.tabs) == [.downstairs])
    try stage.app.tap("Upstairs")
    #expect(stage.app.stack == ["upstairs", "Room 1"])
  }

  @Test("If the saved tab is the one that the app selects first, the next one that the user selects stays selected")
  func firstTab() throws {
    let stage = RestorationStage { HouseWithTabs { _ in } }
    try stage.app.tap("Garden")
    try stage.app.tap("Upstairs")
    stage.restart()
    #expect(stage.app.stack == ["upstairs"])
    try stage.app.tap("Garden")
    #expect(stage.app.stack == ["garden"])
    stage.navigator.send(HouseRooms.room(1))
    #expect(stage.app.stack == ["garden", "Room 1"])
    try stage.app.tap("Upstairs")
    #expect(stage.app.stack == ["upstairs"])
    try stage.app.tap("Garden")
    #expect(stage.app.stack == ["garden", "Room 1"])
  }

  @Test("A tab that was not shown in between keeps its state")
  func unvisited() throws {
    let stage = RestorationStage { HouseWithTabs { _ in } }
    stage.navigator.send(HouseRooms.room(1), HouseTabs.downstairs)
    stage.restart()
    stage.restart()
    try stage.app.tap("Upstairs")
    #expect(stage.app.stack == ["upstairs", "Room 1"])
  }

  @Test("Changes of a stack on a hidden tab are saved")
  func hidden() throws {
    let stage = RestorationStage { HouseWithTabs { _ in } }
    stage.navigator.send(HouseRooms.room(1), HouseTabs.downstairs)
    stage.app.session.settle()
    try #require(stage.navigator.named("upstairs")).popAll()
    stage.restart()
    try stage.app.tap("Upstairs")
    #expect(stage.app.stack == ["upstairs"])
  }

  @Test("A selection that cannot be read, or was saved with another key, keeps the app's value")
  func badSelection() throws {
    for text in [
      "nonsense", #"{"version":1,"value":"\"attic\""}"#, #"{"version":1,"value":"7"}"#, #"{"version":99,"value":"\"garden\""}"#,
    ] {
      let stage = RestorationStage(stored: ["NavigatorUI.selection.tab": .data([UInt8](text.utf8))]) { HouseWithTabs { _ in } }
      #expect(stage.app.stack == ["upstairs"], "\(text)")
      #expect(stage.complaints.count == 1, "\(text)")
      try stage.app.tap("Garden")
      stage.restart()
      #expect(stage.app.stack == ["garden"], "\(text)")
    }
    let stage = RestorationStage(key: "1") { HouseWithTabs { _ in } }
    try stage.app.tap("Garden")
    stage.restart(key: "2")
    #expect(stage.app.stack == ["upstairs"])
  }

  @Test("A root with a scene saves its presentations and the named stacks without a scene")
  func root() throws {
    let configuration = NavigationConfiguration(restorableDestinations: [HouseRooms.self])
    let first = Navigator(configuration: configuration)
    let old = TestApp { HouseWithTabs { _ in }.navigationRoot(first, scene: "root") }
    first.send(HouseTabs.garden, HouseRooms.room(9))
    #expect(old.stack == ["garden", "Room 9"])
    first.present(sheet: HouseRooms.closet(4), managed: true)
    #expect(old.title == "Closet 4")
    old.end()
    let second = Navigator(configuration: configuration)
    let new = TestApp(configuration: old.session.continuation) {
      HouseWithTabs { _ in }.navigationRoot(second, scene: "root")
    }
    #expect(new.title == "Closet 4")
    try new.swipeAway()
    #expect(new.stack == ["garden", "Room 9"])
  }

  @Test("A named stack on a pushed screen is restored with that screen")
  func nestedStack() throws {
    let stage = RestorationStage(types: [Courts.self, HouseRooms.self]) {
      ManagedNavigationStack(scene: "house") { Text("The door").navigationTitle("House") }
    }
    try stage.house.push(Courts.court(1))
    try stage.house.push(Courts.court(2))
    stage.app.session.settle()
    for number in [1, 2] { try #require(stage.navigator.named("court \(number)")).push(HouseRooms.room(number)) }
    stage.app.session.settle()
    stage.restart()
    #expect(stage.navigator.named("court 2")?.destinations(of: HouseRooms.self) == [.room(2)])
    try stage.house.pop()
    stage.app.session.settle()
    #expect(stage.navigator.named("court 1")?.destinations(of: HouseRooms.self) == [.room(1)])
  }

  @Test("A stack without a name inside another stack is not saved, and takes no saved state")
  func unnamedStack() throws {
    let stage = RestorationStage()
    let inner = #"{"presentations":[{"type":"Gardens","value":"{\"lawn\":{}}","method":5}]}"#
    func state(_ method: NavigationMethod) -> Data {
      let cellar =
        #"{"type":"HouseRooms","value":"{\"cellar\":{}}","method":\#(method.rawValue),"content":{"children":[\#(inner)]}}"#
      return Data(#"{"version":1,"navigator":{"children":[{"name":"house","presentations":[\#(cellar)]}]}}"#.utf8)
    }
    // The presented view is the stack itself, which needs no name.
    try stage.navigator.restore(from: state(.cover))
    stage.app.session.settle()
    #expect(stage.app.title == "Lawn")
    stage.restart()
    #expect(stage.app.title == "Lawn")
    // The presented view has a stack of its own around it.
    let report = try stage.navigator.restore(from: state(.managedCover))
    stage.app.session.settle()
    #expect(stage.app.title == "Cellar")
    #expect(report.leftOut.isEmpty)
    stage.restart()
    #expect(stage.app.title == "Cellar")
  }

  @Test("A removed view discards its saved state, and a new one starts without state")
  func gone() throws {
    let stage = RestorationStage(types: [Cellars.self, HouseRooms.self]) {
      ManagedNavigationStack(name: "house") { Text("The door").navigationTitle("House") }
    }
    try stage.house.navigate(to: Cellars.wine)
    stage.app.session.settle()
    try #require(stage.navigator.named("wine")).push(HouseRooms.room(1))
    stage.app.session.settle()
    #expect(stage.saved("wine")?.contains("room") == true)
    try stage.app.swipeAway()
    #expect(stage.saved("wine") == nil)
    try stage.house.navigate(to: Cellars.wine)
    #expect(stage.app.stack == ["Wine"])
    stage.restart()
    try stage.house.navigate(to: Cellars.wine)
    #expect(stage.app.stack == ["Wine"])
  }

  @Test("A session that ends with an open sheet keeps the scene inside it")
  func endsOpen() throws {
    let stage = RestorationStage(types: [Cellars.self, HouseRooms.self]) {
      ManagedNavigationStack(scene: "house") { Text("The door").navigationTitle("House") }
    }
    try stage.house.navigate(to: Cellars.wine)
    stage.app.session.settle()
    try #require(stage.navigator.named("wine")).push(HouseRooms.room(1))
    stage.restart()
    #expect(stage.app.stack == ["Wine", "Room 1"])
  }

  @Test("Two views with one scene name are reported, and the first is saved")
  func sameScene() throws {
    let stage = RestorationStage {
      VStack {
        ManagedNavigationStack(scene: "house") { Text("The first").navigationTitle("First") }
        ManagedNavigationStack(scene: "house") { Text("The second").navigationTitle("Second") }
      }
    }
    let second = try #require(stage.navigator.children.last)
    withKnownIssue {
      second.push(HouseRooms.hall)
      stage.app.session.settle()
    } matching: {
      $0.description.contains("have the scene name \"house\"")
    }
    try stage.house.push(HouseRooms.room(5))
    #expect(stage.saved()?.contains("room") == true)
    #expect(stage.saved()?.contains("hall") == false)
  }

  @Test("Checkpoints are restored with their screens and accept returned values")
  func checkpoints() throws {
    let journal = Journal()
    let stage = RestorationStage(types: [HouseRooms.self, MarkedRooms.self]) {
      ManagedNavigationStack(scene: "house") {
        Text("The door").navigationTitle("House")
          .navigationCheckpoint(MarkedRooms.door)
      }
      .environment(journal)
    }
    try stage.house.push(HouseRooms.hall)
    try stage.house.push(MarkedRooms.marked)
    try stage.house.push(HouseRooms.room(1))
    try stage.house.navigate(to: HouseRooms.closet(1))
    stage.app.session.settle()
    let saved = try #require(stage.saved())
    #expect(saved.contains(#""checkpoints":["door"]"#))
    #expect(saved.contains(#""checkpoints":["marked"]"#))
    stage.restart()
    #expect(stage.front.canReturnToCheckpoint(MarkedRooms.checkpoint))
    #expect(stage.front.returnToCheckpoint(MarkedRooms.checkpoint, value: 7))
    #expect(stage.app.stack == ["House", "Hall", "Marked"])
    #expect(journal.take() == ["7"])
    #expect(stage.front.returnToCheckpoint(MarkedRooms.door))
    #expect(stage.app.stack == ["House"])
  }

  @Test("Of several values for a restored checkpoint that its screen shows later the last one is delivered, once")
  func lateCheckpoint() throws {
    let journal = Journal()
    let saved = #"""
      {"version":1,"navigator":{"checkpoints":["marked"],"stack":[{"type":"HouseRooms","value":"{\"hall\":{}}"}]}}
      """#
    let stage = RestorationStage(stored: ["NavigatorUI.navigator.house": .data([UInt8](saved.utf8))]) {
      ManagedNavigationStack(scene: "house") { LateDoor().navigationTitle("House") }
        .environment(journal)
    }
    #expect(stage.app.stack == ["House", "Hall"])
    for value in 7...9 {
      #expect(stage.front.returnToCheckpoint(MarkedRooms.checkpoint, value: value))
      #expect(stage.app.stack == ["House"])
    }
    try stage.app.tap("Show the door")
    stage.app.session.settle()
    #expect(journal.take() == ["9"])
    #expect(stage.front.returnToCheckpoint(MarkedRooms.checkpoint, value: 10))
    stage.app.session.settle()
    #expect(journal.take() == ["10"])
  }

  @Test("A view that reads a checkpoint is updated when one was restored")
  func checkpointAsked() throws {
    let saved = #"""
      {"version":1,"navigator":{"stack":[{"type":"HouseRooms","value":"{\"hall\":{}}","checkpoints":["marked"]},\#
      {"type":"HouseRooms","value":"{\"room\":{\"_0\":1}}"}]}}
      """#
    let stage = RestorationStage(stored: ["NavigatorUI.navigator.house": .data([UInt8](saved.utf8))]) {
      VStack {
        AskingView()
        ManagedNavigationStack(scene: "house") { Text("The door").navigationTitle("House") }
      }
    }
    #expect(stage.app.exists("can return"))
    try stage.house.popAll()
    #expect(stage.app.exists("cannot return"))
  }

  @Test("Two sessions share no saved state")
  func sessions() throws {
    let first = RestorationStage()
    let second = RestorationStage()
    try first.house.push(HouseRooms.hall)
    second.restart()
    #expect(second.app.stack == ["House"])
  }
}

nonisolated private enum Courts: NavigationDestination, Codable {
  case court(Int)

  var body: some View {
    switch self {
    case .court(let number):
      ManagedNavigationStack(name: "court \(number)") { Text("Court \(number)").navigationTitle("Court \(number)") }
    }
  }
}

nonisolated private enum Cellars: NavigationDestination, Codable {
  case wine

  var body: some View {
    ManagedNavigationStack(scene: "wine") { Text("Wine").navigationTitle("Wine") }
  }

  var method: NavigationMethod { .sheet }
}

nonisolated private enum MarkedRooms: NavigationDestination, Codable {
  case marked

  static var checkpoint: NavigationCheckpoint<Int> { NavigationCheckpoint(name: "marked") }
  static var door: NavigationCheckpoint<Void> { NavigationCheckpoint(name: "door") }

  var body: some View { MarkedRoom() }
}

private struct MarkedRoom: View {
  @Environment(Journal.self) private var journal

  var body: some View {
    Text("Marked").navigationTitle("Marked")
      .navigationCheckpoint(MarkedRooms.checkpoint) { journal.note("\($0)") }
  }
}

private struct LateDoor: View {
  @State private var isShown = false
  @Environment(Journal.self) private var journal

  var body: some View {
    Button("Show the door") { isShown = true }
    if isShown {
      Text("Marked").navigationCheckpoint(MarkedRooms.checkpoint) { journal.note("\($0)") }
    }
  }
}

private struct AskingView: View {
  @Environment(\.navigator) private var navigator

  var body: some View {
    Text(navigator.canReturnToCheckpoint(MarkedRooms.checkpoint) ? "can return" : "cannot return")
  }
}
