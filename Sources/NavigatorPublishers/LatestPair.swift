import Foundation
import OpenCombine

/// The subscription of a subscriber to the latest values of two publishers.
///
/// Both publishers may send from any thread. The state's lock is never held while a publisher or the subscriber is called. Values
/// are delivered one at a time.
final class LatestPair<A, B, Downstream: Subscriber>: Subscription, CustomStringConvertible where Downstream.Input == (A, B) {
  private struct Side<Value> {
    var subscription: (any Subscription)?
    var latest: Value?
    var isFinished = false
  }

  private struct State {
    var downstream: Downstream?
    var demand = Subscribers.Demand.none
    var first = Side<A>()
    var second = Side<B>()
  }

  private let lock = NSLock()
  /// The lock is recursive, because a subscriber can cause further values while it receives one.
  private let delivery = NSRecursiveLock()
  private var state: State

  init(_ downstream: Downstream) {
    state = State(downstream: downstream)
  }

  var description: String { "CombineLatest" }

  /// Sends the subscription to the subscriber, and subscribes to the publishers.
  func start<P: Publisher, Q: Publisher>(_ first: P, _ second: Q)
  where P.Output == A, Q.Output == B, P.Failure == Downstream.Failure, Q.Failure == Downstream.Failure {
    lock.withLock { state.downstream }?.receive(subscription: self)
    first.subscribe(subscriber(\.first))
    second.subscribe(subscriber(\.second))
  }

  private func subscriber<Value>(
    _ side: WritableKeyPath<State, Side<Value>>
  ) -> AnySubscriber<Value, Downstream.Failure> {
    AnySubscriber(
      receiveSubscription: { self.receive($0, side) },
      receiveValue: { value in
        self.receive(value, side)
        return .none
      },
      receiveCompletion: { self.complete($0, side) })
  }

  private func receive<Value>(_ subscription: any Subscription, _ side: WritableKeyPath<State, Side<Value>>) {
    let demand: Subscribers.Demand? = lock.withLock {
      guard state.downstream != nil, state[keyPath: side].subscription == nil else { return nil }
      state[keyPath: side].subscription = subscription
      return state.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > .none { subscription.request(demand) }
  }

  private func receive<Value>(_ value: Value, _ side: WritableKeyPath<State, Side<Value>>) {
    delivery.lock()
    defer { delivery.unlock() }
    let ready: (downstream: Downstream, pair: (A, B))? = lock.withLock {
      state[keyPath: side].latest = value
      guard let downstream = state.downstream, state.demand > .none, let first = state.first.latest,
        let second = state.second.latest
      else { return nil }
      state.demand -= 1
      return (downstream, (first, second))
    }
    guard let ready else { return }
    let more = ready.downstream.receive(ready.pair)
    if more > .none { request(more) }
  }

  private func complete<Value>(
    _ completion: Subscribers.Completion<Downstream.Failure>, _ side: WritableKeyPath<State, Side<Value>>
  ) {
    delivery.lock()
    defer { delivery.unlock() }
    let downstream: Downstream? = lock.withLock {
      state[keyPath: side].isFinished = true
      state[keyPath: side].subscription = nil
      if case .finished = completion, !(state.first.isFinished && state.second.isFinished) { return nil }
      return state.downstream
    }
    guard let downstream else { return }
    cancel()
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let subscriptions: [(any Subscription)?] = lock.withLock {
      state.demand += demand
      return [state.first.subscription, state.second.subscription]
    }
    for subscription in subscriptions { subscription?.request(demand) }
  }

  func cancel() {
    let subscriptions: [(any Subscription)?] = lock.withLock {
      let subscriptions = [state.first.subscription, state.second.subscription]
      state = State(downstream: nil)
      return subscriptions
    }
    for subscription in subscriptions { subscription?.cancel() }
  }
}
