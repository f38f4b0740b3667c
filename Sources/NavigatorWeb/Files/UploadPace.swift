import NavigatorHost

/// The rates at which sessions and addresses upload chunks of files.
///
/// A chunk that is smaller than the maximum counts as several, because most of the work for it is opening the file.
struct UploadPace {
  /// The number of whole chunks that a session may upload at once after an idle time, and the average number per second.
  static let (sessionBurst, sessionRate) = (256.0, 40.0)
  /// The same numbers for all sessions of an address.
  static let (addressBurst, addressRate) = (1_024.0, 320.0)
  /// The number of whole chunks that a smaller chunk counts as.
  static let smallChunkCost = 4.0

  private var addresses: [ClientAddress: TokenBucket] = [:]
  private var maximumAddresses = 64

  /// The number of addresses that are kept, for tests.
  var addressCount: Int { addresses.count }

  /// Returns the bucket of a new session.
  static func session(now: Duration) -> TokenBucket {
    TokenBucket(capacity: sessionBurst, perSecond: sessionRate, now: now)
  }

  /// Counts a chunk. Returns the time to wait before it is received.
  mutating func pause(
    before chunk: FileChunk, of session: inout TokenBucket, from address: ClientAddress, now: Duration
  ) -> Duration {
    let cost = chunk.length < FileChunk.maximumLength ? Self.smallChunkCost : 1
    let pause = session.takeAhead(cost, now: now)
    let bucket = TokenBucket(capacity: Self.addressBurst, perSecond: Self.addressRate, now: now)
    let addressPause = addresses[address, default: bucket].takeAhead(cost, now: now)
    if addresses.count > maximumAddresses { removeIdle(now: now) }
    return max(pause, addressPause)
  }

  private mutating func removeIdle(now: Duration) {
    addresses = addresses.filter { !$0.value.isFull(now: now) }
    maximumAddresses = max(64, addresses.count * 2)
  }
}
