import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// Joins Hummingbird and NIOWebSocket: a connection whose first request asks for the socket becomes a WebSocket, any other one
/// is served as HTTP by Hummingbird.
struct SocketUpgradeChannel: HTTPChannelHandler {
  /// A connection, and what it turns out to be.
  struct Value: ServerChildChannelValue {
    let channel: any Channel
    let kind: EventLoopFuture<Kind>
  }

  enum Kind: Sendable {
    case http(HTTP1Channel.Value)
    case socket(SocketConnection)
  }

  let responder: Responder
  let limits: WebLimits
  let hosts: HostNames
  let trustsForwardedHeaders: Bool
  /// Whether TLS is ended around this.
  let isSecure: Bool
  let makeConnection: @Sendable (any Channel, SocketOrigin) -> SocketConnection

  private var idleTimeout: TimeAmount { TimeAmount(limits.idleTimeout) }

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      try pipeline.addHandler(FirstRequestGuard(timeout: idleTimeout))
      var configuration = NIOUpgradableHTTPServerPipelineConfiguration(
        upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(upgraders: [upgrader()]) { channel in
          setUpHTTP(channel: channel, logger: logger)
        }
      )
      configuration.enablePipelining = false  // Hummingbird answers requests one after the other.
      let kind = try pipeline.configureUpgradableHTTPServerPipeline(configuration: configuration)
      try pipeline.addHandler(
        UpgradeGuard(mayUpgrade: mayUpgrade),
        position: .before(try pipeline.handler(type: NIOTypedHTTPServerUpgradeHandler<Kind>.self)))
      try pipeline.addHandler(BrokenRequestGuard())
      return Value(channel: channel, kind: kind)
    }
  }

  func handle(value: Value, logger: Logger) async {
    let kind = await withTaskCancellationHandler {
      try? await value.kind.get()
    } onCancel: {
      value.channel.close(promise: nil)
    }
    switch kind {
    case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
    case .socket(let connection): await connection.run()
    case nil: value.channel.close(promise: nil)
    }
  }

  // MARK: WebSocket

  private func upgrader() -> NIOTypedWebSocketServerUpgrader<Kind> {
    NIOTypedWebSocketServerUpgrader(maxFrameSize: limits.maximumFrameSize) { channel, head in
      channel.eventLoop.makeSucceededFuture(mayUpgrade(head) ? HTTPHeaders() : nil)
    } upgradePipelineHandler: { channel, head in
      let origin = SocketOrigin(
        head, from: channel.remoteAddress, trustsForwardedHeaders: trustsForwardedHeaders, isSecure: isSecure)
      return setUpSocket(channel: channel, from: origin)
    }
  }

  private func mayUpgrade(_ head: HTTPRequestHead) -> Bool {
    let request = SocketRequest(
      target: head.uri, host: head.headers["host"], origin: head.headers["origin"], key: head.headers["sec-websocket-key"],
      versions: head.headers["sec-websocket-version"])
    let isForWebSocket = head.headers[canonicalForm: "upgrade"].contains { $0.lowercased() == "websocket" }
    return isForWebSocket && request.isAllowed && hosts.contains(request.host.first)
  }

  private func setUpSocket(channel: any Channel, from origin: SocketOrigin) -> EventLoopFuture<Kind> {
    channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      pipeline.removeHandler(try pipeline.handler(type: FirstRequestGuard.self), promise: nil)
      pipeline.removeHandler(try pipeline.handler(type: BrokenRequestGuard.self), promise: nil)
      pipeline.removeHandler(try pipeline.handler(type: UpgradeGuard.self), promise: nil)
      try pipeline.addHandler(
        NIOWebSocketFrameAggregator(
          minNonFinalFragmentSize: 1,
          maxAccumulatedFrameCount: limits.maximumFragments,
          maxAccumulatedFrameSize: limits.maximumFrameSize
        )
      )
      let connection = makeConnection(channel, origin)
      try pipeline.addHandler(SocketHandler(connection))
      return .socket(connection)
    }
  }

  // MARK: HTTP

  private func setUpHTTP(channel: any Channel, logger: Logger) -> EventLoopFuture<Kind> {
    channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      pipeline.removeHandler(try pipeline.handler(type: FirstRequestGuard.self), promise: nil)
      try pipeline.addHandlers([
        HTTPResponseCompressor { head, _ in Compression.isWorthwhile(&head) ? .compressIfPossible : .doNotCompress },
        HTTP1ToHTTPServerCodec(secure: isSecure),
        HTTPConnectionStateHandler(idleTimeout: limits.idleTimeout, logger: logger),
      ])
      return .http(
        try NIOAsyncChannel(wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true)))
    }
  }
}
