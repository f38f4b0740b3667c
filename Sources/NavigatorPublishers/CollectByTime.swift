import OpenCombine

extension Publishers {
  /// A strategy for collecting values in arrays.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Arrays of the values of each period of a scheduler.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Arrays of the values of each period of a scheduler, which are published earlier when they contain a number of values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher of arrays of the values that another publisher sends in each period of a scheduler.
  ///
  /// The periods begin with the subscription. At the end of a period, an array of its values is published on the scheduler;
  /// nothing is published if there are none. An array that has the maximum number of values is published at once, and the period
  /// continues. The remaining values are published when the publisher finishes, and dropped when it fails.
  ///
  /// Values wait while the subscriber has no demand. The publisher requests as many values as the demanded arrays can contain.
  /// Without a maximum number it requests one value at a time, and at most one value is added while there is no demand.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the arrays.
    public typealias Output = [Upstream.Output]
    /// The type of the errors.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The strategy for collecting the values.
    public let strategy: TimeGroupingStrategy<Context>
    /// The options of the scheduled actions.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher of arrays of the values that another publisher sends.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectionSubscription<Upstream.Output, S, Context>(subscriber, strategy, options))
    }
  }
}

extension Publisher {
  /// Returns a publisher of arrays of this publisher's values.
  ///
  /// - Parameters:
  ///   - strategy: The scheduler and its period, and the maximum number of values in an array.
  ///   - options: The options of the scheduled actions.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
