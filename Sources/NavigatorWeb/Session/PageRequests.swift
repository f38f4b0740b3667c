import Synchronization

/// The requests of pages whose responses are not complete. The number of requests is bounded until their HTML is rendered, and
/// the bytes of the HTML until they are written.
final class PageRequests: Sendable {
  struct Holder: Sendable {
    let bytes: Int
    let abort: @Sendable () -> Void
  }

  private struct State {
    var waiting: [ClientAddress: Int] = [:]
    var waitingCount = 0
    var holders: [ObjectIdentifier: Holder] = [:]
  }

  private let state = Mutex(State())
  private let maximum: Int
  private let maximumPerAddress: Int
  private let queuedBytes: QueuedBytes

  init(maximum: Int, maximumPerAddress: Int, queuedBytes: QueuedBytes) {
    self.maximum = maximum
    self.maximumPerAddress = maximumPerAddress
    self.queuedBytes = queuedBytes
  }

  /// Pages whose HTML waits to be written.
  var holders: [Holder] { state.withLock { Array($0.holders.values) } }

  /// The number of pages that wait to be rendered.
  var waitingCount: Int { state.withLock { $0.waitingCount } }

  /// Counts a request of a page that waits to be rendered.
  func begin(at address: ClientAddress) throws(SessionStoreError) -> PageRequest {
    let error = state.withLock { state -> SessionStoreError? in
      if state.waiting[address, default: 0] >= maximumPerAddress { return .crowded(limit: maximumPerAddress) }
      if state.waitingCount >= maximum { return .full(limit: maximum) }
      state.waiting[address, default: 0] += 1
      state.waitingCount += 1
      return nil
    }
    if let error { throw error }
    return PageRequest(address: address, pages: self)
  }

  fileprivate func isRendered(at address: ClientAddress) {
    state.withLock { state in
      guard let count = state.waiting[address] else { return }
      state.waiting[address] = count > 1 ? count - 1 : nil
      state.waitingCount -= 1
    }
  }

  fileprivate func add(_ holder: Holder, for id: ObjectIdentifier) {
    state.withLock { $0.holders[id] = holder }
    queuedBytes.change(by: holder.bytes)
  }

  fileprivate func remove(_ id: ObjectIdentifier) {
    let holder = state.withLock { $0.holders.removeValue(forKey: id) }
    queuedBytes.change(by: -(holder?.bytes ?? 0))
  }
}

/// One request of a page, until its response has been written or cancelled.
final class PageRequest: Sendable {
  private enum Step {
    case waiting
    /// The HTML waits to be written.
    case writing
    case over
  }

  private struct State {
    var step = Step.waiting
    var onLoss: (@Sendable () -> Void)?
  }

  private let address: ClientAddress
  private let pages: PageRequests
  private let state = Mutex(State())

  fileprivate init(address: ClientAddress, pages: PageRequests) {
    self.address = address
    self.pages = pages
  }

  deinit { end(isWritten: false) }

  /// Sets the callback for a response whose connection was closed before it was written.
  func onLoss(_ call: @escaping @Sendable () -> Void) {
    state.withLock { $0.onLoss = call }
  }

  /// Counts the bytes of the response until it is written.
  ///
  /// - Parameter abort: A closure that closes the connection of the request.
  func hold(bytes: Int, abort: @escaping @Sendable () -> Void) {
    let isWaiting = state.withLock { state in
      guard case .waiting = state.step else { return false }
      state.step = .writing
      return true
    }
    guard isWaiting else { return }
    pages.isRendered(at: address)
    pages.add(PageRequests.Holder(bytes: bytes, abort: abort), for: ObjectIdentifier(self))
  }

  /// Stops counting the request.
  func end(isWritten: Bool) {
    let (former, onLoss) = state.withLock { state in
      defer {
        state.step = .over
        state.onLoss = nil
      }
      return (state.step, state.onLoss)
    }
    switch former {
    case .waiting: pages.isRendered(at: address)
    case .writing: pages.remove(ObjectIdentifier(self))
    case .over: return
    }
    if !isWritten { onLoss?() }
  }
}
