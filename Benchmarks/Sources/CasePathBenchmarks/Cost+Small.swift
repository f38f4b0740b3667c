import CasePathEnums

extension Cost {
  /// An enum of three cases.
  static func small() -> [Cost] {
    let values = hidden([Small.number(1), .inner(.number(2)), .number(3), .none])
    let box = Box(hidden(Small.number(1)))
    let path = hidden(\Small.Cases.number)
    return [
      Cost("3 cases: extract with a switch") { if case .number(let value) = values[$0 & 3] { keep(value) } else { keep(0) } },
      Cost("3 cases: value[case: \\.number]", bound: 25, others: 1_800, isFreeOfAllocations: true) {
        keep(values[$0 & 3][case: \.number])
      },
      Cost("3 cases: value.number", bound: 6, others: 20, isFreeOfAllocations: true) { keep(values[$0 & 3].number) },
      Cost("3 cases: is(\\.number)", bound: 25, others: 2_000, isFreeOfAllocations: true) { keep(values[$0 & 3].is(\.number)) },
      Cost("3 cases: embed", bound: 25, isFreeOfAllocations: true) { keep((\Small.Cases.number)($0)) },
      Cost("3 cases: modify with a switch") {
        if case .number(let value) = box.value { box.value = .number(value &+ $0) }
      },
      Cost("3 cases: modify(\\.number)", bound: 25, isFreeOfAllocations: true) { number in
        box.value.modify(\.number) { $0 &+= number }
      },
      Cost("3 cases: value[case: \\.number] = …", bound: 25, isFreeOfAllocations: true) { box.value[case: \.number] = $0 },
      Cost("3 cases: name the current case", bound: 25, others: 7_000, isFreeOfAllocations: true) { keep(values[$0 & 3].case) },
      Cost("stored: value[case: path]", bound: 100, isFreeOfAllocations: true) { keep(values[$0 & 3][case: path]) },
      Cost("stored: is(path)", bound: 100, isFreeOfAllocations: true) { keep(values[$0 & 3].is(path)) },
      Cost("stored: embed", bound: 100, isFreeOfAllocations: true) { keep(path($0)) },
      Cost("stored: modify(path)", bound: 100, isFreeOfAllocations: true) { number in box.value.modify(path) { $0 &+= number } },
    ]
  }
}

/// A variable that changes repeatedly.
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
