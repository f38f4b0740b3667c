import OpenCombine

/// The subscription of a subscriber to several publishers, for all types of merged publishers.
final class MergeSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
  private let delivery: Delivery<MergeState<Downstream>>

  private init(_ downstream: Downstream, count: Int) {
    delivery = Delivery(MergeState(downstream, count: count))
  }

  var description: String { "Merge" }

  /// Sends a subscription to a subscriber, and subscribes to the publishers.
  static func start(_ downstream: Downstream, _ publishers: [any Publisher<Downstream.Input, Downstream.Failure>]) {
    let subscription = MergeSubscription(downstream, count: publishers.count)
    downstream.receive(subscription: subscription)
    for (side, publisher) in publishers.enumerated() where subscription.isActive {
      publisher.subscribe(subscription.subscriber(side))
    }
    // Without publishers, the subscription has finished.
    if publishers.isEmpty { subscription.delivery.deliver() }
  }

  private var isActive: Bool { delivery.withState { $0.isActive } }

  private func subscriber(_ side: Int) -> AnySubscriber<Downstream.Input, Downstream.Failure> {
    AnySubscriber(
      receiveSubscription: { self.receive($0, side) },
      receiveValue: { self.receive($0, side) },
      receiveCompletion: { self.complete($0, side) })
  }

  private func receive(_ subscription: any Subscription, _ side: Int) {
    guard let demand = delivery.withState({ $0.add(subscription, side) }) else { return subscription.cancel() }
    subscription.request(demand)
  }

  private func receive(_ value: Downstream.Input, _ side: Int) -> Subscribers.Demand {
    delivery.deliver { $0.add(value, side) }
    return sendRequests(except: side)
  }

  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>, _ side: Int) {
    switch completion {
    case .finished:
      let finished = delivery.withState { $0.finish(side) }
      withExtendedLifetime(finished) { delivery.deliver() }
      _ = sendRequests()
    case .failure(let error):
      let removed = delivery.withState { $0.fail(error, side) }
      removed?.subscriptions(except: side).forEach { $0.cancel() }
      delivery.deliver()
    }
  }

  /// Sends the requests that are due. Returns the demand for a publisher that is sending a value.
  private func sendRequests(except sender: Int? = nil) -> Subscribers.Demand {
    var returned = Subscribers.Demand.none
    for request in delivery.withState({ $0.requests() }) {
      if request.side == sender {
        returned = request.demand
      } else {
        request.subscription.request(request.demand)
      }
    }
    return returned
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    delivery.add(demand)
    _ = sendRequests()
  }

  func cancel() {
    let removed = delivery.withState { $0.cancel() }
    removed.subscriptions().forEach { $0.cancel() }
  }
}
