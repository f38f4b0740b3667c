import Foundation

/// The selection of a table.
enum TableSelection<ID: Hashable> {
  case one(Binding<ID?>)
  case many(Binding<Set<ID>>)

  @MainActor func contains(_ id: ID) -> Bool {
    switch self {
    case .one(let binding): binding.wrappedValue == id
    case .many(let binding): binding.wrappedValue.contains(id)
    }
  }

  /// Returns the ids of the selected rows if a row is one of them, or else that of the row.
  @MainActor func tags(with id: ID) -> Set<AnyHashable> {
    guard contains(id) else { return [AnyHashable(id)] }
    return switch self {
    case .one: [AnyHashable(id)]
    case .many(let binding): Set(binding.wrappedValue.map { AnyHashable($0) })
    }
  }

  @MainActor func toggle(_ id: ID) {
    switch self {
    case .one(let binding): binding.wrappedValue = id
    case .many(let binding): binding.wrappedValue = binding.wrappedValue.toggling(id)
    }
  }
}

/// The order of a table's rows.
nonisolated enum TableOrder {
  /// Returns an order whose first comparator is the given one, reversed if it was the first one before.
  static func sorted<Sort: SortComparator>(_ order: [Sort], by comparator: Sort) -> [Sort] {
    var first = comparator
    if let current = order.first, current.isSame(as: comparator) {
      first = current
      first.order = current.order == .forward ? .reverse : .forward
    }
    return [first] + order.filter { !$0.isSame(as: comparator) }
  }
}

extension SortComparator {
  /// Returns a Boolean value that indicates whether two comparators are equal but for their order.
  nonisolated func isSame(as other: Self) -> Bool {
    var other = other
    other.order = order
    return self == other
  }
}
