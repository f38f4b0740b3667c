import Synchronization
import Testing

@testable import NavigatorWeb

/// The memory of uploads and exports.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct TransferMemoryTests {
  private static let mebibyte = 1 << 20
  private let queuedBytes = QueuedBytes(limit: 256 << 20)
  private let aborted = Counter()

  private final class Counter: Sendable {
    private let value = Mutex(0)
    var count: Int { value.withLock { $0 } }
    func increment() { value.withLock { $0 += 1 } }
  }

  private func begin(_ memory: TransferMemory, _ address: String?) -> TransferBytes {
    memory.begin(at: address.map { TestSessions.client($0) }) { [aborted] in aborted.increment() }
  }

  @Test("A request counts the bytes that have arrived, until it ends")
  func received() {
    let memory = TransferMemory(queuedBytes: queuedBytes)
    var requests = (0..<600).map { _ in begin(memory, "203.0.113.1") }
    #expect(queuedBytes.total == 0)
    for request in requests.prefix(3) { #expect(request.add(1_000)) }
    #expect(queuedBytes.total == 3_000 && memory.total == 3_000)
    requests = []
    #expect(queuedBytes.total == 0 && memory.total == 0)
    #expect(aborted.count == 0)
  }

  @Test("Stalled uploads of one address are aborted for its next ones, and leave the memory to others")
  func oneAddress() {
    let memory = TransferMemory(queuedBytes: queuedBytes)
    let other = begin(memory, "203.0.113.2")
    #expect(other.add(Self.mebibyte / 2))
    let stalled = (0..<100).map { _ in begin(memory, "203.0.113.1") }
    for request in stalled { #expect(request.add(Self.mebibyte / 2)) }
    #expect(memory.total == 16 << 20 + Self.mebibyte / 2)
    #expect(stalled.filter(\.isAborted).count == 68 && aborted.count == 68)
    #expect(stalled.prefix(68).allSatisfy(\.isAborted) && !other.isAborted)
    #expect(!stalled[0].add(1))
    #expect(queuedBytes.total == memory.total)
  }

  @Test("Uploads of all addresses have a quarter of the memory, and those of the address with the most are aborted")
  func allAddresses() {
    let memory = TransferMemory(queuedBytes: queuedBytes)
    let small = begin(memory, "203.0.113.200")
    #expect(small.add(Self.mebibyte / 2))
    let hostile = (0..<20).flatMap { address in (0..<32).map { _ in begin(memory, "203.0.113.\(address)") } }
    for request in hostile { #expect(request.add(Self.mebibyte / 2)) }
    #expect(memory.total <= 64 << 20)
    #expect(!small.isAborted)
  }

  @Test("Uploads and exports are aborted before pages are disconnected")
  func release() {
    let memory = TransferMemory(queuedBytes: queuedBytes)
    let export = begin(memory, nil)
    let upload = begin(memory, "203.0.113.1")
    #expect(export.add(100 << 20) && upload.add(Self.mebibyte))
    #expect(aborted.count == 0)
    memory.release(1)
    #expect(export.isAborted && !upload.isAborted)
    #expect(queuedBytes.total == Self.mebibyte)
    queuedBytes.change(by: 256 << 20)
    #expect(!upload.add(1))
    memory.release(.max)
    #expect(upload.isAborted)
    #expect(queuedBytes.total == 256 << 20)
  }

  @Test("A chunk fits into the smallest memory")
  func smallest() {
    let memory = TransferMemory(queuedBytes: QueuedBytes(limit: 1 << 20))
    #expect(begin(memory, "203.0.113.1").add(FileChunk.maximumLength))
  }
}
