import NIOCore

extension SocketHandler {
  /// The maximum number of bytes that are read of one client before others are: some hundred of the shortest messages.
  private static let maximumBytesPerRead = 4096

  /// Limits what one client sends to a small part in each pass over the sockets.
  func limitReads(of channel: any Channel) {
    guard let options = channel.syncOptions else { return }
    // It keeps a buffer of as many bytes as the client sends at a time.
    let allocator = AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 1024, maximum: Self.maximumBytesPerRead)
    // A channel that has no such options, as a test's, is read as it is.
    try? options.setOption(.maxMessagesPerRead, value: 1)
    try? options.setOption(.recvAllocator, value: allocator)
  }
}
