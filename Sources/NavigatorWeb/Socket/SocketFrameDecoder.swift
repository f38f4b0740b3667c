import NIOCore
import NIOWebSocket

/// Decodes the frames of a client, and refuses those whose length is not in its shortest form (RFC 6455, section 5.2).
///
/// NIO's decoder accepts every form and does not report the form of a frame.
struct SocketFrameDecoder: ByteToMessageDecoder {
  typealias InboundOut = WebSocketFrame

  private let decoder: WebSocketFrameDecoder
  /// A Boolean value that indicates whether the length of the current frame has been checked.
  private var isLengthChecked = false

  init(maximumFrameSize: Int) {
    decoder = WebSocketFrameDecoder(maxFrameSize: maximumFrameSize)
  }

  mutating func decode(context: ChannelHandlerContext, buffer: inout ByteBuffer) throws -> DecodingState {
    if !isLengthChecked {
      guard let isShortest = Self.hasShortestLength(buffer) else { return .needMoreData }
      guard isShortest else { throw SocketViolation.protocolError }
      isLengthChecked = true
    }
    let state = try decoder.decode(context: context, buffer: &buffer)
    // The decoder continues after each frame.
    if state == .continue { isLengthChecked = false }
    return state
  }

  mutating func decodeLast(context: ChannelHandlerContext, buffer: inout ByteBuffer, seenEOF: Bool) throws -> DecodingState {
    try decode(context: context, buffer: &buffer)
  }

  /// Returns a Boolean value that indicates whether the frame at the start of `buffer` has the shortest form of its length; nil
  /// if the length is incomplete.
  static func hasShortestLength(_ buffer: ByteBuffer) -> Bool? {
    let start = buffer.readerIndex
    guard let second = buffer.getInteger(at: start + 1, as: UInt8.self) else { return nil }
    switch second & 0x7F {
    case 126: return buffer.getInteger(at: start + 2, as: UInt16.self).map { $0 >= 126 }
    case 127: return buffer.getInteger(at: start + 2, as: UInt64.self).map { $0 > UInt64(UInt16.max) }
    default: return true
    }
  }
}
