import NavigatorHost

extension View {
  /// Lets the keyboard focus this view. `focused(_:)` tracks and moves that focus, and ``onKeyPress(_:action:)`` handles keys.
  ///
  /// ```swift
  /// Board(game)
  ///   .focusable()
  ///   .focused($isBoardFocused)
  ///   .onKeyPress(.leftArrow) { game.move(.left) ? .handled : .ignored }
  /// ```
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableView(content: self, isFocusable: isFocusable)
  }

  /// Lets the keyboard focus this view for a kind of interaction. Hosts treat all interactions in the same way.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }

  /// Sets the value of a focus property when this view appears and nothing in it has the focus.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { if binding.wrappedValue == binding.unfocused { binding.wrappedValue = value } }
  }
}

/// The interactions for which a view has the focus.
nonisolated public struct FocusInteractions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A press of a key that performs the primary action.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Entering text or values.
  public static let edit = FocusInteractions(rawValue: 2)
  /// All interactions.
  public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// The time at which a default focus applies.
nonisolated public struct DefaultFocusEvaluationPriority: Sendable {
  private init() {}

  /// The default applies when the view appears.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// The default also applies when the user moves the focus. Hosts apply it only when the view appears.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
