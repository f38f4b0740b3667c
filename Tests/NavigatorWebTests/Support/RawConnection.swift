import NIOCore
import NIOPosix
import NIOSSL

@testable import NavigatorWeb

/// A TCP connection, with or without TLS, on which a test sends raw bytes.
final class RawConnection: Sendable {
  private let channel: any Channel
  private let received: Signal<ByteBuffer?>

  private init(_ channel: any Channel, _ received: Signal<ByteBuffer?>) {
    self.channel = channel
    self.received = received
  }

  /// Opens a connection for the duration of `body`.
  static func with<Result: Sendable>(
    port: Int, tls: NIOSSLContext? = nil, body: (RawConnection) async throws -> Result
  ) async throws -> Result {
    let received = Signal<ByteBuffer?>()
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(.allowRemoteHalfClosure, value: true)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          if let tls { try pipeline.addHandler(NIOSSLClientHandler(context: tls, serverHostname: nil)) }
          try pipeline.addHandler(Receiver(received))
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    defer { channel.close(promise: nil) }
    return try await body(RawConnection(channel, received))
  }

  /// Sends bytes in one write. A host that has closed the connection does not read them.
  func send(_ bytes: [UInt8]) async {
    try? await channel.writeAndFlush(ByteBuffer(bytes: bytes))
  }

  func send(_ text: String) async { await send(Array(text.utf8)) }

  /// Closes the output.
  func finish() async { try? await channel.close(mode: .output) }

  /// Returns the bytes that the host sends until it closes the connection or `isEnough` is true.
  func read(until isEnough: ([UInt8]) -> Bool = { _ in false }) async -> [UInt8] {
    var bytes: [UInt8] = []
    while !isEnough(bytes), case .some(.some(let next)) = await received.next() { bytes += next.readableBytesView }
    return bytes
  }

  private final class Receiver: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let received: Signal<ByteBuffer?>

    init(_ received: Signal<ByteBuffer?>) {
      self.received = received
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { received.fire(unwrapInboundIn(data)) }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      if case .some(.inputClosed) = event as? ChannelEvent { received.fire(nil) }
    }

    func channelInactive(context: ChannelHandlerContext) { received.fire(nil) }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
  }
}

/// The bytes of a client's frame and of its handshake.
enum RawSocket {
  /// A handshake that a host at `authority` allows.
  static func handshake(_ authority: String, scheme: String = "http", cookie: String = TestHost.cookie) -> [UInt8] {
    let lines = [
      "GET /socket HTTP/1.1", "Host: \(authority)", "Origin: \(scheme)://\(authority)", "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Cookie: \(cookie)", "", "",
    ]
    return Array(lines.joined(separator: "\r\n").utf8)
  }

  /// - Parameter first: The first byte: the bits FIN, RSV1, RSV2 and RSV3, and the opcode.
  static func frame(_ first: UInt8, _ payload: [UInt8], isMasked: Bool = true) -> [UInt8] {
    let mask: [UInt8] = isMasked ? [1, 2, 3, 4] : []
    let bit: UInt8 = isMasked ? 0x80 : 0
    let length: [UInt8] =
      switch payload.count {
      case 0..<126: [bit | UInt8(payload.count)]
      case 126..<65_536: [bit | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
      default: [bit | 127, 0, 0, 0, 0] + [24, 16, 8, 0].map { UInt8(payload.count >> $0 & 255) }
      }
    return [first] + length + mask + payload.enumerated().map { isMasked ? $1 ^ mask[$0 % 4] : $1 }
  }

  static func text(_ text: String) -> [UInt8] { frame(0x81, Array(text.utf8)) }

  /// Returns the close code that a host sent after its handshake; nil if there is none yet.
  static func closeCode(in bytes: [UInt8]) -> UInt16? {
    let end = Array("\r\n\r\n".utf8)
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: end) }) else { return nil }
    var rest = bytes[(start + 4)...]
    while rest.count >= 2 {
      let (first, short) = (rest.removeFirst(), Int(rest.removeFirst()))
      guard short < 126 || rest.count >= 2, short < 127 else { return nil }
      let length = short < 126 ? short : Int(rest.removeFirst()) << 8 | Int(rest.removeFirst())
      guard rest.count >= length else { return nil }
      if first == 0x88 { return length < 2 ? 1005 : UInt16(rest[rest.startIndex]) << 8 | UInt16(rest[rest.startIndex + 1]) }
      rest = rest.dropFirst(length)
    }
    return nil
  }
}
