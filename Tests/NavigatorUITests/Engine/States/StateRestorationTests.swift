import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

/// A house whose rooms are screens of an app's own state. The model outlives the session, like data that an app stores itself.
private struct StateHouse: View {
  @Bindable var model: CounterModel

  var body: some View {
    ManagedNavigationStack(scene: "house") {
      Text("The door")
        .navigationTitle("House")
        .navigationDestination(unwrapping: $model.number) { $number in CounterView(number: $number) }
        .navigationDestination(item: $model.item) { $item in CounterView(number: $item.count, title: "Item \(item.id)") }
        .sheet(unwrapping: $model.other) { $other in
          ManagedNavigationStack { Text(other).navigationTitle("Sheet") }
        }
    }
  }
}

@Suite("Restoration of screens above a state's screen")
struct StateRestorationTests {
  private let model = CounterModel()
  private let stage: RestorationStage

  init() {
    let model = model
    stage = RestorationStage { StateHouse(model: model) }
  }

  @Test("The screens are restored above the state's screen if the state is the same, in one turn")
  func sameState() throws {
    model.number = 42
    try stage.house.push(HouseRooms.room(1))
    try stage.house.push(HouseRooms.room(2))
    #expect(stage.app.stack == ["House", "Counter", "Room 1", "Room 2"])
    stage.restart()
    #expect(stage.app.stack == ["House", "Counter", "Room 1", "Room 2"])
    #expect(stage.complaints.isEmpty)
    try stage.app.goBack()
    try stage.app.goBack()
    #expect(stage.app.title == "Counter")
    try stage.app.goBack()
    #expect(model.number == nil)
    stage.restart()
    #expect(stage.app.stack == ["House"])
  }

  @Test("A state's screen itself is not saved")
  func alone() throws {
    try stage.house.push(HouseRooms.room(1))
    model.number = 42
    #expect(stage.app.stack == ["House", "Room 1", "Counter"])
    let saved = try #require(stage.saved())
    #expect(saved.contains("room"))
    #expect(!saved.contains("42"))
    stage.app.end()
    model.number = nil
    stage.restart()
    #expect(stage.app.stack == ["House", "Room 1"])
    #expect(stage.complaints.isEmpty)
  }

  @Test("Without the state the screens are omitted with a log line, and the screens below are restored")
  func withoutState() throws {
    model.number = 42
    try stage.house.push(HouseRooms.room(1))
    try stage.house.push(HouseRooms.hall)
    stage.app.session.settle()
    stage.app.end()
    model.number = nil
    stage.restart()
    #expect(stage.app.stack == ["House"])
    #expect(
      stage.complaints == [
        "HouseRooms.room: the state below it has changed",
        "HouseRooms.hall: the state below it has changed",
      ])
  }

  @Test("The screens are not restored above the screen of another id or of another state")
  func otherState() throws {
    model.item = CounterItem(id: 1)
    try stage.house.push(HouseRooms.room(1))
    stage.app.session.settle()
    stage.app.end()
    model.item = CounterItem(id: 2)
    stage.restart()
    #expect(stage.app.stack == ["House", "Item 2"])
    #expect(stage.complaints.count == 1)
    model.item = CounterItem(id: 1)
    try stage.house.push(HouseRooms.room(1))
    stage.app.session.settle()
    stage.app.end()
    model.item = nil
    model.number = 1
    stage.restart()
    #expect(stage.app.stack == ["House", "Counter"])
    #expect(stage.complaints.count == 1)
  }

  @Test("A screen pushed in a state's sheet is restored with the sheet")
  func sheet() throws {
    model.other = "in the sheet"
    stage.app.session.settle()
    stage.front.push(HouseRooms.room(3))
    #expect(stage.app.stack == ["Sheet", "Room 3"])
    stage.restart()
    #expect(stage.app.stacks == [["House"], ["Sheet", "Room 3"]])
    try stage.app.goBack()
    try stage.app.swipeAway()
    #expect(model.other == nil)
  }

  @Test("A manual restoration keeps existing screens with their state and restores the missing ones above")
  func byHand() throws {
    try stage.house.push(HouseRooms.hall)
    model.number = 42
    try stage.house.push(HouseRooms.room(1))
    let house = try stage.house
    let saved = try house.savedState()
    #expect(try house.restore(from: saved).isComplete)
    #expect(stage.app.stack == ["House", "Hall", "Counter", "Room 1"])
    #expect(model.number == 42)
    try stage.app.goBack()
    house.push(HouseRooms.room(7))
    #expect(try house.restore(from: saved).isComplete)
    #expect(stage.app.stack == ["House", "Hall", "Counter", "Room 1"])
    #expect(model.number == 42)
    house.popAll()
    let report = try house.restore(from: saved)
    #expect(stage.app.stack == ["House", "Hall"])
    #expect(report.leftOut.map(\.reason) == [.otherState])
  }

  @Test(
    "Marks of unknown states are omitted, whatever they contain",
    arguments: [
      #"{"state":"0:"}"#, #"{"state":"9:x"},{"state":""},{"state":"0:"}"#, #"{"state":7}"#,
      #"{"state":"0:","type":"HouseRooms","value":"{\"hall\":{}}"}"#,
    ])
  func hostile(marks: String) {
    let model = model
    let saved = #"{"version":1,"navigator":{"stack":[\#(marks),{"type":"HouseRooms","value":"{\"hall\":{}}"}]}}"#
    let stage = RestorationStage(stored: ["NavigatorUI.navigator.house": .data([UInt8](saved.utf8))]) { StateHouse(model: model) }
    #expect(!stage.app.stack.contains("Counter"))
    #expect(stage.app.stack.count <= 2)
    #expect(!stage.complaints.isEmpty)
  }
}
