/// Runs the workloads whose names contain the first argument, or all, and prints their medians with the bounds of the project.
@main
@MainActor
struct Main {
  static func main() throws {
    print("Medians of release builds; bounds are those of a machine like CI's.\n")
    print(Measurement.header)
    let part = CommandLine.arguments.dropFirst().first ?? ""
    for workload in Workload.all where part.isEmpty || workload.name.contains(part) {
      print(try workload.measure())
    }
  }
}
