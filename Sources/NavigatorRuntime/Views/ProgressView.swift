import NavigatorHost

/// A view that shows the progress of an operation, or shows that the operation is running.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  var value: Double?
  var total: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  /// The interval that the view follows, or nil.
  var clock: ProgressClock?
  /// The object that the view follows, or nil.
  var followed: Progress?
  @Environment(\.progressStyleValue) private var style

  nonisolated init(value: Double?, total: Double, label: Label, currentValueLabel: CurrentValueLabel) {
    let isKnown = value?.isFinite == true && total.isFinite && total > 0
    self.value = isKnown ? value.map { min(max($0, 0), total) } : nil
    self.total = isKnown ? total : 1
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// The progress in the current style.
  @MainActor public var body: some View {
    if let clock {
      TimelineView(ProgressSchedule(interval: clock.interval)) { at(clock.fraction(at: $0.date)).shown }
    } else if let followed {
      TimelineView(ProgressObjectSchedule(progress: followed)) { _ in
        at(followed.isIndeterminate ? nil : followed.fractionCompleted).shown
      }
    } else {
      shown
    }
  }

  /// Returns the view with a fixed value between 0 and 1.
  private func at(_ value: Double?) -> ProgressView {
    var view = self
    view.value = value.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
    view.total = 1
    return view
  }

  @ViewBuilder @MainActor private var shown: some View {
    if let custom = style.custom {
      custom.body(of: configuration, resetting: ProgressStyleKey.self)
    } else if let tint = style.tint {
      element.tint(tint)
    } else {
      element
    }
  }

  @MainActor private var element: some View {
    ElementView(.progress, content: elementContent, partNames: isBar ? [] : [.inProgress]) {
      if isCircular { label.foregroundStyle(.secondary) } else { label }
      if CurrentValueLabel.self != EmptyView.self {
        ElementView(.box, content: [.kind: .kind(.currentValue)]) {
          currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
      }
    }
  }

  private var isBar: Bool { style.kind == .linear || style.kind == .markedBar }

  private var isCircular: Bool { style.kind == .circular || style.kind == nil && value == nil }

  private var elementContent: Content {
    var content = Content()
    if let value {
      content[.value] = .number(value)
      content[.maximum] = .number(total)
    }
    if let kind = style.kind { content[.kind] = .kind(kind) }
    return content
  }

  @MainActor private var configuration: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: value.map { $0 / total },
      label: Label.self == EmptyView.self ? nil : .init(view: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(view: AnyView(currentValueLabel)))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view for an operation of unknown duration.
  nonisolated public init() where Label == EmptyView {
    self.init(value: nil, total: 1, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Creates a view for an operation of unknown duration, with a label view.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(value: nil, total: 1, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a view for an operation of unknown duration, with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  /// Creates a view for an operation of unknown duration, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }
}

extension ProgressView {
  /// Creates a view for an operation that has completed `value` of `total`. A value of nil means unknown.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(value: value.map { Double($0) }, total: Double(total), label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Creates a view for an operation that has completed `value` of `total`, with a label view.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView {
    self.init(value: value.map { Double($0) }, total: Double(total), label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a view for an operation that has completed `value` of `total`, with a label view and a view of the current value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value.map { Double($0) }, total: Double(total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// Creates a view for an operation that has completed `value` of `total`, with a localized title.
  nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  /// Creates a view for an operation that has completed `value` of `total`, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, CurrentValueLabel == EmptyView {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  /// Creates a view from the properties that a style receives.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration)
  where Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel? {
    self.init(
      value: configuration.fractionCompleted, total: 1, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
