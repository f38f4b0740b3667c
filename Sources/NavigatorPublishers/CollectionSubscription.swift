import OpenCombine

/// The subscription of a subscriber to arrays of the values that a publisher sends in each period of a scheduler.
final class CollectionSubscription<Value, Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription,
  CustomStringConvertible
where Downstream.Input == [Value] {
  typealias Input = Value
  typealias Failure = Downstream.Failure

  private let delivery: Delivery<CollectionState<Value, Downstream>>
  private let scheduler: Context
  private let period: Context.SchedulerTimeType.Stride
  private let options: Context.SchedulerOptions?

  init(_ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>, _ options: Context.SchedulerOptions?) {
    let maximum: Int?
    switch strategy {
    case .byTime(let scheduler, let period): (self.scheduler, self.period, maximum) = (scheduler, period, nil)
    case .byTimeOrCount(let scheduler, let period, let count): (self.scheduler, self.period, maximum) = (scheduler, period, count)
    }
    self.options = options
    delivery = Delivery(CollectionState(downstream, maximum: maximum))
  }

  // The publisher and the subscriber may release the subscription without an end.
  deinit {
    delivery.withState { $0.timer }?.cancel()
  }

  var description: String { "CollectByTime" }

  func receive(subscription: any Subscription) {
    guard delivery.withState({ $0.add(subscription) }) else { return subscription.cancel() }
    startTimer()
    delivery.withState { $0.downstream }?.receive(subscription: self)
  }

  private func startTimer() {
    let timer = scheduler.schedule(
      after: scheduler.now.advanced(by: period), interval: period, tolerance: scheduler.minimumTolerance, options: options
    ) { [weak self] in self?.endPeriod() }
    if !delivery.withState({ $0.add(timer) }) { timer.cancel() }
  }

  private func endPeriod() {
    delivery.deliver { $0.endPeriod() }
    sendRequest()
  }

  func receive(_ value: Value) -> Subscribers.Demand {
    delivery.deliver { $0.add(value) }
    return delivery.withState { $0.request() }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let removed = delivery.withState { $0.complete(completion) }
    removed?.timer?.cancel()
    delivery.deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    delivery.add(demand)
    sendRequest()
  }

  private func sendRequest() {
    let request = delivery.withState { ($0.request(), $0.subscription) }
    if request.0 > .none { request.1?.request(request.0) }
  }

  func cancel() {
    let removed = delivery.withState { $0.cancel() }
    removed.timer?.cancel()
    removed.subscription?.cancel()
  }
}
