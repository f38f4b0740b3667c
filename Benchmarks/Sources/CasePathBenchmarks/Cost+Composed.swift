import CasePathEnums

extension Cost {
  /// Paths through two enums, cheaper alternatives to the key path, and enums with a type parameter.
  static func composed() -> [Cost] {
    let values = hidden([Small.number(1), .inner(.number(2)), .inner(.none), .none])
    let generics = hidden([Generic.value(1), .none, .value(3), .none])
    let keyPath = hidden(\Small.Cases.inner.number)
    let path = hidden(AnyCasePath(\Small.Cases.inner.number))
    return [
      Cost("composed: value.inner?.number", bound: 100, isFreeOfAllocations: true) { keep(values[$0 & 3].inner?.number) },
      Cost("composed: stored AnyCasePath, extract", bound: 100, isFreeOfAllocations: true) {
        keep(path.extract(from: values[$0 & 3]))
      },
      Cost("composed: stored AnyCasePath, embed", bound: 100, isFreeOfAllocations: true) { keep(path.embed($0)) },
      // A key path through several cases holds the path of the inner case as an argument, so that each use evaluates two key
      // paths. A literal one is also created at each use. The aim of 100 ns cannot be met; an `AnyCasePath` meets it.
      Cost("composed: stored key path, extract", bound: 300) { keep(values[$0 & 3][case: keyPath]) },
      Cost("composed: stored key path, embed", bound: 300) { keep(keyPath($0)) },
      Cost("composed: value[case: \\.inner.number]", bound: 2_500) { keep(values[$0 & 3][case: \.inner.number]) },
      Cost("composed: is(\\.inner.number)", bound: 2_500) { keep(values[$0 & 3].is(\.inner.number)) },
      Cost("generic: value[case: \\.value]", bound: 100) { keep(generics[$0 & 3][case: \.value]) },
      Cost("generic: value.value", bound: 100) { keep(generics[$0 & 3].value) },
    ]
  }
}
