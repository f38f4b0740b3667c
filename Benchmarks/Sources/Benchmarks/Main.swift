/// Runs all workloads and prints their medians with the bounds of the project.
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
