import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import Testing

@testable import NavigatorWeb

/// The Autobahn test suite against an echo server that has the host's upgrade and frame handlers. `make autobahn` runs it.
@Suite(.timeLimit(.minutes(20)), .enabled(if: ProcessInfo.processInfo.environment["NAVIGATOR_AUTOBAHN"] != nil))
struct AutobahnTests {
  @Test("The handlers of a socket pass the categories 1 to 7")
  func categories() async throws {
    let environment = ProcessInfo.processInfo.environment
    let report = URL(filePath: try #require(environment["NAVIGATOR_AUTOBAHN"]), directoryHint: .isDirectory)
    let server = try await Self.serve()
    let specification: [String: Any] = [
      "outdir": report.path,
      "servers": [["agent": "Navigator", "url": "ws://127.0.0.1:\(server.localAddress?.port ?? 0)/socket"]],
      "cases": (1...7).map { "\($0).*" }, "exclude-cases": [String](), "exclude-agent-cases": [String: String](),
    ]
    let file = report.appending(path: "specification.json")
    try JSONSerialization.data(withJSONObject: specification).write(to: file)
    let status = try await Self.run(file)
    #expect(status == 0)
    try await server.close()
    let index = try JSONSerialization.jsonObject(with: Data(contentsOf: report.appending(path: "index.json")))
    let results = try #require((index as? [String: [String: [String: Any]]])?["Navigator"])
    #expect(results.count > 200)
    let accepted: Set<String> = ["OK", "NON-STRICT", "INFORMATIONAL"]
    for (name, result) in results.sorted(by: { $0.key < $1.key }) {
      for key in ["behavior", "behaviorClose"] where !accepted.contains(result[key] as? String ?? "") {
        Issue.record("case \(name): \(key) is \(result[key] ?? "missing")")
      }
    }
  }

  /// Runs the suite's client, which is a program for Python 2.
  private static func run(_ specification: URL) async throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python2", "-c", "import sys; sys.argv[0] = 'wstest'; from autobahntestsuite.wstest import run; run()", "-m",
      "fuzzingclient",
      "-s", specification.path,
    ]
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
  }

  private static func serve() async throws -> any Channel {
    var limits = WebLimits()
    limits.maximumFrameSize = 1 << 20
    limits.maximumFragments = 1 << 12
    let bounds = limits
    return try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          _ = try FirstRequestHandler<Void>.add(
            to: channel, gate: RequestGate(bounds),
            routes: .init(
              isForSocket: \.asksForWebSocket, serveHTTP: { $0.close(promise: nil) },
              prepareSocket: { channel, _ in
                .init(headers: [:]) { unread in
                  channel.eventLoop.makeCompletedFuture {
                    let first = UnreadInputHandler(unread)
                    try channel.pipeline.syncOperations.addHandlers(
                      [first] + SocketUpgradeChannel.frameHandlers(bounds) + [Echo()])
                    first.deliver()
                    channel.read()
                  }
                }
              }))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
  }

  /// Sends messages back, and closes as ``SocketHandler`` does.
  private final class Echo: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private var hasClosed = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let frame = unwrapInboundIn(data)
      guard !hasClosed else { return }
      switch frame.opcode {
      case .text, .binary: write(frame.opcode, frame.unmaskedData, context)
      case .ping: write(.pong, frame.unmaskedData, context)
      case .connectionClose: close(.normalClosure, context)
      default: break
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      guard !hasClosed else { return }
      close(SocketViolation(error)?.code ?? .protocolError, context)
    }

    private func write(_ opcode: WebSocketOpcode, _ data: ByteBuffer, _ context: ChannelHandlerContext) {
      context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: opcode, data: data)), promise: nil)
    }

    private func close(_ code: WebSocketErrorCode, _ context: ChannelHandlerContext) {
      hasClosed = true
      var data = ByteBuffer()
      data.write(webSocketErrorCode: code)
      write(.connectionClose, data, context)
      context.close(promise: nil)
    }
  }
}
