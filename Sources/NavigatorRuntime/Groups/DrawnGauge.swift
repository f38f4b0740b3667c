import NavigatorHost

/// The view of a linear gauge. A bar is placed between the labels of the bounds. The label of the gauge is above the bar, and the
/// label of the value is below it.
///
/// A marked bar has a mark at the value and does not display the label of the gauge.
nonisolated struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  let isMarked: Bool
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  init(configuration: GaugeStyleConfiguration, isMarked: Bool) {
    self.configuration = configuration
    self.isMarked = isMarked
  }

  @MainActor var body: some View {
    let showsLabel = !isMarked && !labelsAreHidden
    VStack(alignment: .leading, spacing: 4) {
      if showsLabel { configuration.label }
      HStack {
        configuration.minimumValueLabel
        GaugeProgress(configuration: configuration, isNamed: !showsLabel, kind: isMarked ? .markedBar : .linear)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.footnote)
    }
  }
}

/// The view of a circular gauge. A ring encloses the label of the value, or the label of the gauge if there is no value label.
///
/// The ring of an open gauge has a mark at the value. The labels of the bounds, or else the label of the gauge, are placed at its
/// opening.
nonisolated struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration
  let isOpen: Bool
  @Environment(\.controlSize) private var controlSize
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  init(configuration: GaugeStyleConfiguration, isOpen: Bool) {
    self.configuration = configuration
    self.isOpen = isOpen
  }

  @MainActor var body: some View {
    let diameter = 58 * controlSize.hostStyle.factor
    ZStack {
      ElementView(.box, content: [.kind: .kind(isOpen ? .openRing : .gaugeRing)]) {
        GaugeProgress(configuration: configuration, isNamed: !showsLabel, kind: .circular)
      }
      .frame(width: diameter, height: diameter)
      Group {
        if let current = configuration.currentValueLabel {
          current.font(.title3)
        } else if showsLabel {
          configuration.label.font(.footnote)
        }
      }
      .lineLimit(1)
      .frame(width: diameter * 40 / 58)
      if isOpen { opening(diameter) }
    }
  }

  /// A Boolean value that indicates whether the label of the gauge is displayed in the ring or at its opening.
  private var showsLabel: Bool {
    !labelsAreHidden && (configuration.currentValueLabel == nil || isOpen && !hasBounds)
  }

  private var hasBounds: Bool { configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil }

  @ViewBuilder @MainActor private func opening(_ diameter: Double) -> some View {
    if hasBounds {
      HStack(spacing: 2) {
        configuration.minimumValueLabel.frame(maxWidth: .infinity)
        configuration.maximumValueLabel.frame(maxWidth: .infinity)
      }
      .gaugeLabel(diameter)
    } else if configuration.currentValueLabel != nil, showsLabel {
      configuration.label.gaugeLabel(diameter)
    }
  }
}

/// The progress of a gauge. It ignores the progress view style of enclosing views.
nonisolated private struct GaugeProgress: View {
  let configuration: GaugeStyleConfiguration
  /// A Boolean value that indicates whether the progress contains the label, because the gauge does not display it. The text of a
  /// displayed label is the name of the progress.
  let isNamed: Bool
  let kind: Content.Kind

  init(configuration: GaugeStyleConfiguration, isNamed: Bool, kind: Content.Kind) {
    self.configuration = configuration
    self.isNamed = isNamed
    self.kind = kind
  }

  @MainActor var body: some View {
    let progress = ProgressView(value: configuration.value) {
      if isNamed { configuration.label }
    }
    let shownName = isNamed ? nil : readableText(of: configuration.label.view)
    EnvironmentView(
      content: progress.labelsHidden().accessibilityLabel(shownName ?? Text(verbatim: ""), isEnabled: shownName != nil),
      change: InternalChange(key: ProgressStyleKey.self, value: ProgressStyleValue(kind: kind)))
  }
}

extension View {
  /// Styles a small label at the opening of a ring.
  nonisolated fileprivate func gaugeLabel(_ diameter: Double) -> some View {
    font(.caption2).lineLimit(1).frame(width: diameter * 44 / 58, height: diameter, alignment: .bottom)
  }
}
