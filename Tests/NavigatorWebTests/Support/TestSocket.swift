import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import Testing

/// A minimal WebSocket client.
final class TestSocket: Sendable {
  enum Received: Hashable, Sendable {
    case text(String)
    case close(code: UInt16, reason: String)
    /// The connection ended without a close frame.
    case ended

    /// A Boolean value that indicates whether the message is the answer to an event that changed nothing.
    var isAnswer: Bool {
      if case .text(let text) = self { text.hasPrefix(#"{"t":"e","#) } else { false }
    }
  }

  struct Refused: Error {}

  private typealias AsyncChannel = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>

  private let outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>
  private let inbound: NIOAsyncChannelInboundStream<WebSocketFrame>
  private let received = Signal<Received>()
  private let reading = Signal<Void>()

  private init(_ inbound: NIOAsyncChannelInboundStream<WebSocketFrame>, _ outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>)
  {
    self.inbound = inbound
    self.outbound = outbound
  }

  /// Opens a socket, or throws ``Refused`` if the server does not upgrade the connection. If it does not read, messages queue up
  /// until ``read()``.
  static func connect(
    port: Int, headers: HTTPHeaders, reads: Bool = true, body: @escaping @Sendable (TestSocket) async throws -> Void
  ) async throws {
    let upgraded: EventLoopFuture<AsyncChannel?> = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
            configuration: NIOUpgradableHTTPClientPipelineConfiguration(upgradeConfiguration: upgrade(headers))
          )
        }
      }
    guard let channel = try? await upgraded.get() else { throw Refused() }
    try await channel.executeThenClose { inbound, outbound in
      let socket = TestSocket(inbound, outbound)
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { await socket.receive() }
        if reads { socket.read() }
        try await body(socket)
        group.cancelAll()
      }
    }
  }

  /// Returns the next message of the server. Answers to events that changed nothing are skipped unless they are included.
  func next(includesAnswers: Bool = false) async throws -> Received {
    while let received = await received.next() {
      if includesAnswers || !received.isAnswer { return received }
    }
    throw CancellationError()
  }

  /// Waits for the next message, which must be `expected`. Answers to events that changed nothing are skipped unless one is
  /// expected.
  func expect(_ expected: Received, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let received = try await next(includesAnswers: expected.isAnswer)
    #expect(received == expected, sourceLocation: sourceLocation)
  }

  func send(_ text: String) async throws { try await send(.text, Array(text.utf8)) }

  func send(_ opcode: WebSocketOpcode, _ bytes: [UInt8], isFinal: Bool = true) async throws {
    try await outbound.write(
      WebSocketFrame(fin: isFinal, opcode: opcode, maskKey: .random(), data: ByteBuffer(bytes: bytes)))
  }

  func read() { reading.fire(()) }

  private func receive() async {
    guard await reading.next() != nil else { return }
    do {
      for try await frame in inbound {
        var data = frame.unmaskedData
        switch frame.opcode {
        case .text: received.fire(.text(data.readString(length: data.readableBytes) ?? ""))
        case .connectionClose:
          received.fire(
            .close(code: data.readInteger() ?? 0, reason: data.readString(length: data.readableBytes) ?? ""))
          return
        default: break
        }
      }
    } catch {}
    received.fire(.ended)
  }

  private static func upgrade(_ headers: HTTPHeaders) -> NIOTypedHTTPClientUpgradeConfiguration<AsyncChannel?> {
    var headers = headers
    headers.add(name: "Content-Length", value: "0")
    return NIOTypedHTTPClientUpgradeConfiguration(
      upgradeRequestHead: HTTPRequestHead(version: .http1_1, method: .GET, uri: "/socket", headers: headers),
      upgraders: [
        NIOTypedWebSocketClientUpgrader(maxFrameSize: 1 << 24) { channel, _ in
          channel.eventLoop.makeCompletedFuture { try AsyncChannel(wrappingChannelSynchronously: channel) }
        }
      ]
    ) { channel in
      channel.close().map { nil }
    }
  }
}
