/// Compares the cost of case paths with that of `switch`, and prints the medians with the bounds of the project.
@main
@MainActor
struct Main {
  static func main() {
    print("Case paths, medians of release builds; bounds are those of a machine like CI's.\n")
    print(Cost.header)
    for cost in Cost.small() + Cost.large() + Cost.composed() {
      print(cost.measured())
    }
  }
}
