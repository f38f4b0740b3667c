import Foundation
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

@Suite("Invalid saved states")
struct HostileStateTests {
  @Test(
    "Data that is not a saved state is refused as a whole",
    arguments: [
      "", " ", "null", "7", "[]", "{}", "nonsense", "\u{0}\u{1}\u{2}", #"{"version":"1"}"#, #"{"version":0,"navigator":{}}"#,
      #"{"version":-1,"navigator":{}}"#, #"{"version":1}"#, #"{"version":1,"navigator":[]}"#,
      #"{"version":99999999999999999999,"navigator":{}}"#, #"{"version":1e400,"navigator":{}}"#,
      #"{"version":1,"navigator":{"stack":["#, String(repeating: "[", count: 100_000),
      #"{"version":1,"key":7,"navigator":{}}"#,
    ])
  func refused(text: String) throws {
    let stage = RestorationStage(saved: text)
    #expect(stage.app.stack == ["House"])
    #expect(stage.complaints == ["\(RestorationError.unreadable)"])
    #expect(throws: RestorationError.unreadable) { try stage.navigator.restore(from: Data(text.utf8)) }
    try stage.house.push(HouseRooms.hall)
    stage.restart()
    #expect(stage.app.stack == ["House", "Hall"])
  }

  @Test("Bytes that are not text are refused")
  func bytes() throws {
    let stage = RestorationStage()
    #expect(throws: RestorationError.unreadable) { try stage.navigator.restore(from: Data([0xff, 0xfe, 0x00, 0xd8])) }
  }

  @Test("A state that is too large is neither read nor written")
  func tooLarge() throws {
    let stage = RestorationStage()
    let text = #"{"version":1,"navigator":{"name":"\#(String(repeating: "x", count: 1 << 20))"}}"#
    #expect(throws: RestorationError.tooLarge(bytes: text.utf8.count)) { try stage.navigator.restore(from: Data(text.utf8)) }
    let house = try stage.house
    house.push(Gardens.bed(name: String(repeating: "x", count: 1 << 20)))
    #expect(throws: RestorationError.self) { try house.savedState() }
    stage.app.session.settle()
    #expect(stage.saved() == nil)
    #expect(
      stage.events.contains {
        if case .error(let text) = $0 { text.contains("Store ids in destinations instead of data") } else { false }
      })
    house.pop()
    house.push(HouseRooms.hall)
    stage.restart()
    #expect(stage.app.stack == ["House", "Hall"])
  }

  @Test("An invalid entry is omitted, and its neighbors are restored")
  func entries() {
    let stage = RestorationStage(
      saved: #"""
        {"version":1,"unknown":[1],"navigator":{"name":7,"stack":[null,7,"x",[],{},{"type":"HouseRooms"},\#
        {"type":7,"value":"{}"},\#
        {"type":"HouseRooms","value":"{\"hall\":{}}","more":1,"checkpoints":7,"children":[7,{"name":null}]},\#
        {"type":"HouseRooms","value":""},{"type":"HouseRooms","value":"null"},\#
        {"type":"HouseRooms","value":"{\"room\":{\"_0\":1e99}}"},\#
        {"type":"HouseRooms","value":"{\"room\":{\"_0\":99999999999999999999}}"},\#
        {"type":"HouseRooms","value":"{\"hall\":{},\"drawer\":{}}"},\#
        {"type":"HouseRooms","value":"\#(String(repeating: "[", count: 10_000))"},\#
        {"type":"NavigatorUITests.HouseRooms","value":"{\"hall\":{}}"},\#
        {"type":"16NavigatorUITests5RoomsO","value":"{\"hall\":{}}"},{"type":"HouseRooms","value":"{\"room\":{\"_0\":2}}"}],\#
        "presentations":[7,{"type":"HouseRooms","value":"{\"drawer\":{}}"},\#
        {"type":"HouseRooms","value":"{\"drawer\":{}}","method":99},\#
        {"type":"HouseRooms","value":"{\"drawer\":{}}","method":0},\#
        {"type":"HouseRooms","value":"{\"closet\":{\"_0\":1}}","method":4,"content":[]}]}}
        """#)
    #expect(stage.app.title == "Closet 1")
    #expect(stage.front.parent?.destinations(of: HouseRooms.self) == [.hall, .room(2)])
    #expect(stage.complaints.count == 19, "\(stage.complaints.joined(separator: "\n"))")
  }

  @Test("The lengths of lists and the nesting are bounded")
  func bounds() throws {
    let screen = #"{"type":"HouseRooms","value":"{\"hall\":{}}"}"#
    let many = Array(repeating: screen, count: 5_000).joined(separator: ",")
    let stage = RestorationStage()
    let report = try stage.house.restore(from: Data(#"{"version":1,"navigator":{"stack":[\#(many)]}}"#.utf8))
    #expect(report.restored == 1_000)
    try stage.house.popAll()

    let sheet = #"{"type":"HouseRooms","value":"{\"closet\":{\"_0\":1}}","method":4,"content":"#
    let levels = 100
    let deep =
      String(repeating: #"{"presentations":[\#(sheet)"#, count: levels) + "{}" + String(repeating: "}]}", count: levels)
    try stage.house.restore(from: Data(#"{"version":1,"navigator":\#(deep)}"#.utf8))
    #expect((20..<60).contains(stage.app.presentations.count))
    try stage.navigator.dismissAny()
    #expect(stage.app.stack == ["House"])
  }
}
