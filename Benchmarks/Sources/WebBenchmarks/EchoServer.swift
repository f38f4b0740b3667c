import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// The minimal server for comparison: a socket that echoes its messages, and a page that shows them.
struct EchoServer {
  private static let page = """
    <!doctype html><title>Echo</title><button>Count 0</button>
    <script>
    const button = document.querySelector("button");
    const socket = new WebSocket(`ws://${location.host}/socket`);
    let count = 0;
    socket.onopen = () => { document.documentElement.dataset.live = ""; };
    socket.onmessage = (message) => { button.textContent = message.data; };
    button.onclick = () => socket.send(`Count ${++count}`);
    </script>
    """

  func run(onListening: @Sendable (Int) -> Void) async throws {
    // One thread, as the app's host uses. The clients use the other core.
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup(numberOfThreads: 1))
      .serverChannelOption(.backlog, value: 2_048)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let upgrader = NIOTypedWebSocketServerUpgrader<Void> { channel, _ in
            channel.eventLoop.makeSucceededFuture(HTTPHeaders())
          } upgradePipelineHandler: { channel, _ in
            channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(Echo()) }
          }
          let configuration = NIOUpgradableHTTPServerPipelineConfiguration(
            upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(upgraders: [upgrader]) { channel in
              channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(Page()) }
            })
          _ = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(configuration: configuration)
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    onListening(channel.localAddress?.port ?? 0)
    try await channel.closeFuture.get()
  }

  private final class Echo: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let frame = unwrapInboundIn(data)
      guard frame.opcode == .text else {
        if frame.opcode == .connectionClose { context.close(promise: nil) }
        return
      }
      context.write(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .text, data: frame.unmaskedData)), promise: nil)
    }

    func channelReadComplete(context: ChannelHandlerContext) { context.flush() }
  }

  private final class Page: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard case .end = unwrapInboundIn(data) else { return }
      let body = ByteBuffer(string: EchoServer.page)
      let headers: HTTPHeaders = ["Content-Type": "text/html; charset=utf-8", "Content-Length": "\(body.readableBytes)"]
      context.write(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .ok, headers: headers))), promise: nil)
      context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
  }
}
