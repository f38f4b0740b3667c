/// Measures what case paths cost beside a `switch`, and prints the medians beside the bounds that the project keeps.
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
