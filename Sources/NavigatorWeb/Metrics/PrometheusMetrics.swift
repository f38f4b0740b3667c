import CoreMetrics
import Synchronization

/// Keeps what is recorded through swift-metrics and writes it down for Prometheus: counters, meters as gauges, timers as histograms of
/// seconds, recorders as histograms, or as gauges where they keep the last value alone.
///
/// Names and labels are brought into the form that the format allows. Memory is bounded: a metric with too many different labels counts
/// what more there comes under the value `other`; a metric too many is not kept, nor is one whose name another kind of metric has.
final class PrometheusMetrics: MetricsFactory {
  static let maximumMetrics = 1_000
  static let maximumSeries = 200

  private struct Metric {
    let kind: PrometheusKind
    var series: [PrometheusLabels: any PrometheusSeries] = [:]
  }

  private let metrics = Mutex<[String: Metric]>([:])
  private let descriptions: [String: String]

  /// - Parameter descriptions: What metrics say, by name.
  init(descriptions: [String: String] = [:]) {
    self.descriptions = descriptions
  }

  /// All metrics, sorted by name and labels.
  var text: String {
    var text = PrometheusText()
    for (name, metric) in metrics.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
      text.begin(name, metric.kind, description: descriptions[name])
      let sorted = metric.series.sorted { $0.key.pairs.lexicographicallyPrecedes($1.key.pairs) { $0.value < $1.value } }
      for (labels, series) in sorted { series.write(to: &text, name: name, labels: labels) }
    }
    return text.string
  }

  // MARK: MetricsFactory

  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    series(.counter, label, dimensions) { PrometheusCounter() } ?? NOOPMetricsHandler.instance
  }

  func makeFloatingPointCounter(label: String, dimensions: [(String, String)]) -> any FloatingPointCounterHandler {
    series(.counter, label, dimensions) { PrometheusCounter() } ?? NOOPMetricsHandler.instance
  }

  func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    series(.gauge, label, dimensions) { PrometheusGauge() } ?? NOOPMetricsHandler.instance
  }

  func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    if aggregate {
      return series(.histogram, label, dimensions, make: PrometheusHistogram.ofValues) ?? NOOPMetricsHandler.instance
    }
    return series(.gauge, label, dimensions) { PrometheusGauge() } ?? NOOPMetricsHandler.instance
  }

  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    series(.histogram, label, dimensions, make: PrometheusHistogram.ofSeconds) ?? NOOPMetricsHandler.instance
  }

  func destroyCounter(_ handler: any CounterHandler) { remove(handler) }
  func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) { remove(handler) }
  func destroyMeter(_ handler: any MeterHandler) { remove(handler) }
  func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }
  func destroyTimer(_ handler: any TimerHandler) { remove(handler) }

  // MARK: Series

  /// The series of that name and those labels: one and the same for all who ask.
  private func series<Series: PrometheusSeries>(
    _ kind: PrometheusKind, _ name: String, _ dimensions: [(String, String)], make: () -> Series
  ) -> Series? {
    let name = PrometheusLabels.metricName(name)
    var labels = PrometheusLabels(dimensions)
    return metrics.withLock { metrics in
      guard metrics[name] != nil || metrics.count < Self.maximumMetrics else { return nil }
      var metric = metrics[name] ?? Metric(kind: kind)
      guard metric.kind == kind else { return nil }
      if metric.series[labels] == nil, metric.series.count >= Self.maximumSeries { labels = labels.other }
      guard metric.series[labels] != nil || metric.series.count <= Self.maximumSeries else { return nil }
      let series = metric.series[labels] ?? make()
      metric.series[labels] = series
      metrics[name] = metric
      return series as? Series
    }
  }

  private func remove(_ handler: AnyObject) {
    metrics.withLock { metrics in
      for name in Array(metrics.keys) {
        guard let labels = metrics[name]?.series.first(where: { $0.value === handler })?.key else { continue }
        metrics[name]?.series[labels] = nil
        if metrics[name]?.series.isEmpty == true { metrics[name] = nil }
      }
    }
  }
}
