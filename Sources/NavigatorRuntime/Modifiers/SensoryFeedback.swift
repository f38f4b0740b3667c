extension View {
  /// Plays feedback when a value changes. Hosts play none.
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    self
  }

  /// Plays feedback when a value changes and `condition` is true. Hosts play none and do not call the closure.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    self
  }

  /// Plays the feedback that a closure returns when a value changes. Hosts play none and do not call the closure.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    self
  }
}

/// Feedback that a device plays as a vibration or a sound.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
  private enum Kind: Equatable {
    case start, stop, alignment, decrease, increase, levelChange, pathComplete, selection, success, warning, error
    case press(PressFeedback)
    case release(ReleaseFeedback)
    case selected(SelectionFeedback)
    case weight(Weight?, intensity: Double)
    case flexibility(Flexibility, intensity: Double)
  }

  private let kind: Kind

  /// An activity started.
  public static let start = SensoryFeedback(kind: .start)
  /// An activity stopped.
  public static let stop = SensoryFeedback(kind: .stop)
  /// A dragged item was aligned.
  public static let alignment = SensoryFeedback(kind: .alignment)
  /// A value fell below a threshold.
  public static let decrease = SensoryFeedback(kind: .decrease)
  /// A value rose above a threshold.
  public static let increase = SensoryFeedback(kind: .increase)
  /// A level of pressure changed.
  public static let levelChange = SensoryFeedback(kind: .levelChange)
  /// A drawn path was completed or recognized.
  public static let pathComplete = SensoryFeedback(kind: .pathComplete)
  /// A selection changed.
  public static let selection = SensoryFeedback(kind: .selection)
  /// A task succeeded.
  public static let success = SensoryFeedback(kind: .success)
  /// A task needs attention.
  public static let warning = SensoryFeedback(kind: .warning)
  /// A task failed.
  public static let error = SensoryFeedback(kind: .error)
  /// Two objects collided.
  public static let impact = SensoryFeedback(kind: .weight(nil, intensity: 1))

  /// Two objects of a weight collided. The intensity is from 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .weight(weight, intensity: intensity))
  }

  /// Two objects of a flexibility collided. The intensity is from 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .flexibility(flexibility, intensity: intensity))
  }

  /// The weight of colliding objects.
  public struct Weight: Equatable, Sendable {
    private let level: Int

    /// A small weight.
    public static let light = Weight(level: 0)
    /// A medium weight.
    public static let medium = Weight(level: 1)
    /// A large weight.
    public static let heavy = Weight(level: 2)
  }

  /// The flexibility of colliding objects.
  public struct Flexibility: Equatable, Sendable {
    private let level: Int

    /// Hard objects.
    public static let rigid = Flexibility(level: 0)
    /// Objects of medium hardness.
    public static let solid = Flexibility(level: 1)
    /// Soft objects.
    public static let soft = Flexibility(level: 2)
  }

  /// Returns the feedback for a control that is pressed.
  public static func press(_ feedback: PressFeedback) -> SensoryFeedback { SensoryFeedback(kind: .press(feedback)) }

  /// Returns the feedback for a control that is released.
  public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback { SensoryFeedback(kind: .release(feedback)) }

  /// Returns the feedback for a control whose value changes.
  public static func selection(_ feedback: SelectionFeedback) -> SensoryFeedback {
    SensoryFeedback(kind: .selected(feedback))
  }

  /// The control that is pressed.
  public struct PressFeedback: Hashable, Sendable {
    private let index: Int

    /// A button.
    public static let button = PressFeedback(index: 0)
    /// A button with an icon and no text.
    public static let buttonIconOnly = PressFeedback(index: 1)
    /// The thumb of a slider.
    public static let slider = PressFeedback(index: 2)
    /// A control that shows a tab.
    public static let tab = PressFeedback(index: 3)
    /// A toggle.
    public static let toggle = PressFeedback(index: 4)
  }

  /// The control that is released.
  public struct ReleaseFeedback: Hashable, Sendable {
    private let index: Int

    /// The thumb of a slider.
    public static let slider = ReleaseFeedback(index: 0)
  }

  /// The value that a control reaches.
  public struct SelectionFeedback: Hashable, Sendable {
    private let index: Int

    /// The control is on.
    public static let on = SelectionFeedback(index: 0)
    /// The control is off.
    public static let off = SelectionFeedback(index: 1)
    /// The maximum.
    public static let maximum = SelectionFeedback(index: 2)
    /// The minimum.
    public static let minimum = SelectionFeedback(index: 3)
  }
}
