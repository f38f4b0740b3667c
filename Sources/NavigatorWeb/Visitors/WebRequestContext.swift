import Hummingbird
import NIOCore

/// What is known of a request beside itself: where it came from.
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
