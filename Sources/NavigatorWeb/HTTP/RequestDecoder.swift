import NIOCore
import NIOHTTP1

/// Decodes HTTP requests until the connection changes its protocol, and keeps the bytes that follow the upgrade request.
///
/// NIO's decoder sends those bytes through the pipeline with another type than requests, which a handler for requests traps on.
final class RequestDecoder: ByteToMessageDecoder {
  typealias InboundOut = HTTPServerRequestPart

  /// The maximum number of bytes that wait for the end of a request head, or for the change of the protocol.
  static let maximumWaitingBytes = 128 * 1024

  private let decoder: HTTPRequestDecoder
  private var hasStopped = false
  /// The bytes that were received after the upgrade request. They are complete when the decoder has been removed from the
  /// pipeline.
  private(set) var unreadBytes = ByteBuffer()

  init() {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderListSize = 64 * 1024
    limits.maxHeaderFieldSize = 64 * 1024
    limits.maxHeaderFieldCount = 128
    decoder = HTTPRequestDecoder(leftOverBytesStrategy: .dropBytes, limitConfiguration: limits)
  }

  /// Decodes no further requests.
  func stop() { hasStopped = true }

  func decoderAdded(context: ChannelHandlerContext) { decoder.decoderAdded(context: context) }

  func decoderRemoved(context: ChannelHandlerContext) { decoder.decoderRemoved(context: context) }

  func decode(context: ChannelHandlerContext, buffer: inout ByteBuffer) throws -> DecodingState {
    guard !hasStopped else { return .needMoreData }
    return try decoder.decode(context: context, buffer: &buffer)
  }

  func decodeLast(context: ChannelHandlerContext, buffer: inout ByteBuffer, seenEOF: Bool) throws -> DecodingState {
    guard hasStopped else { return try decoder.decodeLast(context: context, buffer: &buffer, seenEOF: seenEOF) }
    unreadBytes.writeBuffer(&buffer)
    return .needMoreData
  }
}
