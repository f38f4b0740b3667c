import Combine

/// A subscriber that demands what the test requests, and records what it receives.
final class Probe<Input, Failure: Error & Equatable>: Subscriber {
  private(set) var subscription: (any Subscription)?
  private(set) var values: [Input] = []
  private(set) var completions: [Subscribers.Completion<Failure>] = []
  /// Returns the further demand for a received value.
  var onValue: (Input) -> Subscribers.Demand = { _ in .none }

  /// Subscribes to a publisher and requests values.
  init(_ publisher: some Publisher<Input, Failure>, demand: Subscribers.Demand = .none) {
    publisher.subscribe(self)
    request(demand)
  }

  func request(_ demand: Subscribers.Demand) {
    if demand > .none { subscription?.request(demand) }
  }

  func cancel() {
    subscription?.cancel()
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    completions.append(completion)
  }
}

/// A publisher with one subscriber. It sends the test's values regardless of the demand, and records the requests.
final class Source<Output, Failure: Error>: Publisher {
  private final class Connection: Subscription {
    let source: Source

    init(_ source: Source) {
      self.source = source
    }

    func request(_ demand: Subscribers.Demand) {
      source.requests.append(demand)
    }

    func cancel() {
      source.cancellations += 1
    }
  }

  /// The demands that the subscriber has requested, without those that it returned.
  private(set) var requests: [Subscribers.Demand] = []
  private(set) var cancellations = 0
  private var subscriber: AnySubscriber<Output, Failure>?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    self.subscriber = AnySubscriber(subscriber)
    sendSubscription()
  }

  /// Sends a subscription. Subscribers accept only the first.
  func sendSubscription() {
    subscriber?.receive(subscription: Connection(self))
  }

  /// Sends a value and returns the further demand.
  @discardableResult
  func send(_ value: Output) -> Subscribers.Demand {
    subscriber?.receive(value) ?? .none
  }

  func send(completion: Subscribers.Completion<Failure>) {
    subscriber?.receive(completion: completion)
  }
}

/// An error of a publisher in a test.
enum SourceError: Error {
  case broken
}
