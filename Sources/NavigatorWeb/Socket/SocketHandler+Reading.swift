import NIOCore

extension SocketHandler {
  /// The maximum number of bytes that are read from one client before the other clients. It corresponds to about twenty of the
  /// shortest messages. If a hundred clients send as much as they can, another client is delayed by some milliseconds.
  private static let maximumBytesPerRead = 1024

  /// Limits the bytes that are read from one client in each pass over the sockets.
  func limitReads(of channel: any Channel) {
    guard let options = channel.syncOptions else { return }
    // The allocator adapts the size of its buffer to the number of bytes that the client sends at once.
    let allocator = AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 512, maximum: Self.maximumBytesPerRead)
    // A channel without these options, such as a test's channel, is read without a limit.
    try? options.setOption(.maxMessagesPerRead, value: 1)
    try? options.setOption(.recvAllocator, value: allocator)
  }
}
