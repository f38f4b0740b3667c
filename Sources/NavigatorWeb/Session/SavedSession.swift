import Foundation
import NavigatorHost

/// The stored form of a session's state.
struct SavedSession: Codable, Hashable, Sendable {
  static let currentVersion = 1

  private(set) var version = currentVersion
  /// The time at which the state was saved, in seconds since 1970.
  let time: Int
  let state: SessionConfiguration

  init(_ state: SessionConfiguration, at time: Int) {
    self.state = state
    self.time = time
  }

  /// JSON cannot represent infinity and NaN. They are written as strings, so that a state with such a number can be saved.
  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return decoder
  }

  func encoded(limits: WebLimits) throws(SavedSessionError) -> [UInt8] {
    guard let data = try? Self.encoder.encode(self) else { throw .notWritable }
    guard data.count <= limits.maximumStateSize else { throw .tooLarge(bytes: data.count) }
    return Array(data)
  }

  /// Decodes a stored row, which may contain anything. The decoder bounds nesting itself (512 levels) and throws beyond.
  init(_ bytes: [UInt8], now: Int, limits: WebLimits) throws(SavedSessionError) {
    guard bytes.count <= limits.maximumStateSize else { throw .tooLarge(bytes: bytes.count) }
    guard let saved = try? Self.decoder.decode(Self.self, from: Data(bytes)) else { throw .notReadable }
    guard saved.version == Self.currentVersion else { throw .otherVersion(saved.version) }
    let (age, overflows) = now.subtractingReportingOverflow(saved.time)
    // If the clock was set back, rows may have a time in the future. They remain valid for the same duration as other rows.
    guard !overflows, age.magnitude <= limits.stateAge.components.seconds else { throw .tooOld }
    self = saved
  }
}

/// The reason why a session's state is not saved, or not restored.
enum SavedSessionError: Error, Hashable, Sendable {
  case tooLarge(bytes: Int)
  case notWritable
  case notReadable
  case otherVersion(Int)
  case tooOld
}
