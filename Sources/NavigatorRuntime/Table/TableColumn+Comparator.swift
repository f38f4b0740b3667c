import Foundation

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localized title that sorts the rows by a property and a comparator of its values.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator), content)
  }

  /// Creates a column with a title that sorts the rows by a property and a comparator of its values.
  public init<V, C: SortComparator>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(text, KeyPathComparator(value, comparator: comparator), content)
  }

  /// Creates a column with a title that sorts the rows by a property and a comparator of its values.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator), content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Creates a column of texts with a localized title that sorts the rows by them with a comparator.
  public init(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
  ) {
    self.init(Text(titleKey), KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) }
  }

  /// Creates a column of texts with a title that sorts the rows by them with a comparator.
  public init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator) {
    self.init(text, KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) }
  }

  /// Creates a column of texts with a title that sorts the rows by them with a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, value: any KeyPath<RowValue, String> & Sendable, comparator: String.StandardComparator
  ) {
    self.init(Text(title), KeyPathComparator(value, comparator: comparator)) { Text($0[keyPath: value]) }
  }
}
