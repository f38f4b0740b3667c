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

  /// Returns the identifiers of the selected rows if the selection contains a row. Otherwise returns the identifier of that row.
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

/// A namespace for sorting the rows of a table.
nonisolated enum TableOrder {
  /// Returns an order in which a comparator comes first. If it was already the first one, its order is reversed.
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
  /// Returns a Boolean value that indicates whether two comparators are equal, ignoring their sort order.
  nonisolated func isSame(as other: Self) -> Bool {
    var other = other
    other.order = order
    return self == other
  }
}
