import Hummingbird
import NIOCore

/// What is known of a request beside itself: where it came from.
struct WebRequestContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let peer: SocketAddress?

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    peer = source.channel.remoteAddress
  }
}
