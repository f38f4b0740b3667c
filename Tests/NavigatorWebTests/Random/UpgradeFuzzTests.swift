import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOPosix
import NavigatorHost
import Synchronization
import TestSupport
import Testing

@testable import NavigatorWeb

/// The first bytes of a connection in each order and in fragments of each size. The host answers or closes, and serves the next
/// visitor.
@Suite(.timeLimit(.minutes(20)))
struct UpgradeFuzzTests {
  /// A message of a client, in the order in which it is sent.
  enum Piece: Sendable {
    case upgrade, upgradeStart, upgradeEnd, upgradeWithBody, refusedUpgrade
    case get, post, postStart, connect, twoHosts, noHost
    case frame, closeFrame, brokenFrame, garbage
    case end

    func bytes(_ authority: String, scheme: String) -> [UInt8] {
      let upgrade = RawSocket.handshake(authority, scheme: scheme)
      switch self {
      case .upgrade: return upgrade
      case .upgradeStart: return Array(upgrade.prefix(40))
      case .upgradeEnd: return Array(upgrade.dropFirst(40))
      case .upgradeWithBody: return request(upgrade, adding: "Content-Length: 3") + [1, 2, 3]
      case .refusedUpgrade: return RawSocket.handshake("other.example", scheme: scheme)
      case .get: return Array("GET /client.css HTTP/1.1\r\nHost: \(authority)\r\n\r\n".utf8)
      case .post: return Array("POST / HTTP/1.1\r\nHost: \(authority)\r\nContent-Length: 5\r\n\r\nhello".utf8)
      case .postStart: return Array("POST / HTTP/1.1\r\nHost: \(authority)\r\nContent-Length: 5\r\n\r\nhe".utf8)
      case .connect: return Array("CONNECT \(authority) HTTP/1.1\r\nHost: \(authority)\r\n\r\n".utf8)
      case .twoHosts: return Array("GET / HTTP/1.1\r\nHost: \(authority)\r\nHost: \(authority)\r\n\r\n".utf8)
      case .noHost: return Array("GET / HTTP/1.1\r\n\r\n".utf8)
      case .frame: return RawSocket.text(#"{"t":"hello","s":"AAAAAAAAAAAAAAAAAAAAAA","u":"/"}"#)
      case .closeFrame: return RawSocket.frame(0x88, [0x03, 0xE8])
      case .brokenFrame: return RawSocket.frame(0xFF, [1], isMasked: false)
      case .garbage: return [0, 1, 2, 13, 10, 13, 10, 255, 254]
      case .end: return []
      }
    }

    private func request(_ bytes: [UInt8], adding line: String) -> [UInt8] { bytes.dropLast(2) + Array("\(line)\r\n\r\n".utf8) }
  }

  static let orderings: [[Piece]] = [
    [.upgrade], [.upgrade, .frame], [.upgrade, .frame, .frame, .closeFrame], [.upgrade, .frame, .end], [.upgrade, .end],
    [.upgrade, .garbage], [.upgrade, .brokenFrame], [.upgrade, .get], [.upgrade, .upgrade], [.upgrade, .closeFrame, .frame],
    [.upgradeStart], [.upgradeStart, .end], [.upgradeStart, .garbage], [.upgradeStart, .get],
    [.upgradeStart, .upgradeEnd, .frame],
    [.upgradeWithBody], [.upgradeWithBody, .frame], [.refusedUpgrade], [.refusedUpgrade, .frame], [.refusedUpgrade, .get],
    [.get, .upgrade], [.get, .upgrade, .frame], [.get, .get, .get, .upgrade], [.get, .garbage], [.get, .end], [.get, .frame],
    [.post, .upgrade], [.postStart, .end], [.postStart, .garbage, .garbage], [.connect], [.connect, .frame], [.twoHosts],
    [.twoHosts, .upgrade, .frame], [.noHost, .get], [.garbage], [.garbage, .upgrade], [.frame, .upgrade], [.end],
  ]

  @Test("A running host survives each order of requests, divided into random fragments", arguments: UpgradeTests.Place.allCases)
  func realHost(place: UpgradeTests.Place) async throws {
    try await UpgradeTests.run(place, app: FakeApp()) { host in
      let client = place == .tls ? try TestCertificate.client() : nil
      let scheme = place == .tls ? "https" : "http"
      var run = FuzzRun("upgrades, \(place)")
      for _ in run.iterations(2) {
        for ordering in Self.orderings.shuffled(using: &run) {
          let bytes = ordering.flatMap { $0.bytes(host.authority, scheme: scheme) }
          let pieces = Self.split(bytes, into: Int.random(in: 1...8, using: &run), using: &run)
          let answer = try await RawConnection.with(port: host.port, tls: client) { connection in
            for piece in pieces { await connection.send(piece) }
            await connection.finish()
            return await connection.read()
          }
          #expect(answer.isEmpty || answer.starts(with: Array("HTTP/1.1 ".utf8)), "\(ordering)")
        }
      }
      try await RawConnection.with(port: host.port, tls: client) { connection in
        await connection.send("GET /client.css HTTP/1.1\r\nHost: \(host.authority)\r\nConnection: close\r\n\r\n")
        #expect(await connection.read().starts(with: Array("HTTP/1.1 200 ".utf8)))
      }
    }
  }

  @Test("The result does not depend on how the bytes are divided", arguments: orderings.indices)
  func embedded(index: Int) throws {
    let ordering = Self.orderings[index]
    var run = FuzzRun("divided upgrades, \(ordering)", atMost: .seconds(1))
    let bytes = ordering.flatMap { $0.bytes("localhost", scheme: "http") }
    let isEnded = ordering.contains { if case .end = $0 { true } else { false } }
    let whole = try EmbeddedConnection.outcome(of: [bytes], isEnded: isEnded, using: &run)
    #expect(try EmbeddedConnection.outcome(of: bytes.map { [$0] }, isEnded: isEnded, using: &run) == whole)
    for position in bytes.indices.dropFirst() {
      let halves = [Array(bytes[..<position]), Array(bytes[position...])]
      #expect(try EmbeddedConnection.outcome(of: halves, isEnded: isEnded, using: &run) == whole, "divided at \(position)")
    }
    for _ in run.iterations(20) {
      let pieces = Self.split(bytes, into: Int.random(in: 2...9, using: &run), using: &run)
      #expect(try EmbeddedConnection.outcome(of: pieces, isEnded: isEnded, using: &run) == whole, "\(pieces.map(\.count))")
    }
  }

  @Test("Random bytes after random fragments lead to an answer or a close")
  func randomBytes() throws {
    var run = FuzzRun("random bytes")
    for _ in run.iterations(300) {
      var bytes = (Self.orderings.randomElement(using: &run) ?? []).flatMap { $0.bytes("localhost", scheme: "http") }
      for _ in 0..<Int.random(in: 1...6, using: &run) where !bytes.isEmpty {
        let position = Int.random(in: bytes.indices, using: &run)
        switch Int.random(in: 0...2, using: &run) {
        case 0: bytes[position] = UInt8.random(in: 0...255, using: &run)
        case 1: bytes.remove(at: position)
        default: bytes.insert(contentsOf: bytes[position...].prefix(20), at: position)
        }
      }
      let pieces = Self.split(bytes, into: Int.random(in: 1...5, using: &run), using: &run)
      _ = try EmbeddedConnection.outcome(of: pieces, isEnded: Bool.random(using: &run), using: &run)
    }
  }

  private static func split(_ bytes: [UInt8], into count: Int, using run: inout FuzzRun) -> [[UInt8]] {
    guard !bytes.isEmpty else { return [] }
    let cuts = (1..<max(count, 1)).map { _ in Int.random(in: 0...bytes.count, using: &run) }.sorted()
    return zip([0] + cuts, cuts + [bytes.count]).map { Array(bytes[$0..<$1]) }
  }
}

/// A connection without a network. It answers HTTP at once, and records the bytes of its socket.
private enum EmbeddedConnection {
  struct Outcome: Equatable {
    var answer = ""
    var socketBytes: [UInt8] = []
    var kind = "none"
  }

  static func outcome(of pieces: [[UInt8]], isEnded: Bool, using run: inout FuzzRun) throws -> Outcome {
    let channel = EmbeddedChannel()
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    var outcome = Outcome()
    let sink = Sink()
    let kind = try FirstRequestHandler<String>.add(
      to: channel, gate: RequestGate(WebLimits()),
      routes: .init(
        isForSocket: {
          $0.asksForWebSocket && SocketRequest($0, isSecure: false).isAllowed && $0.headers["host"] == ["localhost"]
        },
        serveHTTP: { channel in
          try channel.pipeline.syncOperations.addHandler(Answerer())
          return "http"
        },
        prepareSocket: { channel, _ in
          .init(headers: [:]) { unread in
            channel.eventLoop.makeCompletedFuture {
              let first = UnreadInputHandler(unread)
              try channel.pipeline.syncOperations.addHandlers([first, sink])
              first.deliver()
              return "socket"
            }
          }
        }))
    let result = Mutex("none")
    kind.whenSuccess { kind in result.withLock { $0 = kind } }
    for piece in pieces {
      // A closed channel accepts no bytes.
      _ = try? channel.writeInbound(ByteBuffer(bytes: piece))
      channel.pipeline.read()
      if Bool.random(using: &run) { channel.embeddedEventLoop.run() }
    }
    channel.embeddedEventLoop.run()
    if isEnded, channel.isActive { channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed) }
    channel.embeddedEventLoop.run()
    while let bytes = try channel.readOutbound(as: ByteBuffer.self) { outcome.answer += String(buffer: bytes) }
    outcome.socketBytes = sink.bytes
    outcome.kind = result.withLock { $0 }
    _ = try? channel.finish(acceptAlreadyClosed: true)
    return outcome
  }

  /// A responder that answers each request with its method.
  private final class Answerer: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private var method = HTTPMethod.GET

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head): method = head.method
      case .body: break
      case .end:
        let head = HTTPResponseHead(
          version: .http1_1, status: .ok, headers: ["Content-Length": "0", "Method": method.rawValue])
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
      }
    }
  }

  private final class Sink: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    var bytes: [UInt8] = []

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { bytes += unwrapInboundIn(data).readableBytesView }
  }
}
