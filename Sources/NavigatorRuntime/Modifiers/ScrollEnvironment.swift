/// The visibility of the scroll indicators of each axis.
nonisolated struct ScrollIndicators: Equatable {
  var horizontal = ScrollIndicatorVisibility.automatic
  var vertical = ScrollIndicatorVisibility.automatic

  /// The axes whose indicators are hidden.
  var hidden: Axis.Set {
    var axes: Axis.Set = []
    if horizontal.hides { axes.insert(.horizontal) }
    if vertical.hides { axes.insert(.vertical) }
    return axes
  }
}

nonisolated struct ScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicators { ScrollIndicators() }
}

extension EnvironmentValues {
  /// The visibility of the indicators of horizontal scrolling.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[ScrollIndicatorsKey.self].horizontal }
    set { self[ScrollIndicatorsKey.self].horizontal = newValue }
  }

  /// The visibility of the indicators of vertical scrolling.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[ScrollIndicatorsKey.self].vertical }
    set { self[ScrollIndicatorsKey.self].vertical = newValue }
  }

  /// The behavior of scroll views at their horizontal ends. Hosts scroll as their platform does.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { .automatic }
    set {}
  }

  /// The behavior of scroll views at their vertical ends. Hosts scroll as their platform does.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { .automatic }
    set {}
  }

  /// The way in which scrolling hides the on-screen keyboard. Hosts use the keyboard of their platform.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { .automatic }
    set {}
  }
}
