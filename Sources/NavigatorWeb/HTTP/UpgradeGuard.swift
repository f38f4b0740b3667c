import NIOCore
import NIOHTTP1

/// Makes an ordinary request of one whose upgrade is refused, so that it is answered in words: a proxy would say 502 of a connection that is closed.
///
/// What waits for the upgrade further on has let go of the request's head by the time that it knows.
final class UpgradeGuard: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private let mayUpgrade: (HTTPRequestHead) -> Bool
  /// A connection becomes a socket at its first request alone.
  private var isFirst = true

  init(mayUpgrade: @escaping (HTTPRequestHead) -> Bool) {
    self.mayUpgrade = mayUpgrade
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
    defer { isFirst = false }
    guard head.headers.contains(name: "upgrade"), !isFirst || !mayUpgrade(head) else { return context.fireChannelRead(data) }
    head.headers.remove(name: "upgrade")
    // The parser takes what comes next for another protocol.
    head.headers.replaceOrAdd(name: "connection", value: "close")
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }
}
