import Foundation

/// Runs the workloads whose names contain the first argument, or all, and prints their medians with the bounds of the project.
/// Fails if a bound is missed.
///
/// The second argument replaces the number of samples, so that a profiler sees mostly the work itself:
///
///     perf record -g Benchmarks/.build/release/Benchmarks "own state" 200000
@main
@MainActor
struct Main {
  static func main() throws {
    print("Medians of release builds. Bounds are longer on a machine that is slower than the one for which they are stated.\n")
    print(Measurement.header)
    let arguments = CommandLine.arguments.dropFirst()
    let part = arguments.first ?? ""
    let samples = arguments.dropFirst().first.flatMap { Int($0) }
    var medians: [String: Duration] = [:]
    var missed = 0
    for workload in Workload.all where part.isEmpty || workload.name.contains(part) {
      let measurement = try workload.measure(samples: samples)
      medians[workload.name] = measurement.median
      if !measurement.isKept { missed += 1 }
      print(measurement)
    }
    for (first, second, bound) in Workload.comparisons {
      guard let first = medians[first].map({ (first, $0) }), let second = medians[second].map({ (second, $0) }) else { continue }
      let ratio = Measurement.ratio(of: first, to: second, bound: bound)
      if !ratio.isKept { missed += 1 }
      print(ratio.line)
    }
    print(missed > 0 ? "\n\(missed) bounds missed." : "\nAll bounds kept.")
    exit(missed > 0 ? 1 : 0)
  }
}
