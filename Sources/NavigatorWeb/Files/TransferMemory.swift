import Synchronization

/// The bytes of uploads and exports that are in memory until they are written to the disk.
///
/// They count towards ``QueuedBytes``. Uploads may use a quarter of its limit, and the uploads of one address a sixteenth. If
/// uploads exceed a bound, the oldest request of the address with the most bytes is aborted, and its page repeats it. If the
/// memory of the host is exhausted, uploads and exports are aborted before pages are disconnected.
final class TransferMemory: Sendable {
  private struct Holder {
    /// The address of an upload; nil for an export.
    let address: ClientAddress?
    var bytes = 0
    let abort: @Sendable () -> Void
  }

  private struct State {
    var holders: [Int: Holder] = [:]
    var last = 0
    var uploaded = 0
    var addresses: [ClientAddress: Int] = [:]

    mutating func change(_ number: Int, by bytes: Int) {
      guard let holder = holders[number] else { return }
      holders[number]?.bytes += bytes
      guard let address = holder.address else { return }
      uploaded += bytes
      let sum = addresses[address, default: 0] + bytes
      addresses[address] = sum == 0 ? nil : sum
    }

    mutating func remove(_ number: Int) -> Holder? {
      guard let holder = holders[number] else { return nil }
      change(number, by: -holder.bytes)
      holders[number] = nil
      return holder
    }

    /// Returns the oldest upload of an address, except the given one.
    func oldest(at address: ClientAddress, except number: Int) -> Int? {
      holders.lazy.filter { $0.key != number && $0.value.address == address && $0.value.bytes > 0 }.map(\.key).min()
    }
  }

  private let state = Mutex(State())
  private let queuedBytes: QueuedBytes
  private let maximum: Int
  private let maximumPerAddress: Int

  init(queuedBytes: QueuedBytes) {
    self.queuedBytes = queuedBytes
    // The bounds always allow one chunk.
    maximum = max(queuedBytes.limit / 4, 2 * FileChunk.maximumLength)
    maximumPerAddress = max(queuedBytes.limit / 16, 2 * FileChunk.maximumLength)
  }

  var total: Int { state.withLock { $0.holders.values.reduce(0) { $0 + $1.bytes } } }

  /// Begins to count the bytes of a request.
  ///
  /// - Parameters:
  ///   - address: The address of an upload, or nil for an export.
  ///   - abort: A closure that ends the request.
  func begin(at address: ClientAddress?, abort: @escaping @Sendable () -> Void) -> TransferBytes {
    let number = state.withLock { state in
      state.last += 1
      state.holders[state.last] = Holder(address: address, abort: abort)
      return state.last
    }
    return TransferBytes(number: number, memory: self)
  }

  /// Counts further bytes of a request. Returns false if it was aborted, or if the memory of the host is exhausted.
  fileprivate func add(_ bytes: Int, to number: Int) -> Bool {
    guard bytes <= queuedBytes.limit - queuedBytes.total else { return false }
    let aborted: [Holder]? = state.withLock { state in
      guard let address = state.holders[number].map(\.address) else { return nil }
      state.change(number, by: bytes)
      queuedBytes.change(by: bytes)
      var aborted: [Holder] = []
      while let address, let other = displaced(by: number, at: address, state) {
        guard let holder = state.remove(other) else { break }
        aborted.append(holder)
      }
      return aborted
    }
    abort(aborted ?? [])
    return aborted != nil
  }

  private func displaced(by number: Int, at address: ClientAddress, _ state: State) -> Int? {
    if state.addresses[address, default: 0] > maximumPerAddress { return state.oldest(at: address, except: number) }
    guard state.uploaded > maximum, let largest = state.addresses.max(by: { $0.value < $1.value }) else { return nil }
    return state.oldest(at: largest.key, except: number)
  }

  private func abort(_ holders: [Holder]) {
    for holder in holders {
      queuedBytes.change(by: -holder.bytes)
      holder.abort()
    }
  }

  fileprivate func isCounted(_ number: Int) -> Bool { state.withLock { $0.holders[number] != nil } }

  fileprivate func end(_ number: Int) {
    let holder = state.withLock { $0.remove(number) }
    queuedBytes.change(by: -(holder?.bytes ?? 0))
  }

  /// Aborts the largest requests until they have released a number of bytes.
  func release(_ bytes: Int) {
    let aborted = state.withLock { state in
      var rest = bytes
      var aborted: [Holder] = []
      for (number, holder) in state.holders.sorted(by: { $0.value.bytes > $1.value.bytes }) {
        guard rest > 0, holder.bytes > 0 else { break }
        rest -= holder.bytes
        if let holder = state.remove(number) { aborted.append(holder) }
      }
      return aborted
    }
    abort(aborted)
  }
}

/// The bytes of one request. They are counted until `end()` is called or the object no longer exists.
final class TransferBytes: Sendable {
  private let number: Int
  private let memory: TransferMemory

  fileprivate init(number: Int, memory: TransferMemory) {
    self.number = number
    self.memory = memory
  }

  deinit { end() }

  /// Releases the bytes, also if another thread still refers to the object.
  func end() { memory.end(number) }

  /// A Boolean value that indicates whether the bytes are no longer counted: other requests needed them, or the request is over.
  var isAborted: Bool { !memory.isCounted(number) }

  /// Counts further bytes. Returns false if the request must end.
  func add(_ bytes: Int) -> Bool { memory.add(bytes, to: number) }
}
