import Foundation

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a sortable column with a localized title. A comparator compares the values of a property.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content)
  }

  /// Creates a sortable column with a title. A comparator compares the values of a property.
  public init<V, C: SortComparator>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(text, KeyPathComparator(value, comparator: comparator), content)
  }

  /// Creates a sortable column with a title. A comparator compares the values of a property.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator), content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Creates a sortable text column with a localized title. A comparator compares the texts.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
  ) {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) }
  }

  /// Creates a sortable text column with a title. A comparator compares the texts.
  public init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator) {
    self.init(text, KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) }
  }

  /// Creates a sortable text column with a title. A comparator compares the texts.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
  ) {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) }
  }
}
