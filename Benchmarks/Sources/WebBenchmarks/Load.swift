import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Clients that each send a message, wait for the answer, and send the next.
///
/// Standard input has a line for each: the cookie, what it says first, and what it sends again and again, with tabs between. One that says
/// something first waits for an answer before it begins. Where the time is nothing they only stay connected, until standard input ends.
struct Load: Sendable {
  let port: Int
  let warmUp: Double
  let seconds: Double

  /// What one client does.
  struct Script: Sendable {
    let cookie: String
    let greeting: String
    let message: String
  }

  func run() async throws {
    // One thread, so that the server has the rest of the machine.
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    var clients: [Client] = []
    while let line = readLine(), !line.isEmpty {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3 else { throw BadScript(line: line) }
      clients.append(try await connect(Script(cookie: parts[0], greeting: parts[1], message: parts[2]), group: group))
    }
    print("connected \(clients.count)")
    fflush(nil)
    guard seconds > 0 else {
      while readLine() != nil {}
      return
    }
    for client in clients { client.begin() }
    try await Task.sleep(for: .seconds(warmUp))
    for client in clients { client.measure() }
    let start = ContinuousClock.now
    try await Task.sleep(for: .seconds(seconds))
    var samples: [Int64] = []
    let elapsed = ContinuousClock.now - start
    for client in clients { samples += try await client.stop() }
    report(samples.sorted(), elapsed / .seconds(1), clients: clients.count)
  }

  private func report(_ samples: [Int64], _ elapsed: Double, clients: Int) {
    func milliseconds(_ part: Double) -> Double {
      samples.isEmpty ? .nan : Double(samples[min(samples.count - 1, Int(Double(samples.count) * part))]) / 1e6
    }
    print(
      String(
        format: "clients %d rate %.0f p50 %.4f p99 %.4f max %.4f", clients, Double(samples.count) / elapsed, milliseconds(0.5),
        milliseconds(0.99), milliseconds(1)))
  }

  private func connect(_ script: Script, group: MultiThreadedEventLoopGroup) async throws -> Client {
    var headers: HTTPHeaders = ["Host": "127.0.0.1:\(port)", "Origin": "http://127.0.0.1:\(port)", "Content-Length": "0"]
    if !script.cookie.isEmpty { headers.add(name: "Cookie", value: script.cookie) }
    let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/socket", headers: headers)
    let upgraded: EventLoopFuture<Client?> = try await ClientBootstrap(group: group)
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(
            configuration: NIOUpgradableHTTPClientPipelineConfiguration(
              upgradeConfiguration: NIOTypedHTTPClientUpgradeConfiguration(
                upgradeRequestHead: head,
                upgraders: [
                  NIOTypedWebSocketClientUpgrader(maxFrameSize: 1 << 24) { channel, _ in
                    channel.eventLoop.makeCompletedFuture {
                      let client = Client(channel: channel)
                      try channel.pipeline.syncOperations.addHandler(ClientHandler(script, client))
                      return client
                    }
                  }
                ]
              ) { channel in channel.close().map { nil } }))
        }
      }
    guard let client = try await upgraded.get() else { throw Refused() }
    client.greet()
    try await client.ready.futureResult.get()
    return client
  }

  struct Refused: Error {}
  struct BadScript: Error { let line: String }
}

/// One client, from outside its event loop.
struct Client: Sendable {
  let channel: any Channel
  let ready: EventLoopPromise<Void>

  init(channel: any Channel) {
    self.channel = channel
    ready = channel.eventLoop.makePromise()
  }

  enum Command {
    case greet, begin, measure
    case stop(EventLoopPromise<[Int64]>)
  }

  /// Only when the connection is a WebSocket through and through.
  func greet() { channel.pipeline.fireUserInboundEventTriggered(Command.greet) }
  func begin() { channel.pipeline.fireUserInboundEventTriggered(Command.begin) }
  func measure() { channel.pipeline.fireUserInboundEventTriggered(Command.measure) }

  /// Ends it, and answers how long each answer took in nanoseconds.
  func stop() async throws -> [Int64] {
    let promise = channel.eventLoop.makePromise(of: [Int64].self)
    channel.pipeline.fireUserInboundEventTriggered(Command.stop(promise))
    return try await promise.futureResult.get()
  }
}

private final class ClientHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let script: Load.Script
  private let client: Client
  private var isReady = false
  private var isMeasuring = false
  private var isRunning = false
  private var sent = DispatchTime.now().uptimeNanoseconds
  private var samples: [Int64] = []

  init(_ script: Load.Script, _ client: Client) {
    self.script = script
    self.client = client
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event as? Client.Command {
    case .greet where script.greeting.isEmpty:
      isReady = true
      client.ready.succeed()
    case .greet: send(script.greeting, context)
    case .begin:
      isRunning = true
      next(context)
    case .measure: isMeasuring = true
    case .stop(let promise):
      isRunning = false
      promise.succeed(samples)
    case nil: context.fireUserInboundEventTriggered(event)
    }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    switch frame.opcode {
    case .text where !isReady:
      isReady = true
      client.ready.succeed()
    case .text where isRunning:
      if isMeasuring { samples.append(Int64(DispatchTime.now().uptimeNanoseconds - sent)) }
      next(context)
    case .ping:
      let pong = WebSocketFrame(fin: true, opcode: .pong, maskKey: .random(), data: frame.unmaskedData)
      context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
    case .connectionClose: context.close(promise: nil)
    default: break
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    if isRunning { FileHandle.standardError.write(Data("a client was disconnected\n".utf8)) }
    client.ready.fail(ChannelError.eof)
  }

  private func next(_ context: ChannelHandlerContext) {
    sent = DispatchTime.now().uptimeNanoseconds
    send(script.message, context)
  }

  private func send(_ text: String, _ context: ChannelHandlerContext) {
    let frame = WebSocketFrame(fin: true, opcode: .text, maskKey: [1, 2, 3, 4], data: ByteBuffer(string: text))
    context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
  }
}
