import Foundation
import NavigatorHost
import NavigatorTesting
import NavigatorUI
import SwiftUI
import TestSupport
import Testing

@Suite("State restoration")
struct RestorationTests {
  @Test("A resumed session shows the previous stack, and Back leads through it")
  func stack() throws {
    let stage = RestorationStage()
    try stage.house.push(HouseRooms.hall)
    try stage.house.push(Gardens.bed(name: "roses"))
    try stage.house.push(HouseRooms.room(7))
    stage.restart()
    #expect(stage.app.stack == ["House", "Hall", "Bed of roses", "Room 7"])
    #expect(stage.complaints.isEmpty)
    try stage.app.tap("Next room")
    try stage.app.goBack()
    try stage.app.goBack()
    try stage.app.goBack()
    #expect(stage.app.stack == ["House", "Hall"])
    stage.restart()
    #expect(stage.app.stack == ["House", "Hall"])
  }

  @Test("Each screen is created above the one below it in one transaction, before the first render")
  func firstRender() throws {
    let stage = RestorationStage()
    try stage.house.push(HouseRooms.room(1))
    try stage.house.push(HouseRooms.room(2))
    stage.restart()
    let appeared = stage.events.compactMap { event -> String? in
      if case .lifecycle(.screenAppeared(let name)) = event { name } else { nil }
    }
    #expect(appeared == ["room(1)", "room(2)"])
    #expect(stage.app.statistics.transactions == 1)
  }

  @Test("Sheets and covers are restored with their content in one turn, and can be closed")
  func presentations() throws {
    let stage = RestorationStage()
    try stage.house.push(HouseRooms.hall)
    try stage.house.navigate(to: HouseRooms.closet(1))
    stage.front.push(HouseRooms.room(3))
    stage.front.navigate(to: HouseRooms.cellar)
    #expect(stage.app.presentations.map(\.kind) == [.sheet, .cover])
    stage.front.push(Gardens.lawn)
    #expect(stage.app.stack == ["Cellar", "Lawn"])
    stage.restart()
    #expect(stage.app.presentations.map(\.kind) == [.sheet, .cover])
    #expect(stage.app.stack == ["Cellar", "Lawn"])
    #expect(stage.complaints.isEmpty)
    stage.front.dismiss()
    #expect(stage.app.stack == ["Closet 1", "Room 3"])
    try stage.app.swipeAway()
    #expect(stage.app.stack == ["House", "Hall"])
    stage.restart()
    #expect(stage.app.presentations.isEmpty)
  }

  @Test("A waiting presentation still waits after a restart")
  func waiting() throws {
    let stage = RestorationStage()
    try stage.house.navigate(to: HouseRooms.drawer)
    try stage.house.navigate(to: HouseRooms.closet(2))
    stage.restart()
    #expect(stage.app.presentations.map(\.kind) == [.sheet])
    #expect(stage.app.exists("The drawer"))
    stage.restart()
    try stage.app.swipeAway()
    #expect(stage.app.title == "Closet 2")
    try stage.app.swipeAway()
    #expect(stage.app.presentations.isEmpty)
  }

  @Test("A link that the user follows is saved like a push")
  func link() throws {
    let stage = RestorationStage()
    try stage.house.push(HouseRooms.room(1))
    try stage.app.tap("Next room")
    try stage.app.tap("Closet")
    stage.restart()
    #expect(stage.app.title == "Closet 2")
    try stage.app.swipeAway()
    #expect(stage.app.stack == ["House", "Room 1", "Room 2"])
  }

  @Test("An entry that cannot be saved is omitted and reported once, and the entries above it stay")
  func notSaved() throws {
    let stage = RestorationStage()
    try stage.house.push(HouseRooms.hall)
    try stage.house.push(SecretRooms.vault)
    try stage.house.push(HouseRooms.room(1))
    stage.app.session.settle()
    try stage.house.push(HouseRooms.room(2))
    stage.app.session.settle()
    let reports = stage.events.filter {
      if case .restoration(.notSaved("SecretRooms", _)) = $0 { true } else { false }
    }
    #expect(reports.count == 1)
    stage.restart()
    #expect(stage.app.stack == ["House", "Hall", "Room 1", "Room 2"])
  }

  @Test("Restoring twice has the effect of restoring once, and replaces the current stack")
  func explicit() throws {
    let stage = RestorationStage()
    let house = try stage.house
    house.push(HouseRooms.hall)
    house.push(HouseRooms.room(1))
    house.navigate(to: HouseRooms.closet(1))
    stage.front.push(HouseRooms.room(2))
    stage.app.session.settle()
    let data = try stage.navigator.savedState()
    let shown = stage.app.tree(.ids)
    #expect(try stage.navigator.restore(from: data).isComplete)
    #expect(try stage.navigator.restore(from: data) == stage.navigator.restore(from: data))
    #expect(stage.app.tree(.ids) == shown)

    stage.front.popAll()
    stage.front.dismiss()
    house.setStack([HouseRooms.hall, Gardens.lawn, Gardens.lawn])
    #expect(stage.app.stack == ["House", "Hall", "Lawn", "Lawn"])
    let report = try stage.navigator.restore(from: data)
    #expect(report.isComplete)
    #expect(report.restored == 3)
    #expect(stage.app.stack == ["Closet 1", "Room 2"])
    try stage.app.swipeAway()
    #expect(stage.app.stack == ["House", "Hall", "Room 1"])

    house.navigate(to: HouseRooms.drawer)
    stage.app.session.settle()
    try stage.navigator.restore(from: data)
    #expect(stage.app.stack == ["Closet 1", "Room 2"])
    #expect(stage.app.presentations.count == 1)
  }

  @Test("A state saved at the root empties a stack")
  func explicitEmpty() throws {
    let stage = RestorationStage()
    let data = try stage.house.savedState()
    try stage.house.push(HouseRooms.hall)
    try stage.house.navigate(to: HouseRooms.drawer)
    stage.app.session.settle()
    try stage.house.restore(from: data)
    #expect(stage.app.stack == ["House"])
    #expect(stage.app.presentations.isEmpty)
  }

  @Test("Another restoration key restores nothing and is reported, and saving continues")
  func key() throws {
    let stage = RestorationStage(key: "1.0")
    try stage.house.push(HouseRooms.hall)
    stage.restart(key: "2.0")
    #expect(stage.app.stack == ["House"])
    #expect(stage.complaints == ["The navigation state was saved with the restoration key \"1.0\"; this app's is \"2.0\"."])
    try stage.house.push(HouseRooms.room(1))
    stage.restart(key: "2.0")
    #expect(stage.app.stack == ["House", "Room 1"])
    #expect(throws: RestorationError.otherKey(saved: "1.0", expected: "2.0")) {
      try stage.navigator.restore(from: Data(#"{"version":1,"key":"1.0","navigator":{}}"#.utf8))
    }
  }

  @Test("Values that were sent before the first view are delivered after the saved state was restored")
  func coldStart() throws {
    let stage = RestorationStage {
      ManagedNavigationStack(scene: "house") {
        Text("The door").navigationTitle("House").navigationAutoReceive(Gardens.self)
      }
    }
    try stage.house.push(HouseRooms.hall)
    stage.app.session.settle()
    stage.app.end()
    let navigator = Navigator(configuration: NavigationConfiguration(restorableDestinations: [HouseRooms.self]))
    navigator.send(Gardens.lawn)
    let app = TestApp(configuration: stage.app.session.continuation) {
      ManagedNavigationStack(scene: "house") {
        Text("The door").navigationTitle("House").navigationAutoReceive(Gardens.self)
      }
      .navigationRoot(navigator)
    }
    #expect(app.stack == ["House", "Hall", "Lawn"])
  }
}
