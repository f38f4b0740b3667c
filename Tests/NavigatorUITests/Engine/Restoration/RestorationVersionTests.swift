import Foundation
import NavigatorTesting
import NavigatorUI
import SwiftUI
import Testing

/// The app's destinations as its first version declared them.
private enum Version1 {
  nonisolated enum FlatDestinations: NavigationDestination, Codable {
    case entrance
    case lounge(number: Int, isOpen: Bool)
    case attic
    case bath(floor: Int)
    case kitchen(String)

    @MainActor var body: some View { Text("version 1").navigationTitle("\(self)") }
  }

  nonisolated enum Corners: String, NavigationDestination, Codable {
    case north, east

    @MainActor var body: some View { Text("version 1").navigationTitle("\(self)") }
  }
}

/// The destinations in the current version: the type has another name, `lounge` is `parlour`, `attic` was removed, a bath has a
/// name, and there is a balcony.
nonisolated private enum ApartmentDestinations: RestorableDestination {
  case entrance
  case parlour(number: Int, isOpen: Bool)
  case balcony
  case bath(name: String)
  case kitchen(String)

  static var formerRestorationNames: [String] { ["FlatDestinations"] }
  static var renamedCases: [String: String] { ["lounge": "parlour"] }

  static func restored(from saved: SavedDestination) -> ApartmentDestinations? {
    struct Old: Decodable {
      struct Bath: Decodable { let floor: Int }
      let bath: Bath
    }
    guard saved.typeName == "FlatDestinations", saved.caseName == "bath" else { return nil }
    return (try? saved.decode(Old.self)).map { .bath(name: "the bath of floor \($0.bath.floor)") }
  }

  @MainActor var body: some View { Text("today").navigationTitle("\(self)") }
}

/// A destination without a migration of the old form.
nonisolated private enum FlatDestinations: NavigationDestination, Codable {
  case entrance
  case balcony
  case bath(name: String)
  case kitchen(String)

  @MainActor var body: some View { Text("today").navigationTitle("\(self)") }
}

nonisolated private enum Corners: String, RestorableDestination {
  case sunny, east

  static var renamedCases: [String: String] { ["north": "sunny"] }

  @MainActor var body: some View { Text("today").navigationTitle("\(self)") }
}

@Suite("States saved by an older version of the app")
struct RestorationVersionTests {
  private func fixture(_ name: String) throws -> String {
    let url = try #require(Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures"))
    return try String(contentsOf: url, encoding: .utf8).trimmingCharacters(in: .newlines)
  }

  @Test("The format of the file is that of version 1")
  func form() throws {
    let stage = RestorationStage(types: [Version1.FlatDestinations.self, Version1.Corners.self], key: "1.0")
    let house = try stage.house
    house.push(Version1.FlatDestinations.entrance)
    house.push(Version1.FlatDestinations.lounge(number: 2, isOpen: true))
    house.push(Version1.FlatDestinations.attic)
    house.push(Version1.Corners.north)
    house.push(Version1.FlatDestinations.bath(floor: 3))
    house.navigate(to: Version1.FlatDestinations.kitchen("a \"blue\" one/ü"), method: .managedCover)
    stage.front.push(Version1.FlatDestinations.attic)
    stage.front.push(Version1.FlatDestinations.entrance)
    #expect(try stage.saved() == fixture("version1"))
  }

  @Test("Renamed types and cases are restored, new cases are ignored, changed values are migrated, and removed ones are omitted")
  func today() throws {
    let stage = RestorationStage(types: [ApartmentDestinations.self, Corners.self], key: "1.0", saved: try fixture("version1"))
    #expect(stage.app.stack == [#"kitchen("a \"blue\" one/ü")"#, "entrance"])
    stage.app.closeCover(stage)
    #expect(
      stage.app.stack == [
        "House", "entrance", "parlour(number: 2, isOpen: true)", "sunny", #"bath(name: "the bath of floor 3")"#,
      ])
    #expect(stage.complaints.count == 2)
    #expect(stage.complaints.allSatisfy { $0.hasPrefix("FlatDestinations.attic: ") })
    try stage.house.push(ApartmentDestinations.balcony)
    stage.restart()
    #expect(stage.app.stack.suffix(3) == ["sunny", #"bath(name: "the bath of floor 3")"#, "balcony"])
    #expect(stage.saved()?.contains("FlatDestinations") == false)
    #expect(stage.complaints.isEmpty)
  }

  @Test("Without a migration, changed entries are omitted one by one")
  func fallback() throws {
    let stage = RestorationStage(types: [FlatDestinations.self], key: "1.0", saved: try fixture("version1"))
    #expect(stage.app.stack == [#"kitchen("a \"blue\" one/ü")"#, "entrance"])
    stage.app.closeCover(stage)
    #expect(stage.app.stack == ["House", "entrance"])
    #expect(
      stage.complaints.map { $0.prefix(while: { $0 != ":" }) } == [
        "FlatDestinations.lounge", "FlatDestinations.attic", "FlatDestinations.bath", "Corners.north",
        "FlatDestinations.attic",
      ])
  }

  @Test("A file in a newer format is refused and kept until another state is saved")
  func newer() throws {
    let text = try fixture("version1").replacingOccurrences(of: #""version":1"#, with: #""version":2"#)
    let stage = RestorationStage(types: [FlatDestinations.self], key: "1.0", saved: text)
    #expect(stage.app.stack == ["House"])
    #expect(stage.complaints == ["\(RestorationError.newerVersion(2))"])
    #expect(stage.saved() == text)
  }
}

extension TestApp {
  /// Closes the front presentation by its navigator, because covers cannot be swiped away.
  fileprivate func closeCover(_ stage: RestorationStage) {
    #expect(stage.front.dismiss())
    session.settle()
  }
}
