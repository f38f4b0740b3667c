import NavigatorHost

@testable import NavigatorWeb

/// A quota whose folders are displaced when space is needed.
struct QuotaStorage {
  var quota: FileQuota
  private(set) var last = 0
  private(set) var displaced: [Int] = []

  static func key(_ token: String) -> SessionKey {
    SessionKey(token: SessionToken(rawValue: token), visitor: TestHost.visitor)
  }

  init(_ limits: WebLimits = WebLimits()) {
    quota = FileQuota(maximum: limits.maximumFileBytesOverall, maximumPerOwner: limits.maximumSessionFileBytes)
  }

  /// Stores a file in a new folder. Returns the number of the folder, or nil if there is no space.
  mutating func store(_ bytes: Int, of owner: String, at address: ClientAddress, isComplete: Bool = true) -> Int? {
    last += 1
    quota.add(last, of: Self.key(owner), at: address)
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
