import CoreMetrics
import Synchronization

/// One line of numbers of a metric: what was recorded under one set of labels.
protocol PrometheusSeries: AnyObject, Sendable {
  /// Writes what it holds now.
  func write(to text: inout PrometheusText, name: String, labels: PrometheusLabels)
}

/// What a metric is, as its `TYPE` line says.
enum PrometheusKind: String, Sendable {
  case counter, gauge, histogram
}

/// A count that only grows.
final class PrometheusCounter: PrometheusSeries, CounterHandler, FloatingPointCounterHandler {
  private let count = Mutex(0.0)

  func increment(by amount: Int64) { increment(by: Double(amount)) }

  /// What would make it smaller, or no number, is not taken.
  func increment(by amount: Double) {
    guard amount > 0, amount.isFinite else { return }
    count.withLock { $0 += amount }
  }

  func reset() { count.withLock { $0 = 0 } }

  func write(to text: inout PrometheusText, name: String, labels: PrometheusLabels) {
    text.sample(name, labels, count.withLock { $0 })
  }
}

/// A number that goes up and down.
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

/// How often values up to each bound were recorded, and their sum.
final class PrometheusHistogram: PrometheusSeries, RecorderHandler, TimerHandler {
  private struct State {
    /// One for each bound, and one for what is above all of them.
    var counts: [Int]
    var sum = 0.0
  }

  private let bounds: [Double]
  private let state: Mutex<State>

  /// - Parameter bounds: In ascending order.
  init(bounds: [Double]) {
    self.bounds = bounds
    state = Mutex(State(counts: Array(repeating: 0, count: bounds.count + 1)))
  }

  /// From a tenth of a millisecond to ten seconds.
  static func ofSeconds() -> PrometheusHistogram {
    PrometheusHistogram(bounds: [
      0.0001, 0.000_25, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
    ])
  }

  /// For values of any unit.
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
