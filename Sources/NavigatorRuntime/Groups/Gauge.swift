/// A view that displays a value within a range.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  let value: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?
  @Environment(\.gaugeStyle) private var style

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?, _ minimum: BoundsLabel?,
    _ maximum: BoundsLabel?
  ) {
    let range = Double(bounds.upperBound) - Double(bounds.lowerBound)
    let part = range > 0 ? (Double(value) - Double(bounds.lowerBound)) / range : 0
    self.value = part.isFinite ? min(max(part, 0), 1) : 0
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  /// The gauge in the current style.
  @MainActor public var body: some View {
    style.makeBody(
      GaugeStyleConfiguration(
        value: value, label: .init(view: AnyView(label)), currentValueLabel: currentValueLabel.map { .init(view: AnyView($0)) },
        minimumValueLabel: minimumValueLabel.map { .init(view: AnyView($0)) },
        maximumValueLabel: maximumValueLabel.map { .init(view: AnyView($0)) }))
  }
}

extension Gauge {
  /// Creates a gauge with labels for the value and the bounds.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }

  /// Creates a gauge with labels for the value, the bounds and marked values. The labels of marked values are not displayed.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }

  /// Creates a gauge with labels for the value and marked values. The labels of marked values are not displayed.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
  }

  /// Creates a gauge with a label for the value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
  }

  /// Creates a gauge with a label.
  nonisolated public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), nil, nil, nil)
  }
}

/// A type that defines the appearance of gauges.
@MainActor
@preconcurrency
public protocol GaugeStyle {
  /// The type of the view that represents a gauge.
  associatedtype Body: View
  /// The type of the properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration
  /// Returns the view that represents a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a gauge for its style.
nonisolated public struct GaugeStyleConfiguration {
  /// The type-erased label of a gauge.
  public struct Label: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  /// The type-erased label of a gauge's value.
  public struct CurrentValueLabel: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  /// The type-erased label of a gauge's minimum.
  public struct MinimumValueLabel: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  /// The type-erased label of a gauge's maximum.
  public struct MaximumValueLabel: View {
    let view: AnyView

    /// The wrapped view.
    public var body: some View { view }
  }

  /// The value, mapped to the range from 0 to 1.
  public var value: Double
  /// The label.
  public var label: GaugeStyleConfiguration.Label
  /// The label of the value.
  public var currentValueLabel: GaugeStyleConfiguration.CurrentValueLabel?
  /// The label of the minimum.
  public var minimumValueLabel: GaugeStyleConfiguration.MinimumValueLabel?
  /// The label of the maximum.
  public var maximumValueLabel: GaugeStyleConfiguration.MaximumValueLabel?
}

/// The default style for the gauge's context.
nonisolated public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the view that represents a gauge.
  public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration, isMarked: false) }
}

/// A style with a bar that fills as the value increases.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the view that represents a gauge.
  public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration, isMarked: false) }
}

/// A style with a small bar and a mark at the value.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the view that represents a gauge.
  public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration, isMarked: true) }
}

/// A style with a small bar that fills as the value increases.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the view that represents a gauge.
  public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration, isMarked: false) }
}

/// A style with an open ring and a mark at the value.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the view that represents a gauge.
  public func makeBody(configuration: Configuration) -> some View { CircularGauge(configuration: configuration, isOpen: true) }
}

/// A style with a ring that fills as the value increases.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Returns the view that represents a gauge.
  public func makeBody(configuration: Configuration) -> some View { CircularGauge(configuration: configuration, isOpen: false) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The default style for the gauge's context.
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A style with a bar that fills as the value increases.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A style with a small bar and a mark at the value.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A style with a small bar that fills as the value increases.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A style with an open ring and a mark at the value.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A style with a ring that fills as the value increases.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  /// Sets the style of the gauges in this view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    let value = AnyControlStyle(style, GaugeStyleBody.self)
    return EnvironmentView(content: self, change: InternalChange(key: GaugeStyleKey.self, value: value))
  }
}

nonisolated struct GaugeStyleBody<S: GaugeStyle>: StyleBody {
  let style: S
  let configuration: GaugeStyleConfiguration

  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

nonisolated struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<GaugeStyleConfiguration> { AnyControlStyle(DefaultGaugeStyle(), GaugeStyleBody.self) }
}

extension EnvironmentValues {
  var gaugeStyle: GaugeStyleKey.Value { self[GaugeStyleKey.self] }
}
