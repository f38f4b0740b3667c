import Foundation
import NavigatorHost

/// A session's state as a store keeps it.
struct SavedSession: Codable, Hashable, Sendable {
  static let currentVersion = 1

  private(set) var version = currentVersion
  /// When it was saved, in seconds since 1970.
  let time: Int
  let state: SessionConfiguration

  init(_ state: SessionConfiguration, at time: Int) {
    self.state = state
    self.time = time
  }

  func encoded(limits: WebLimits) throws(SavedSessionError) -> [UInt8] {
    guard let data = try? JSONEncoder().encode(self) else { throw .notWritable }
    guard data.count <= limits.maximumStateSize else { throw .tooLarge(bytes: data.count) }
    return Array(data)
  }

  /// Takes what a store gave back.
  init(_ bytes: [UInt8], now: Int, limits: WebLimits) throws(SavedSessionError) {
    guard bytes.count <= limits.maximumStateSize else { throw .tooLarge(bytes: bytes.count) }
    guard let saved = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { throw .notReadable }
    guard saved.version == Self.currentVersion else { throw .otherVersion(saved.version) }
    guard now - saved.time <= limits.stateAge.components.seconds else { throw .tooOld }
    self = saved
  }
}

/// Why a session's state is not saved, or not taken up.
enum SavedSessionError: Error, Hashable, Sendable {
  case tooLarge(bytes: Int)
  case notWritable
  case notReadable
  case otherVersion(Int)
  case tooOld
}
