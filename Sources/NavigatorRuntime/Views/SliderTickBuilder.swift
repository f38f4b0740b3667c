/// A result builder that creates the marks of a slider from the expressions of a closure.
@resultBuilder
nonisolated public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Returns the marks of an expression.
  public static func buildExpression(_ content: some SliderTickContent<V>) -> some SliderTickContent<V> { content }

  /// Returns no marks.
  public static func buildBlock() -> some SliderTickContent<V> { joined((), []) }

  /// Returns the marks of the first expression.
  public static func buildPartialBlock(first: some SliderTickContent<V>) -> some SliderTickContent<V> { first }

  /// Returns the marks of the expressions so far and of the next one.
  public static func buildPartialBlock(
    accumulated: some SliderTickContent<V>, next: some SliderTickContent<V>
  ) -> some SliderTickContent<V> {
    joined((accumulated, next), Array(accumulated.body) + Array(next.body))
  }

  /// Returns the marks of an expression whose condition is true, or none.
  public static func buildIf<C: SliderTickContent<V>>(_ content: C?) -> TupleSliderTickContent<V, C?> {
    joined(content, content.map { Array($0.body) } ?? [])
  }

  /// Returns the marks of a condition that is true.
  public static func buildEither(
    first: some SliderTickContent<V>
  ) -> TupleSliderTickContent<V, [SliderTick<V>]> {
    joined(Array(first.body), Array(first.body))
  }

  /// Returns the marks of a condition that is false.
  public static func buildEither(
    second: some SliderTickContent<V>
  ) -> TupleSliderTickContent<V, [SliderTick<V>]> {
    joined(Array(second.body), Array(second.body))
  }

  private static func joined<T>(_ value: T, _ ticks: [SliderTick<V>]) -> TupleSliderTickContent<V, T> {
    TupleSliderTickContent(value: value, ticks: ticks)
  }
}
