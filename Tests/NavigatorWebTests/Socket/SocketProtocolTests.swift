import NIOCore
import NIOEmbedded
import NIOWebSocket
import NavigatorHost
import Testing

@testable import NavigatorWeb

/// Frames that RFC 6455 forbids, by its sections: each closes its connection with the code of section 7.4.1.
@Suite(.timeLimit(.minutes(20)))
struct SocketProtocolTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let code: UInt16
  }

  static let refused: [Case] = {
    let text: [UInt8] = Array("hello".utf8)
    let frame = { (first: UInt8, payload: [UInt8]) in RawSocket.frame(first, payload) }
    var cases = [
      Case(testDescription: "5.1: unmasked text", bytes: RawSocket.frame(0x81, text, isMasked: false), code: 1002),
      Case(testDescription: "5.1: unmasked ping", bytes: RawSocket.frame(0x89, [], isMasked: false), code: 1002),
      Case(testDescription: "5.1: unmasked close", bytes: RawSocket.frame(0x88, [0x03, 0xE8], isMasked: false), code: 1002),
      Case(testDescription: "5.4: continuation without a start", bytes: frame(0x80, text), code: 1002),
      Case(testDescription: "5.4: not final continuation without a start", bytes: frame(0x00, text), code: 1002),
      Case(testDescription: "5.4: a message within another", bytes: frame(0x01, text) + frame(0x81, text), code: 1002),
      Case(testDescription: "5.4: a start within a message", bytes: frame(0x01, text) + frame(0x01, text), code: 1002),
      Case(testDescription: "5.5: fragmented ping", bytes: frame(0x09, text), code: 1002),
      Case(testDescription: "5.5: fragmented close", bytes: frame(0x08, [0x03, 0xE8]), code: 1002),
      Case(testDescription: "5.5: long ping", bytes: frame(0x89, Array(repeating: 0, count: 126)), code: 1002),
      Case(testDescription: "5.5: long close", bytes: frame(0x88, [0x03, 0xE8] + Array(repeating: 65, count: 124)), code: 1002),
      Case(testDescription: "5.5.1: close with one byte", bytes: frame(0x88, [0x03]), code: 1002),
      Case(
        testDescription: "5.5.1: close with a reason that is not UTF-8", bytes: frame(0x88, [0x03, 0xE8, 0xC3, 0x28]),
        code: 1007),
      Case(
        testDescription: "8.1: text that is not UTF-8", bytes: frame(0x81, [0xCE, 0xBA, 0xE1, 0xBD, 0xED, 0xA0, 0x80]), code: 1007
      ),
      Case(testDescription: "8.1: text that ends within a character", bytes: frame(0x81, [0xCE]), code: 1007),
      Case(testDescription: "8.1: fragments that are not UTF-8", bytes: frame(0x01, [0xCE]) + frame(0x80, [0xFF]), code: 1007),
      Case(testDescription: "10.4: a long frame", bytes: [0x81, 0xFF, 0, 0, 0, 0, 0, 1, 0, 1, 1, 2, 3, 4], code: 1009),
      Case(
        testDescription: "5.2: a length with the highest bit", bytes: [0x81, 0xFF] + Array(repeating: 0xFF, count: 8),
        code: 1009),
      Case(
        testDescription: "10.4: fragments that are long together",
        bytes: frame(0x01, Array(repeating: 32, count: 60_000)) + frame(0x80, Array(repeating: 32, count: 60_000)), code: 1009),
      Case(
        testDescription: "10.4: too many fragments", bytes: frame(0x01, text) + (0..<64).flatMap { _ in frame(0x00, text) },
        code: 1009),
    ]
    let mask: [UInt8] = [1, 2, 3, 4]
    for length in [0, 1, 125] {
      let payload = [UInt8](repeating: 0, count: length)
      for first: UInt8 in [0x81, 0x89, 0x88, 0x01] {
        cases += [
          Case(
            testDescription: "5.2: \(length) bytes as 16 bits of a frame \(first)",
            bytes: [first, 0xFE, 0, UInt8(length)] + mask + payload, code: 1002),
          Case(
            testDescription: "5.2: \(length) bytes as 64 bits of a frame \(first)",
            bytes: [first, 0xFF, 0, 0, 0, 0, 0, 0, 0, UInt8(length)] + mask + payload, code: 1002),
        ]
      }
    }
    for length: UInt16 in [126, 1_000, .max] {
      cases.append(
        Case(
          testDescription: "5.2: \(length) bytes as 64 bits",
          bytes: [0x81, 0xFF, 0, 0, 0, 0, 0, 0, UInt8(length >> 8), UInt8(length & 255)] + mask, code: 1002))
    }
    for bit: UInt8 in [0x40, 0x20, 0x10] {
      cases.append(Case(testDescription: "5.2: reserved bit \(bit)", bytes: frame(0x81 | bit, text), code: 1002))
      cases.append(Case(testDescription: "5.2: reserved bit \(bit) of a ping", bytes: frame(0x89 | bit, []), code: 1002))
    }
    for opcode: UInt8 in [3, 4, 5, 6, 7, 11, 12, 13, 14, 15] {
      cases.append(Case(testDescription: "5.2: reserved opcode \(opcode)", bytes: frame(0x80 | opcode, []), code: 1002))
    }
    for code: UInt16 in [0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65_535] {
      let payload = [UInt8(code >> 8), UInt8(code & 255)]
      cases.append(Case(testDescription: "7.4: close code \(code)", bytes: frame(0x88, payload), code: 1002))
    }
    return cases
  }()

  static let accepted: [Case] = {
    var cases = [
      Case(testDescription: "5.5.1: close without a payload", bytes: RawSocket.frame(0x88, []), code: 1000),
      Case(
        testDescription: "5.5.1: the longest reason",
        bytes: RawSocket.frame(0x88, [0x03, 0xE8] + Array(repeating: 65, count: 123)), code: 1000),
      Case(
        testDescription: "5.5: a ping and a pong, then close",
        bytes: RawSocket.frame(0x89, Array(repeating: 0xFF, count: 125)) + RawSocket.frame(0x8A, [1])
          + RawSocket.frame(0x88, [0x03, 0xE8]),
        code: 1000),
      Case(
        testDescription: "5.4: a ping between fragments",
        bytes: RawSocket.frame(0x01, Array(#"{"t":"hello","s":"AAAAAAAAAAAA"#.utf8)) + RawSocket.frame(0x89, [])
          + RawSocket.frame(0x80, Array(#"AAAAAAAAAA","u":"/"}"#.utf8)) + RawSocket.frame(0x88, [0x03, 0xE8]), code: 1000),
    ]
    cases.append(
      Case(
        testDescription: "5.4: empty fragments",
        bytes: RawSocket.frame(0x01, []) + RawSocket.frame(0x00, [])
          + RawSocket.frame(0x80, Array(#"{"t":"hello","s":"AAAAAAAAAAAAAAAAAAAAAA","u":"/"}"#.utf8))
          + RawSocket.frame(0x88, [0x03, 0xE8]), code: 1000))
    for code: UInt16 in [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 3999, 4000, 4999] {
      let payload = [UInt8(code >> 8), UInt8(code & 255)]
      cases.append(Case(testDescription: "7.4: close code \(code)", bytes: RawSocket.frame(0x88, payload), code: 1000))
    }
    return cases
  }()

  @Test("Frames and payloads that RFC 6455 forbids close their connections with its code", arguments: refused)
  func refusedFrame(refused: Case) async throws { try await check(refused) }

  @Test("Frames and payloads that RFC 6455 allows are answered", arguments: accepted)
  func acceptedFrame(accepted: Case) async throws { try await check(accepted) }

  @Test("Only lengths in their shortest form are accepted, regardless of how the bytes are divided")
  func shortestLengths() throws {
    for (length, sizes) in [(0, [0]), (125, [0]), (126, [2]), (65_535, [2]), (65_536, [8])] {
      for size in [0, 2, 8] where size != 0 || length < 126 {
        guard size != 2 || length <= 65_535 else { continue }
        let form: [UInt8] = size == 0 ? [UInt8(length)] : size == 2 ? [126] : [127]
        let number = (0..<size).reversed().map { UInt8(length >> (8 * $0) & 255) }
        let bytes = [0x82, form[0] | 0x80] + number + [0, 0, 0, 0] + [UInt8](repeating: 5, count: length)
        let channel = EmbeddedChannel()
        try channel.pipeline.syncOperations.addHandlers([
          ByteToMessageHandler(SocketFrameDecoder(maximumFrameSize: 1 << 17)), SocketFrameGuard(),
        ])
        for cut in [1, 2, 3, 5, 11] where cut < bytes.count {
          _ = try? channel.writeInbound(ByteBuffer(bytes: bytes[..<cut]))
          _ = try? channel.writeInbound(ByteBuffer(bytes: bytes[cut...]))
          let frame = try? channel.readInbound(as: WebSocketFrame.self)
          #expect((frame?.length == length) == sizes.contains(size), "\(length) bytes in \(size), divided at \(cut)")
        }
        _ = try? channel.finish()
      }
    }
  }

  private func check(_ one: Case) async throws {
    try await TestHost.run(app: FakeApp(), clock: ManualClock()) { host in
      let answer = try await RawConnection.with(port: host.port) { connection in
        await connection.send(RawSocket.handshake(host.authority))
        let head = await connection.read { $0.suffix(4) == Array("\r\n\r\n".utf8) }
        await connection.send(one.bytes)
        // Later bytes are discarded.
        await connection.send(RawSocket.text("later"))
        return head + (await connection.read { RawSocket.closeCode(in: head + $0) != nil })
      }
      #expect(RawSocket.closeCode(in: answer) == one.code)
      #expect(try await host.get("/health").status == .ok)
    }
  }
}
