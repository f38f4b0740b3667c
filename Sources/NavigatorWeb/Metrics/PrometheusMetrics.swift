import CoreMetrics
import Synchronization

/// A backend of swift-metrics that writes metrics in the Prometheus text format. Meters become gauges, timers become histograms
/// in seconds, and recorders become histograms, or gauges if they do not aggregate.
///
/// Names and labels are converted to the allowed form. Memory is bounded: the series of a metric in excess of ``maximumSeries``
/// are combined under the value `other`. A metric in excess of ``maximumMetrics`` is discarded, as is one whose name a metric of
/// another kind uses.
final class PrometheusMetrics: MetricsFactory {
  static let maximumMetrics = 1_000
  static let maximumSeries = 200

  private struct Metric {
    let kind: PrometheusKind
    var series: [PrometheusLabels: any PrometheusSeries] = [:]
  }

  private let metrics = Mutex<[String: Metric]>([:])
  private let descriptions: [String: String]

  /// - Parameter descriptions: The help texts of the metrics, by name.
  init(descriptions: [String: String] = [:]) {
    self.descriptions = descriptions
  }

  /// The text of all metrics, sorted by name and labels.
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

  /// Returns the series with a name and labels. All callers with the same name and labels share it.
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
