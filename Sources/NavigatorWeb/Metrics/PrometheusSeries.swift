import CoreMetrics
import Synchronization

/// A series of a metric: the values that were recorded with one set of labels.
protocol PrometheusSeries: AnyObject, Sendable {
  /// Appends the current values.
  func write(to text: inout PrometheusText, name: String, labels: PrometheusLabels)
}

/// The kind of a metric, as in its `TYPE` line.
enum PrometheusKind: String, Sendable {
  case counter, gauge, histogram
}

/// A counter, which never decreases.
final class PrometheusCounter: PrometheusSeries, CounterHandler, FloatingPointCounterHandler {
  private let count = Mutex(0.0)

  func increment(by amount: Int64) { increment(by: Double(amount)) }

  /// Adds an amount. Amounts that are negative or not finite are ignored.
  func increment(by amount: Double) {
    guard amount > 0, amount.isFinite else { return }
    count.withLock { $0 += amount }
  }

  func reset() { count.withLock { $0 = 0 } }

  func write(to text: inout PrometheusText, name: String, labels: PrometheusLabels) {
    text.sample(name, labels, count.withLock { $0 })
  }
}

/// A gauge, which can increase and decrease.
final class PrometheusGauge: PrometheusSeries, MeterHandler, RecorderHandler {
  private let value = Mutex(0.0)

  func set(_ value: Int64) { set(Double(value)) }
  func set(_ value: Double) { self.value.withLock { $0 = value } }
  func increment(by amount: Double) { value.withLock { $0 += amount } }
  func decrement(by amount: Double) { value.withLock { $0 -= amount } }
  func record(_ value: Int64) { set(value) }
  func record(_ value: Double) { set(value) }

  func write(to text: inout PrometheusText, name: String, labels: PrometheusLabels) {
    text.sample(name, labels, value.withLock { $0 })
  }
}

/// A histogram: the number of values in each bucket, and their sum.
final class PrometheusHistogram: PrometheusSeries, RecorderHandler, TimerHandler {
  private struct State {
    /// The number of values in each bucket. The last bucket is for values above all bounds.
    var counts: [Int]
    var sum = 0.0
  }

  private let bounds: [Double]
  private let state: Mutex<State>

  /// - Parameter bounds: The upper bounds of the buckets, in ascending order.
  init(bounds: [Double]) {
    self.bounds = bounds
    state = Mutex(State(counts: Array(repeating: 0, count: bounds.count + 1)))
  }

  /// Creates a histogram with bounds from 0.1 milliseconds to 10 seconds.
  static func ofSeconds() -> PrometheusHistogram {
    PrometheusHistogram(bounds: [
      0.0001, 0.000_25, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
    ])
  }

  /// Creates a histogram for values of any unit.
  static func ofValues() -> PrometheusHistogram {
    PrometheusHistogram(bounds: [0.001, 0.01, 0.1, 1, 5, 10, 50, 100, 500, 1_000, 5_000, 10_000, 100_000, 1_000_000])
  }

  func record(_ value: Int64) { record(Double(value)) }

  func record(_ value: Double) {
    guard value.isFinite else { return }
    let bucket = bounds.firstIndex { value <= $0 } ?? bounds.count
    state.withLock { state in
      state.counts[bucket] += 1
      state.sum += value
    }
  }

  func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }

  func write(to text: inout PrometheusText, name: String, labels: PrometheusLabels) {
    let (counts, sum) = state.withLock { ($0.counts, $0.sum) }
    var total = 0
    for (bound, count) in zip(bounds + [.infinity], counts) {
      total += count
      text.sample(name + "_bucket", labels.adding("le", PrometheusText.number(bound)), Double(total))
    }
    text.sample(name + "_sum", labels, sum)
    text.sample(name + "_count", labels, Double(total))
  }
}
