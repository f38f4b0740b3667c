import NavigatorHost
import Testing

@testable import NavigatorWeb

/// The space for files that sessions and addresses share.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct FileQuotaTests {
  private static let file = 64 << 20
  private static let (one, other) = (TestSessions.client("203.0.113.1"), TestSessions.client("203.0.113.2"))

  @Test("New files of a session displace its oldest complete ones, and no others")
  func ownFiles() {
    var storage = QuotaStorage()
    let bystander = storage.store(Self.file, of: "b", at: Self.one)
    for _ in 0..<20 { #expect(storage.store(Self.file, of: "a", at: Self.one) != nil) }
    #expect(storage.displaced.count == 18)
    #expect(bystander.flatMap { storage.quota.folders[$0] } != nil && !storage.displaced.contains(bystander ?? 0))
    #expect(storage.quota.violations == [])
  }

  @Test("Files of a transfer that has not ended are not displaced by those of their session")
  func incompleteFiles() {
    var storage = QuotaStorage()
    for _ in 0..<2 { #expect(storage.store(Self.file, of: "a", at: Self.one, isComplete: false) != nil) }
    #expect(storage.store(1, of: "a", at: Self.one) == nil)
    #expect(storage.displaced == [])
  }

  @Test("An address that uses all space loses files to another address until both use the same amount")
  func otherAddress() {
    var storage = QuotaStorage()
    for index in 0..<16 { #expect(storage.store(Self.file, of: "h\(index)", at: Self.one, isComplete: false) != nil) }
    #expect(storage.quota.total == WebLimits().maximumFileBytesOverall)
    for index in 0..<8 { #expect(storage.store(Self.file, of: "i\(index)", at: Self.other) != nil) }
    #expect(storage.displaced == Array(1...8))
    // A further file would give the address more than the other one has.
    #expect(storage.store(Self.file, of: "i8", at: Self.other) == nil)
    #expect(storage.quota.bytes(of: Self.one) == storage.quota.bytes(of: Self.other))
    #expect(storage.quota.violations == [])
  }

  @Test("A session that uses all space of its address loses files to another session of the address")
  func otherSession() {
    var limits = WebLimits()
    limits.maximumFileBytesOverall = 2 * Self.file
    var storage = QuotaStorage(limits)
    for _ in 0..<2 { _ = storage.store(Self.file, of: "h", at: Self.one, isComplete: false) }
    #expect(storage.store(Self.file - 1, of: "i", at: Self.one) != nil)
    #expect(storage.store(Self.file, of: "i", at: Self.one) != nil)
    #expect(storage.displaced == [1, 3])
  }

  @Test("The space of removed files whose responses have not ended is bounded")
  func openFiles() {
    var limits = WebLimits()
    limits.maximumFileBytesOverall = 400
    limits.maximumSessionFileBytes = 400
    var storage = QuotaStorage(limits)
    for _ in 0..<2 { _ = storage.quota.remove(storage.store(200, of: "a", at: Self.one) ?? 0, isOpen: true) }
    #expect(storage.quota.releasing == 400)
    #expect(storage.store(101, of: "a", at: Self.one) == nil)
    #expect(storage.store(100, of: "a", at: Self.one) != nil)
    storage.quota.release(200)
    #expect(storage.store(200, of: "a", at: Self.one) != nil)
  }
}
