/// Runs every workload and prints their medians beside the bounds that the project keeps.
@main
@MainActor
struct Main {
  static func main() throws {
    print("Medians of release builds; bounds are those of a machine like CI's.\n")
    print(Measurement.header)
    for workload in Workload.all {
      print(try workload.measure())
    }
  }
}
