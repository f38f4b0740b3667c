import Foundation

/// Compares the cost of case paths with that of `switch`, and prints the medians with the bounds of the project. Fails if a bound
/// is missed.
@main
@MainActor
struct Main {
  static func main() {
    print("Case paths, medians of release builds; bounds are those of a machine like CI's.\n")
    print(Cost.header)
    var missed = 0
    for cost in Cost.small() + Cost.large() + Cost.composed() {
      let measured = cost.measured()
      if !measured.isKept { missed += 1 }
      print(measured.line)
    }
    print(missed > 0 ? "\n\(missed) bounds missed." : "\nAll bounds kept.")
    exit(missed > 0 ? 1 : 0)
  }
}
