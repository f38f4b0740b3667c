import OpenCombine

/// The state of a ``MergeSubscription``.
///
/// While the subscriber's demand is finite, at most one value of each publisher waits. The next one is requested when the
/// subscriber has received it.
struct MergeState<Downstream: Subscriber>: DeliveryState {
  /// The part of the state that belongs to one publisher.
  struct Side {
    var subscription: (any Subscription)?
    /// The number of values that the publisher may send.
    var requested = Subscribers.Demand.none
    var isFinished = false
  }

  /// A request that must be sent to a publisher.
  struct Request {
    var side: Int
    var subscription: any Subscription
    var demand: Subscribers.Demand
  }

  var demand = Subscribers.Demand.none
  /// The subscriber; nil after the end.
  private(set) var downstream: Downstream?
  private var sides: [Side]
  private var unfinished: Int
  private var waiting: [(side: Int, value: Downstream.Input)] = []
  /// The publishers whose value the subscriber has received since the last requests.
  private var delivered: [Int] = []
  private var isUnlimited = false
  private var failure: Downstream.Failure?

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    sides = Array(repeating: Side(), count: count)
    unfinished = count
  }

  var isActive: Bool { downstream != nil && failure == nil }

  /// Adds a publisher's subscription, and returns the demand to request from it; nil if the subscription must be cancelled.
  mutating func add(_ subscription: any Subscription, _ side: Int) -> Subscribers.Demand? {
    guard isActive, sides[side].subscription == nil, !sides[side].isFinished else { return nil }
    sides[side].subscription = subscription
    sides[side].requested = isUnlimited ? .unlimited : .max(1)
    return sides[side].requested
  }

  /// Adds a publisher's value, unless the publisher sends more values than requested.
  mutating func add(_ value: Downstream.Input, _ side: Int) {
    guard isActive, sides[side].requested > .none else { return }
    sides[side].requested -= 1
    waiting.append((side, value))
  }

  /// Ends a publisher that has finished. Returns its subscription.
  mutating func finish(_ side: Int) -> (any Subscription)? {
    guard isActive, !sides[side].isFinished else { return nil }
    unfinished -= 1
    let subscription = sides[side].subscription
    sides[side] = Side(isFinished: true)
    return subscription
  }

  /// Ends all publishers after the failure of one. Returns the removed state.
  mutating func fail(_ error: Downstream.Failure, _ side: Int) -> Self? {
    guard isActive, !sides[side].isFinished else { return nil }
    defer { self = Self(failed: error, downstream) }
    return self
  }

  /// Ends the subscription. Returns the removed state.
  mutating func cancel() -> Self {
    defer { self = Self(failed: nil, nil) }
    return self
  }

  private init(failed error: Downstream.Failure?, _ downstream: Downstream?) {
    self.downstream = downstream
    failure = error
    sides = []
    unfinished = 0
  }

  /// Returns the subscriptions of all publishers that have not finished, or of all but one.
  func subscriptions(except side: Int? = nil) -> [any Subscription] {
    sides.indices.compactMap { $0 == side ? nil : sides[$0].subscription }
  }

  mutating func next() -> DeliveryEvent<Downstream>? {
    guard let downstream else { return nil }
    if let failure {
      self.downstream = nil
      return .completion(.failure(failure), downstream)
    }
    if demand > .none, !waiting.isEmpty {
      demand -= 1
      let (side, value) = waiting.removeFirst()
      delivered.append(side)
      return .value(value, downstream)
    }
    guard unfinished == 0, waiting.isEmpty else { return nil }
    self.downstream = nil
    return .completion(.finished, downstream)
  }

  /// Returns the requests to send to publishers after deliveries or a change of the demand.
  mutating func requests() -> [Request] {
    guard isActive else { return [] }
    if demand == .unlimited, !isUnlimited {
      isUnlimited = true
      return request(.unlimited, from: sides.indices)
    }
    // The list of an unlimited subscription is discarded: its publishers may send any number of values.
    defer { delivered.removeAll(keepingCapacity: true) }
    return isUnlimited ? [] : request(.max(1), from: delivered)
  }

  private mutating func request(_ demand: Subscribers.Demand, from indices: some Swift.Sequence<Int>) -> [Request] {
    indices.compactMap { side in
      guard let subscription = sides[side].subscription else { return nil }
      sides[side].requested = demand
      return Request(side: side, subscription: subscription, demand: demand)
    }
  }
}
