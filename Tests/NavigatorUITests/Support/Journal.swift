import Observation

/// What happened, in order; handed to views that report to it.
@Observable
final class Journal {
  @ObservationIgnored private(set) var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }

  /// The entries since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
