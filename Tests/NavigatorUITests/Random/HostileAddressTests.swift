import Foundation
import NavigatorTesting
import NavigatorUI
import TestSupport
import Testing

@Routable("o")
nonisolated private enum Target: Hashable {
  case n(Int)
  case t(String, at: Date?)
  case f(Filter)
  case c(Character)
  case g(Grade)
  case next(Leaf)
}

nonisolated private enum Grade: Character, Hashable {
  case best = "a"
  case good = "é"
}

@Routable("l")
nonisolated private enum Leaf: Hashable {
  case a
  case b(UUID?, flag: Bool = true)
}

@Suite("Hostile addresses")
nonisolated struct HostileAddressTests {
  private static let pieces: [[UInt8]] = [
    "/", "//", "/o/", "n/", "t/", "f/", "c/", "g/", "l/", "a", "b", "?", "&", "=", "at=", "flag=", "%", "%2", "%2F", "%ff", "%00",
    "%EF%BB%BF", "~", "..",
    ".", "-", "9", "99999999999999999999", "eyJ", "é", "#", ":", "@", "[", "]", "x://", "\u{202E}", "\\", "2001-01-01T00:00:00Z",
    "+",
  ].map { Array($0.utf8) }

  private static let addresses: [[UInt8]] = [
    "/o/n/1", "/o/t/a%20b?at=2001-01-01T00:00:00.5Z", "/o/f/eyJzcGFuIjowLCJ3b3JkcyI6W119", "/o/c/%C3%A9", "/o/g/a", "/o/l/a",
    "/o/l/b?0=E621E1F8-C36C-495A-93FC-0C247A3E6E5F&flag=false",
  ].map { Array($0.utf8) }

  @Test(
    "100,000 addresses of arbitrary bytes, of address parts, and with errors are read or refused; none ends the process",
    arguments: 1...4)
  func bytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var read = 0
    for round in 0..<FuzzRun.multiplied(25_000) {
      let bytes = Self.bytes(round, &generator)
      guard let target = try? Target(address: String(decoding: bytes, as: UTF8.self)) else { continue }
      read += 1
      if read % 16 == 0, let address = try? target.address {
        #expect((try? Target(address: address)) == target, "seed \(seed): \(address)")
      }
    }
    #expect(read > 100)
  }

  private static func bytes(_ round: Int, _ generator: inout SeededGenerator) -> [UInt8] {
    let number = generator.next()
    switch round % 4 {
    case 0: return withUnsafeBytes(of: (generator.next(), generator.next())) { Array($0.prefix(Int(number % 16))) }
    case 1:
      var bytes = addresses[Int(number % UInt64(addresses.count))]
      bytes[Int(number >> 8) % bytes.count] = UInt8(truncatingIfNeeded: number >> 32)
      return bytes
    default:
      var numbers = number
      var bytes: [UInt8] = [UInt8(ascii: "/")]
      for _ in 0..<(1 + number % 6) {
        numbers >>= 8
        bytes += pieces[Int(numbers & 0xFF) % pieces.count]
      }
      return bytes
    }
  }
}
