import NIOCore

/// Reports whether the response to a request of a page has been written, or its connection was closed before that.
///
/// It is the pipeline's first handler from the rendering of the response until its flush.
final class PageWriteHandler: ChannelOutboundHandler, RemovableChannelHandler {
  typealias OutboundIn = Any

  private let page: PageRequest
  private var last: EventLoopPromise<Void>?

  init(_ page: PageRequest) {
    self.page = page
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let promise = promise ?? context.eventLoop.makePromise()
    last = promise
    context.write(data, promise: promise)
  }

  func flush(context: ChannelHandlerContext) {
    context.flush()
    guard let last else { return }
    last.futureResult.whenComplete { [page] result in
      let isWritten = if case .success = result { true } else { false }
      page.end(isWritten: isWritten)
    }
    self.last = nil
    context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
  }
}

extension PageRequest {
  /// Counts the bytes of a response until they are written to `channel`. If the connection is closed before, the page is
  /// discarded.
  func hold(bytes: Int, writtenTo channel: any Channel) async {
    hold(bytes: bytes) { channel.close(promise: nil) }
    let isAdded = channel.eventLoop.submit {
      try channel.pipeline.syncOperations.addHandler(PageWriteHandler(self), position: .first)
    }
    if (try? await isAdded.get()) == nil { end(isWritten: false) }
  }
}
