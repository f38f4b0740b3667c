import Foundation
import OpenCombine

/// The state of a subscription whose values are delivered by a ``Delivery``.
protocol DeliveryState {
  /// The type of the subscriber.
  associatedtype Downstream: Subscriber

  /// The number of values that the subscriber accepts.
  var demand: Subscribers.Demand { get set }

  /// Removes and returns the next event for the subscriber; nil if there is none, or no demand for it.
  mutating func next() -> DeliveryEvent<Downstream>?
}

/// An event for a subscriber.
enum DeliveryEvent<Downstream: Subscriber> {
  case value(Downstream.Input, Downstream)
  case completion(Subscribers.Completion<Downstream.Failure>, Downstream)
}

/// The state of a subscription, and the delivery of its values one at a time.
///
/// Publishers, schedulers and the subscriber may call from any thread, also while the subscriber receives a value. The state's
/// lock is never held while one of them is called.
final class Delivery<State: DeliveryState> {
  private let lock = NSLock()
  /// The lock is recursive, because a subscriber can cause further values while it receives one.
  private let order = NSRecursiveLock()
  private var state: State
  /// The number of calls of `deliver` that have not returned. It exceeds one while a subscriber causes further values.
  private var deliveries = 0

  init(_ state: State) {
    self.state = state
  }

  /// Returns the result of a closure that has exclusive access to the state.
  ///
  /// The closure must return the objects that it removes, because their destruction may call the subscription.
  func withState<Result>(_ body: (inout State) -> Result) -> Result {
    lock.withLock { body(&state) }
  }

  /// Changes the state and delivers the events that are ready.
  func deliver(after change: (inout State) -> Void = { _ in }) {
    order.lock()
    defer { order.unlock() }
    lock.withLock {
      deliveries += 1
      change(&state)
    }
    while let event = nextEvent() {
      switch event {
      case .value(let value, let downstream):
        let more = downstream.receive(value)
        if more > .none { lock.withLock { state.demand += more } }
      case .completion(let completion, let downstream):
        downstream.receive(completion: completion)
      }
    }
  }

  /// Adds demand and delivers the values that wait for it. If a delivery is running, it delivers them.
  func add(_ demand: Subscribers.Demand) {
    let isDelivering = lock.withLock {
      state.demand += demand
      return deliveries > 0
    }
    if !isDelivering { deliver() }
  }

  private func nextEvent() -> DeliveryEvent<State.Downstream>? {
    lock.withLock {
      let event = state.next()
      if event == nil { deliveries -= 1 }
      return event
    }
  }
}
