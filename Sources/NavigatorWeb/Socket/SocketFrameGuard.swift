import NIOCore
import NIOWebSocket

/// Refuses the frames of a client that RFC 6455 does not allow. Input after such a frame is discarded.
final class SocketFrameGuard: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  private var isBroken = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isBroken else { return }
    guard let violation = Self.violation(in: unwrapInboundIn(data)) else { return context.fireChannelRead(data) }
    fail(context, violation)
  }

  /// The decoder's errors. It reports one for each read after the first.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if !isBroken { fail(context, error) }
  }

  private func fail(_ context: ChannelHandlerContext, _ error: any Error) {
    isBroken = true
    context.fireErrorCaught(error)
  }

  static func violation(in frame: WebSocketFrame) -> SocketViolation? {
    // Section 5.1: a client masks its frames. Section 5.2: the reserved bits are zero, because no extension is negotiated.
    guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else { return .protocolError }
    switch frame.opcode {
    case .continuation, .text, .binary, .ping, .pong: return nil
    case .connectionClose: return violation(inClose: frame.unmaskedData)
    // Section 5.2: the other opcodes are reserved.
    default: return .protocolError
    }
  }

  /// Section 5.5.1: a close frame is empty, or has a code of two bytes and a reason in UTF-8.
  private static func violation(inClose data: ByteBuffer) -> SocketViolation? {
    var data = data
    guard data.readableBytes > 0 else { return nil }
    guard let code = data.readInteger(as: UInt16.self), mayBeSent(code) else { return .protocolError }
    return data.isValidUTF8 ? nil : .invalidText
  }

  /// Section 7.4: the codes that an endpoint may send. IANA has registered 1012 to 1014 since.
  private static func mayBeSent(_ code: UInt16) -> Bool {
    switch code {
    case 1000...1003, 1007...1014, 3000...4999: true
    default: false
    }
  }
}

/// A violation of RFC 6455 by a client.
enum SocketViolation: Error, Hashable {
  case protocolError
  case invalidText
  case messageTooLarge

  /// Returns the violation that an error of NIO's handlers represents.
  init?(_ error: any Error) {
    switch error {
    case let error as SocketViolation: self = error
    case NIOWebSocketError.invalidFrameLength: self = .messageTooLarge
    case is NIOWebSocketError: self = .protocolError
    case NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge,
      NIOWebSocketFrameAggregator.Error.tooManyFragments:
      self = .messageTooLarge
    case is NIOWebSocketFrameAggregator.Error: self = .protocolError
    default: return nil
    }
  }

  /// The status code of section 7.4.1 with which the connection is closed.
  var code: WebSocketErrorCode {
    switch self {
    case .protocolError: .protocolError
    case .invalidText: .dataInconsistentWithMessage
    case .messageTooLarge: .messageTooLarge
    }
  }
}

extension ByteBuffer {
  /// A Boolean value that indicates whether the readable bytes are valid UTF-8.
  var isValidUTF8: Bool {
    withUnsafeReadableBytes { bytes in
      (try? UTF8Span(validating: bytes.bindMemory(to: UInt8.self).span)) != nil
    }
  }
}
