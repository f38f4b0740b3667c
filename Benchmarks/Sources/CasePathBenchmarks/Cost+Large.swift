import CasePathEnums

extension Cost {
  /// An enum of thirty cases.
  static func large() -> [Cost] {
    let values = hidden([Large.number(1), .c28(2), .number(3), .c15])
    let box = Box(hidden(Large.number(1)))
    return [
      Cost("30 cases: extract with a switch") { if case .number(let value) = values[$0 & 3] { keep(value) } else { keep(0) } },
      Cost("30 cases: value[case: \\.number]", bound: 25, others: 1_800, isFreeOfAllocations: true) {
        keep(values[$0 & 3][case: \.number])
      },
      Cost("30 cases: value.c28", bound: 6, others: 20, isFreeOfAllocations: true) { keep(values[$0 & 3].c28) },
      Cost("30 cases: is(\\.c28)", bound: 25, others: 2_000, isFreeOfAllocations: true) { keep(values[$0 & 3].is(\.c28)) },
      Cost("30 cases: embed", bound: 25, isFreeOfAllocations: true) { keep((\Large.Cases.c28)($0)) },
      Cost("30 cases: modify(\\.number)", bound: 25, isFreeOfAllocations: true) { number in
        box.value.modify(\.number) { $0 &+= number }
      },
      Cost("30 cases: name the current case", bound: 25, others: 43_000, isFreeOfAllocations: true) { keep(values[$0 & 3].case) },
    ]
  }
}
