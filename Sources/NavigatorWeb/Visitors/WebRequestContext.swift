import Hummingbird
import NIOCore

/// The context of a request, with its connection.
struct WebRequestContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let peer: SocketAddress?
  let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
    peer = channel.remoteAddress
  }
}
