import Foundation

/// The measured time of a workload and its bound.
struct Measurement: CustomStringConvertible {
  let name: String
  let samples: [Duration]
  let bound: Duration
  /// The shortest time of three other Swift UI runtimes for the same work, on a machine like CI's.
  let best: Duration?

  var median: Duration { samples.sorted()[samples.count / 2] }

  static let header = line("workload", "median", "bound", "others' best", "samples", "")

  var description: String {
    Self.line(name, text(median), text(bound), best.map(text) ?? "", "\(samples.count)", median <= bound ? "kept" : "MISSED")
  }

  /// Returns a line with the ratio of two medians.
  static func ratio(
    of first: (name: String, median: Duration), to second: (name: String, median: Duration), bound: Double
  ) -> String {
    let ratio = first.median / second.median
    let numbers = [ratio, bound].map { String(format: "%.2f", $0) }
    let work = "first build of "
    let name = [first.name, second.name].map { $0.replacing(work, with: "") }.joined(separator: " / ")
    return line(name, numbers[0], numbers[1], "", "", ratio <= bound ? "kept" : "MISSED")
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
