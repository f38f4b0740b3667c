import NavigatorHost
import TestSupport
import Testing

@testable import NavigatorWeb

/// Random transfers of many sessions and addresses.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct FileQuotaRandomTests {
  @Test("Random transfers keep all counts correct, and no address is refused space while another uses more")
  func random() {
    var run = FuzzRun("space for files")
    var limits = WebLimits()
    limits.maximumFileBytesOverall = 1_000
    limits.maximumSessionFileBytes = 200
    for _ in run.iterations(20) {
      var storage = QuotaStorage(limits)
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
          let maximum = storage.quota.folders.values.map { storage.quota.bytes(of: $0.address) }.max() ?? 0
          let isStored = storage.store(bytes, of: "\(owner)", at: address, isComplete: Bool.random(using: &run)) != nil
          let isOwnLimit = storage.quota.numbers(of: QuotaStorage.key("\(owner)")).contains {
            storage.quota.folders[$0]?.isComplete == false
          }
          if !isStored, !isOwnLimit { #expect(maximum - storage.quota.bytes(of: address) <= 320 + bytes) }
        }
        #expect(storage.quota.violations == [])
      }
    }
  }
}
