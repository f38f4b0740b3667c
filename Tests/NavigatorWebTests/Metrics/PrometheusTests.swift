import CoreMetrics
import Testing

@testable import NavigatorWeb

/// The Prometheus text of metrics that are recorded through swift-metrics.
@Suite
struct PrometheusTests {
  private let metrics = PrometheusMetrics(descriptions: ["requests_total": "Requests,\nby \\path."])

  @Test("Each kind of metric is written with its type, sorted by name and labels")
  func kindMetricWrittenType() {
    Counter(label: "requests_total", dimensions: [("path", "/b")], factory: metrics).increment(by: 2)
    Counter(label: "requests_total", dimensions: [("path", "/a")], factory: metrics).increment()
    FloatingPointCounter(label: "joules_total", factory: metrics).increment(by: 0.5)
    Meter(label: "open", factory: metrics).increment(by: 3)
    Gauge(label: "last", factory: metrics).record(-7)
    #expect(
      metrics.text == """
        # TYPE joules_total counter
        joules_total 0.5
        # TYPE last gauge
        last -7
        # TYPE open gauge
        open 3
        # HELP requests_total Requests,\\nby \\\\path.
        # TYPE requests_total counter
        requests_total{path="/a"} 1
        requests_total{path="/b"} 2

        """)
  }

  @Test("Timers are histograms in seconds with cumulative buckets")
  func timersHistogramsSecondsCumulative() {
    let timer = Timer(label: "work_seconds", factory: metrics)
    timer.recordMilliseconds(0.2)
    timer.recordMilliseconds(3)
    timer.recordSeconds(60)
    let lines = Set(metrics.text.split(separator: "\n").map(String.init))
    #expect(
      lines.isSuperset(of: [
        "# TYPE work_seconds histogram",
        #"work_seconds_bucket{le="0.0001"} 0"#, #"work_seconds_bucket{le="0.00025"} 1"#,
        #"work_seconds_bucket{le="0.0025"} 1"#, #"work_seconds_bucket{le="0.005"} 2"#,
        #"work_seconds_bucket{le="10"} 2"#, #"work_seconds_bucket{le="+Inf"} 3"#,
        "work_seconds_sum 60.0032", "work_seconds_count 3",
      ]))
  }

  @Test("The value of a label is escaped and cannot start another line")
  func valueLabelEscapedCannot() {
    let value = "\"} 1\nevil 2\r\\\u{0}\u{7f}"
    Counter(label: "requests_total", dimensions: [("path", value)], factory: metrics).increment()
    let lines = metrics.text.split(separator: "\n")
    #expect(lines.last == "requests_total{path=\"\\\"} 1\\nevil 2\u{FFFD}\\\\\u{FFFD}\u{FFFD}\"} 1")
    #expect(lines.count == 3)
  }

  @Test("Names are converted to the form that the format allows")
  func namesConvertedFormFormat() {
    let dimensions = [("le", "1"), ("__name__", "2"), ("größe", "3"), ("9", "4"), ("", "5"), ("le", "6")]
    Counter(label: "9 lives{}", dimensions: dimensions, factory: metrics).increment()
    #expect(
      metrics.text == """
        # TYPE _9_lives__ counter
        _9_lives__{_="5",_9="4",exported___name__="2",exported_le="1",gr__e="3"} 1

        """)
  }

  @Test("The numbers of metrics and series and the lengths of labels are bounded")
  func numbersMetricsSeriesLengths() {
    for number in 0..<1_000 {
      Counter(label: "requests_total", dimensions: [("path", "/\(number)")], factory: metrics).increment()
      Counter(label: "requests_total", dimensions: [("path\(number)", "")], factory: metrics).increment()
      Counter(label: "long_total", dimensions: [("path", String(repeating: "x", count: 10_000))], factory: metrics).increment()
    }
    for number in 0..<2_000 { Counter(label: "metric_\(number)", factory: metrics).increment() }
    let lines = metrics.text.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.hasPrefix("requests_total{") }.count == PrometheusMetrics.maximumSeries + 1)
    #expect(lines.filter { $0.hasPrefix("# TYPE") }.count == PrometheusMetrics.maximumMetrics)
    #expect(lines.contains("long_total{path=\"\(String(repeating: "x", count: 128))\"} 1000"))
  }

  @Test("Values that a metric does not allow are ignored")
  func valuesMetricAllowIgnored() {
    let counter = FloatingPointCounter(label: "joules_total", factory: metrics)
    counter.increment(by: 2.0)
    counter.increment(by: -1.0)
    counter.increment(by: Double.nan)
    Meter(label: "joules_total", factory: metrics).set(99)
    Recorder(label: "sizes", factory: metrics).record(Double.infinity)
    #expect(metrics.text.hasPrefix("# TYPE joules_total counter\njoules_total 2\n# TYPE sizes histogram\n"))
    #expect(metrics.text.hasSuffix("sizes_sum 0\nsizes_count 0\n"))
  }

  @Test("The same name and labels return the same metric until it is destroyed")
  func sameNameLabelsReturn() {
    let one = Counter(label: "requests_total", dimensions: [("path", "/")], factory: metrics)
    one.increment()
    Counter(label: "requests_total", dimensions: [("path", "/")], factory: metrics).increment()
    #expect(metrics.text.contains("requests_total{path=\"/\"} 2\n"))
    one.destroy()
    #expect(metrics.text.isEmpty)
  }
}
