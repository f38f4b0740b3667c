import CAllocations

/// The cost of an operation: nanoseconds and allocations for each call.
@MainActor
struct Cost {
  let name: String
  /// The bound in nanoseconds, or nil for a comparison.
  var bound: Double?
  /// The time of the most popular library, on a machine like that of CI.
  var others: Double?
  var isFreeOfAllocations = false
  let operation: (Int) -> Void

  init(
    _ name: String, bound: Double? = nil, others: Double? = nil, isFreeOfAllocations: Bool = false,
    operation: @escaping (Int) -> Void
  ) {
    self.name = name
    self.bound = bound
    self.others = others
    self.isFreeOfAllocations = isFreeOfAllocations
    self.operation = operation
  }

  static let header = row("operation", "ns", "bound", "others", "allocations", "")

  /// Returns a line with the measured cost, and a Boolean value that indicates whether it is within its bounds.
  func measured() -> (line: String, isKept: Bool) {
    for number in 0..<1_000 { operation(number) }
    let samples = (0..<21).map { _ in sample() }
    let time = samples.map(\.time).sorted()[samples.count / 2]
    let allocations = samples.map(\.allocations).min() ?? 0
    let isKept = time <= bound ?? .infinity && !(isFreeOfAllocations && allocations > 0)
    let line = Self.row(
      name, text(time), bound.map(text) ?? "", others.map(text) ?? "", text(allocations),
      bound == nil ? "" : isKept ? "kept" : "MISSED")
    return (line, isKept)
  }

  private func sample() -> (time: Double, allocations: Double) {
    let count = 20_000
    let before = navigator_allocation_count()
    let clock = ContinuousClock()
    let time = clock.measure {
      for number in 0..<count { operation(number) }
    }
    return (time / .nanoseconds(count), Double(navigator_allocation_count() - before) / Double(count))
  }

  private func text(_ number: Double) -> String {
    let tenths = (number * 10).rounded() / 10
    return "\(tenths)"
  }

  private static func row(_ name: String, _ columns: String...) -> String {
    let padding = String(repeating: " ", count: max(1, 44 - name.count))
    return name + padding + columns.map { String(repeating: " ", count: max(0, 13 - $0.count)) + $0 }.joined()
  }
}

/// Uses a measured value, so that the compiler does not remove the work.
@inline(never) @_optimize(none)
func keep<Value>(_ value: Value) {}

/// Hides the origin of a value from the compiler, so that nothing is computed in advance.
@inline(never) @_optimize(none)
func hidden<Value>(_ value: Value) -> Value { value }
