import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorWeb

/// The space for files that sessions and addresses share.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct FileQuotaTests {
  private static let file = 64 << 20
  private static let (one, other) = (TestSessions.client("203.0.113.1"), TestSessions.client("203.0.113.2"))

  nonisolated private static func key(_ token: String) -> SessionKey {
    SessionKey(token: SessionToken(rawValue: token), visitor: TestHost.visitor)
  }

  /// A quota whose folders are displaced when space is needed.
  private struct Storage {
    var quota: FileQuota
    private(set) var last = 0
    private(set) var displaced: [Int] = []

    init(_ limits: WebLimits = WebLimits()) {
      quota = FileQuota(maximum: limits.maximumFileBytesOverall, maximumPerOwner: limits.maximumSessionFileBytes)
    }

    /// Stores a file in a new folder. Returns the number of the folder, or nil if there is no space.
    mutating func store(_ bytes: Int, of owner: String, at address: ClientAddress, isComplete: Bool = true) -> Int? {
      last += 1
      quota.add(last, of: FileQuotaTests.key(owner), at: address)
      guard grow(last, by: bytes) else {
        _ = quota.remove(last, isOpen: false)
        return nil
      }
      if isComplete { quota.complete(last) }
      return last
    }

    mutating func grow(_ number: Int, by bytes: Int) -> Bool {
      guard quota.isPossible(bytes, in: number) else { return false }
      while !quota.hasRoom(for: bytes, in: number) {
        guard let other = quota.displaced(by: bytes, in: number) else { return false }
        displaced.append(other)
        _ = quota.remove(other, isOpen: false)
      }
      quota.charge(bytes, to: number)
      return true
    }
  }

  @Test("New files of a session displace its oldest complete ones, and no others")
  func ownFiles() {
    var storage = Storage()
    let bystander = storage.store(Self.file, of: "b", at: Self.one)
    for _ in 0..<20 { #expect(storage.store(Self.file, of: "a", at: Self.one) != nil) }
    #expect(storage.displaced.count == 18)
    #expect(bystander.flatMap { storage.quota.folders[$0] } != nil && !storage.displaced.contains(bystander ?? 0))
    #expect(storage.quota.violations == [])
  }

  @Test("Files of a transfer that has not ended are not displaced by those of their session")
  func incompleteFiles() {
    var storage = Storage()
    for _ in 0..<2 { #expect(storage.store(Self.file, of: "a", at: Self.one, isComplete: false) != nil) }
    #expect(storage.store(1, of: "a", at: Self.one) == nil)
    #expect(storage.displaced == [])
  }

  @Test("An address that has taken all space loses files to another, until both have as much")
  func otherAddress() {
    var storage = Storage()
    for index in 0..<16 { #expect(storage.store(Self.file, of: "h\(index)", at: Self.one, isComplete: false) != nil) }
    #expect(storage.quota.total == WebLimits().maximumFileBytesOverall)
    for index in 0..<8 { #expect(storage.store(Self.file, of: "i\(index)", at: Self.other) != nil) }
    #expect(storage.displaced == Array(1...8))
    // A further file would give the address more than the other one has.
    #expect(storage.store(Self.file, of: "i8", at: Self.other) == nil)
    #expect(storage.quota.bytes(of: Self.one) == storage.quota.bytes(of: Self.other))
    #expect(storage.quota.violations == [])
  }

  @Test("A session that has taken the space of its address loses files to another one of the address")
  func otherSession() {
    var limits = WebLimits()
    limits.maximumFileBytesOverall = 2 * Self.file
    var storage = Storage(limits)
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
    var storage = Storage(limits)
    for _ in 0..<2 { _ = storage.quota.remove(storage.store(200, of: "a", at: Self.one) ?? 0, isOpen: true) }
    #expect(storage.quota.releasing == 400)
    #expect(storage.store(101, of: "a", at: Self.one) == nil)
    #expect(storage.store(100, of: "a", at: Self.one) != nil)
    storage.quota.release(200)
    #expect(storage.store(200, of: "a", at: Self.one) != nil)
  }

  @Test("Random transfers keep all counts, and no address stays without space beside one that has more")
  func random() {
    var run = FuzzRun("space for files")
    var limits = WebLimits()
    limits.maximumFileBytesOverall = 1_000
    limits.maximumSessionFileBytes = 200
    for _ in run.iterations(20) {
      var storage = Storage(limits)
      for _ in 0..<300 {
        let owner = Int.random(in: 0..<24, using: &run)
        let address = TestSessions.client("203.0.113.\(owner % 5)")
        let bytes = Int.random(in: 0...120, using: &run)
        let number = storage.quota.folders.keys.sorted().randomElement(using: &run) ?? 0
        switch Int.random(in: 0...5, using: &run) {
        case 0: _ = storage.quota.remove(number, isOpen: false)
        case 1: storage.quota.complete(number)
        case 2: _ = storage.grow(number, by: bytes)
        default:
          let most = storage.quota.folders.values.map { storage.quota.bytes(of: $0.address) }.max() ?? 0
          let isStored = storage.store(bytes, of: "\(owner)", at: address, isComplete: Bool.random(using: &run)) != nil
          let isOwnLimit = storage.quota.numbers(of: Self.key("\(owner)")).contains {
            storage.quota.folders[$0]?.isComplete == false
          }
          if !isStored, !isOwnLimit { #expect(most - storage.quota.bytes(of: address) <= 320 + bytes) }
        }
        #expect(storage.quota.violations == [])
      }
    }
  }
}
