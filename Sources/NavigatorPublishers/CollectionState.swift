import OpenCombine

/// The state of a ``CollectionSubscription``.
struct CollectionState<Value, Downstream: Subscriber>: DeliveryState where Downstream.Input == [Value] {
  var demand = Subscribers.Demand.none
  /// The subscriber; nil after the end.
  private(set) var downstream: Downstream?
  private(set) var subscription: (any Subscription)?
  private(set) var timer: (any Cancellable)?
  /// The maximum number of values in an array; nil if there is none.
  private let maximum: Int?
  /// The number of values that the publisher may send.
  private var requested = Subscribers.Demand.none
  private var values: [Value] = []
  private var isPeriodOver = false
  private var completion: Subscribers.Completion<Downstream.Failure>?

  init(_ downstream: Downstream?, maximum: Int?) {
    self.downstream = downstream
    self.maximum = maximum.map { max($0, 1) }
  }

  /// A Boolean value that indicates whether the publisher may send values.
  private var isActive: Bool { downstream != nil && completion == nil }

  /// Adds the publisher's subscription. Returns whether the subscription is used.
  mutating func add(_ subscription: any Subscription) -> Bool {
    guard isActive, self.subscription == nil else { return false }
    self.subscription = subscription
    return true
  }

  /// Adds the timer of the periods. Returns whether the timer is used.
  mutating func add(_ timer: any Cancellable) -> Bool {
    guard isActive, self.timer == nil else { return false }
    self.timer = timer
    return true
  }

  /// Adds a value, unless the publisher sends more values than requested.
  mutating func add(_ value: Value) {
    guard isActive, requested > .none else { return }
    requested -= 1
    values.append(value)
  }

  /// Ends the current period. Its values wait for the end of the next one if there is no demand.
  mutating func endPeriod() {
    isPeriodOver = isActive && demand > .none && !values.isEmpty
  }

  /// Ends the publisher. Values that remain after it has finished wait for demand. Returns the removed state.
  mutating func complete(_ completion: Subscribers.Completion<Downstream.Failure>) -> Self? {
    guard isActive else { return nil }
    let removed = self
    subscription = nil
    timer = nil
    if case .failure = completion { values = [] }
    self.completion = completion
    return removed
  }

  /// Ends the subscription. Returns the removed state.
  mutating func cancel() -> Self {
    defer { self = Self(nil, maximum: nil) }
    return self
  }

  mutating func next() -> DeliveryEvent<Downstream>? {
    guard let downstream else { return nil }
    if let completion, values.isEmpty {
      self.downstream = nil
      return .completion(completion, downstream)
    }
    guard demand > .none, let count = readyCount else { return nil }
    demand -= 1
    isPeriodOver = false
    let group = Array(values.prefix(count))
    values.removeFirst(count)
    return .value(group, downstream)
  }

  /// The number of values of the next array; nil if it is not ready.
  private var readyCount: Int? {
    if let maximum, values.count >= maximum { return maximum }
    return isPeriodOver || completion != nil ? values.count : nil
  }

  /// Returns the demand to request from the publisher after deliveries or a change of the demand.
  mutating func request() -> Subscribers.Demand {
    guard isActive, subscription != nil, demand > .none else { return .none }
    let missing = missingDemand
    requested += missing
    return missing
  }

  private var missingDemand: Subscribers.Demand {
    if requested == .unlimited { return .none }
    if demand == .unlimited { return .unlimited }
    guard let maximum else { return requested == .none ? .max(1) : .none }
    let wanted = demand * maximum
    let held = requested + .max(values.count)
    // A subtraction with a negative result would end the process.
    return wanted > held ? wanted - held : .none
  }
}
