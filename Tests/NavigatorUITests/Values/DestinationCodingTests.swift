import NavigatorUI
import SwiftUI
import Testing

nonisolated private enum SavedDestinations: NavigationDestination, Codable {
  case list
  case detail(Int)

  @MainActor var body: some View { Text("saved") }
}

nonisolated private enum OtherDestinations: NavigationDestination, Codable {
  case list

  @MainActor var body: some View { Text("other") }
}

nonisolated private struct Failing: NavigationDestination, Codable {
  struct Refusal: Error {}

  init() {}
  init(from decoder: any Decoder) throws { throw Refusal() }
  func encode(to encoder: any Encoder) throws { throw Refusal() }

  @MainActor var body: some View { Text("failing") }
}

@Suite("Saving destinations")
struct DestinationCodingTests {
  private var types: NavigationDestinationTypes {
    var types = NavigationDestinationTypes()
    types.register(SavedDestinations.self, as: "saved", aliases: ["old"])
    types.register(OtherDestinations.self, as: "other")
    types.register(Failing.self, as: "failing")
    return types
  }

  private func save(_ destinations: any NavigationDestination...) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.userInfo[.navigationDestinationTypes] = types
    return String(decoding: try encoder.encode(destinations.map { AnyNavigationDestination($0) }), as: UTF8.self)
  }

  private func read(_ text: String) throws -> [AnyNavigationDestination] {
    let decoder = JSONDecoder()
    decoder.userInfo[.navigationDestinationTypes] = types
    return try decoder.decode([AnyNavigationDestination].self, from: Data(text.utf8))
  }

  @Test("Destinations of several types are encoded under their names and decoded")
  func roundTrip() throws {
    let text = try save(SavedDestinations.detail(7), OtherDestinations.list)
    #expect(text == #"[{"type":"saved","value":{"detail":{"_0":7}}},{"type":"other","value":{"list":{}}}]"#)
    let read = try read(text)
    #expect(read == [AnyNavigationDestination(SavedDestinations.detail(7)), AnyNavigationDestination(OtherDestinations.list)])
  }

  @Test("A value encoded under an alias is decoded")
  func alias() throws {
    #expect(
      try read(#"[{"type":"old","value":{"list":{}}}]"#) == [AnyNavigationDestination(SavedDestinations.list)])
  }

  @Test("The error for a value that cannot be encoded contains the reason")
  func refusals() throws {
    #expect(throws: NavigationDestinationCodingError.notCodable(type: "HomeDestinations")) { try save(HomeDestinations.page2) }
    #expect(throws: NavigationDestinationCodingError.notRegistered(type: "Unregistered")) { try save(Unregistered()) }
    #expect(throws: Failing.Refusal.self) { try save(Failing()) }
    #expect(throws: NavigationDestinationCodingError.noTypes) {
      try JSONEncoder().encode(AnyNavigationDestination(SavedDestinations.list))
    }
  }

  @Test(
    "A value that cannot be decoded throws without other effects",
    arguments: [
      #"[{"type":"nobody","value":{"list":{}}}]"#, #"[{"type":"NavigatorUITests.SavedDestinations","value":{"list":{}}}]"#,
      #"[{"type":"saved","value":{"gone":{}}}]"#, #"[{"type":"saved","value":null}]"#, #"[{"type":"saved"}]"#, "[null]",
      #"[{"type":7,"value":{"list":{}}}]"#, #"[{"type":"failing","value":{}}]"#,
    ])
  func hostile(text: String) {
    #expect(throws: (any Error).self) { try read(text) }
  }

  @Test("The error contains an unknown name")
  func unknownName() {
    #expect(throws: NavigationDestinationCodingError.unknownName("nobody")) { try read(#"[{"type":"nobody","value":{}}]"#) }
    #expect("\(NavigationDestinationCodingError.unknownName("nobody"))".contains("\"nobody\""))
  }

  @Test("A name belongs to the type that registered it first")
  func nameTaken() throws {
    var types = types
    withKnownIssue {
      types.register(Unregistered.self, as: "saved")
    } matching: {
      $0.description.contains("that is the name of SavedDestinations")
    }
    let decoder = JSONDecoder()
    decoder.userInfo[.navigationDestinationTypes] = types
    let text = #"{"type":"saved","value":{"list":{}}}"#
    #expect(
      try decoder.decode(AnyNavigationDestination.self, from: Data(text.utf8)) == AnyNavigationDestination(SavedDestinations.list)
    )
    let encoder = JSONEncoder()
    encoder.userInfo[.navigationDestinationTypes] = types
    #expect(throws: NavigationDestinationCodingError.notRegistered(type: "Unregistered")) {
      try encoder.encode(AnyNavigationDestination(Unregistered()))
    }
  }
}

nonisolated private struct Unregistered: NavigationDestination, Codable {
  @MainActor var body: some View { Text("unregistered") }
}
