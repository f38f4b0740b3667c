import Foundation

/// The measured time of a workload and its bound.
struct Measurement: CustomStringConvertible {
  let name: String
  let samples: [Duration]
  /// The bound on the machine for which it is stated.
  let bound: Duration
  /// By how much this machine was slower while the workload was measured.
  let slowness: Double
  /// The shortest time of three other Swift UI runtimes for the same work, on a machine like CI's.
  let best: Duration?

  var median: Duration { samples.sorted()[samples.count / 2] }

  /// The bound on this machine.
  private var scaledBound: Duration { bound * slowness }

  static let header = line("workload", "median", "slowness", "bound here", "bound", "others' best", "samples", "")

  /// A Boolean value that indicates whether the median is within the bound on this machine.
  var isKept: Bool { median <= scaledBound }

  var description: String {
    let times = [median, scaledBound, bound].map(text)
    return Self.line(
      name, times[0], String(format: "%.2f", slowness), times[1], times[2], best.map(text) ?? "", "\(samples.count)",
      isKept ? "kept" : "MISSED")
  }

  /// Returns a line with the ratio of two medians, and a Boolean value that indicates whether the ratio is within its bound.
  static func ratio(
    of first: (name: String, median: Duration), to second: (name: String, median: Duration), bound: Double
  ) -> (line: String, isKept: Bool) {
    let ratio = first.median / second.median
    let numbers = [ratio, bound].map { String(format: "%.2f", $0) }
    let work = "first build of "
    let name = [first.name, second.name].map { $0.replacing(work, with: "") }.joined(separator: " / ")
    let isKept = ratio <= bound
    return (line(name, numbers[0], "", "", numbers[1], "", "", isKept ? "kept" : "MISSED"), isKept)
  }

  private static func line(_ name: String, _ columns: String...) -> String {
    let padded = columns.map { String(repeating: " ", count: max(0, 13 - $0.count)) + $0 }
    return name.padding(toLength: 42, withPad: " ", startingAt: 0) + padded.joined()
  }

  private func text(_ duration: Duration) -> String {
    let microseconds = duration / .microseconds(1)
    return microseconds < 1000
      ? String(format: "%.1f us", microseconds)
      : String(format: "%.2f ms", microseconds / 1000)
  }
}
