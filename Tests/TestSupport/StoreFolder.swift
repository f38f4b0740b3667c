import Foundation
import NavigatorHost
import NavigatorStore

/// A folder for one test with a path for a store's file. It is removed after the test.
package final class StoreFolder: Sendable {
  package let url: URL
  package var path: String { url.appending(path: "sessions.sqlite").path }

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "NavigatorStore-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package var names: Set<String> { Set((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []) }

  package func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  /// Overwrites bytes of the file.
  package func overwrite(_ range: Range<Int>, with byte: UInt8 = 0xA5) throws {
    let file = try FileHandle(forUpdating: URL(filePath: path))
    try file.seek(toOffset: UInt64(range.lowerBound))
    try file.write(contentsOf: Data(repeating: byte, count: range.count))
    try file.close()
  }
}

extension SessionStateStore {
  /// Saves bytes by key, all with the same origin.
  package func save(_ states: [SessionStateKey: [UInt8]], at time: Int, from origin: String = "") async throws {
    try await save(states.mapValues { SessionStateRecord(bytes: $0, origin: SessionStateOrigin(rawValue: origin)) }, at: time)
  }
}
