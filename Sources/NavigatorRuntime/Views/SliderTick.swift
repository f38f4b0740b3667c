import Foundation

/// A mark of a slider at a value, with an optional label.
///
/// ```swift
/// Slider(value: $speed, in: 0...100) {
///   Text("Speed")
/// } ticks: {
///   SliderTick("Slow", 20)
///   SliderTick("Fast", 80)
/// }
/// ```
///
/// Assistive technologies read the text of the label as the value of a slider that selects the mark.
nonisolated public struct SliderTick<V: BinaryFloatingPoint> {
  /// The identity of a mark, which is its value.
  nonisolated public struct ID: Hashable {
    let value: V
  }

  let value: V
  let label: Text?

  /// Creates a mark at a value.
  public init(_ value: V) {
    self.init(value, text: nil)
  }

  /// Creates a mark with a label at a value.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.init(value, text: readableText(of: label()))
  }

  /// Creates a mark with a localized label at a value.
  public init(_ titleKey: LocalizedStringKey, _ value: V) {
    self.init(value, text: Text(titleKey))
  }

  /// Creates a mark with a label from a resource at a value.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, _ value: V) {
    self.init(value, text: Text(titleResource))
  }

  /// Creates a mark with a label at a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) {
    self.init(value, text: Text(title))
  }

  private init(_ value: V, text: Text?) {
    self.value = value
    label = text
  }
}

extension SliderTick: Identifiable {
  /// The identity of the mark, which is its value.
  public var id: ID { ID(value: value) }
}

extension SliderTick: Comparable {
  /// Returns a Boolean value that indicates whether two marks are at the same value.
  public static func == (lhs: SliderTick, rhs: SliderTick) -> Bool { lhs.value == rhs.value }

  /// Returns a Boolean value that indicates whether a mark is at a lower value than another one.
  public static func < (lhs: SliderTick, rhs: SliderTick) -> Bool { lhs.value < rhs.value }
}

/// A type that provides marks of a slider.
nonisolated public protocol SliderTickContent<Value> {
  /// The type of the slider's value.
  associatedtype Value: BinaryFloatingPoint
  /// The type of the marks.
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>
  /// The marks.
  var body: Body { get }
}

extension SliderTick: SliderTickContent {
  /// The type of the slider's value.
  public typealias Value = V

  /// The mark itself.
  public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }
}

/// The marks of several expressions.
nonisolated public struct TupleSliderTickContent<V: BinaryFloatingPoint, T>: SliderTickContent {
  /// The type of the slider's value.
  public typealias Value = V
  /// The type of the marks.
  public typealias TicksCollection = [SliderTick<V>]

  /// The content of the expressions.
  public var value: T
  let ticks: TicksCollection

  /// The marks.
  public var body: TicksCollection { ticks }
}

/// The marks of the elements of a collection.
///
/// ```swift
/// SliderTickContentForEach([0, 0.5, 1], id: \.self) { SliderTick($0) }
/// ```
nonisolated public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
  SliderTickContent
{
  /// The type of the slider's value.
  public typealias Value = Content.Value

  /// The marks.
  public let body: [SliderTick<Content.Value>]

  /// Creates the marks of values, each of which has an identity. Two elements with one identity have the marks of the first one.
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    body = Self.ticks(data, { $0[keyPath: id] }, content)
  }

  /// Creates the marks of identifiable values.
  nonisolated public init<V>(_ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content)
  where ID == V.ID, V: Identifiable, V == Data.Element, Data.Element == Content.Value {
    body = Self.ticks(data, \.id, content)
  }

  private static func ticks(
    _ data: Data, _ id: (Data.Element) -> ID, _ content: (Data.Element) -> Content
  ) -> [SliderTick<Content.Value>] {
    var known: Set<ID> = []
    return data.prefix(SliderMark.maximumCount).filter { known.insert(id($0)).inserted }.flatMap { content($0).body }
  }
}

/// A mark of a slider, independent of the value's type.
nonisolated struct SliderMark {
  /// The maximum number of marks of a slider.
  static let maximumCount = 1_000

  let value: Double
  let label: Text?

  /// Returns the marks in a range, in ascending order, each value once.
  static func marks<C: SliderTickContent>(_ content: C, in range: ClosedRange<Double>) -> [SliderMark] {
    var marks: [SliderMark] = []
    let all = content.body.prefix(maximumCount).map { SliderMark(value: Double($0.value), label: $0.label) }
    for mark in all.filter({ range.contains($0.value) }).sorted(by: { $0.value < $1.value })
    where mark.value != marks.last?.value {
      marks.append(mark)
    }
    return marks
  }
}
