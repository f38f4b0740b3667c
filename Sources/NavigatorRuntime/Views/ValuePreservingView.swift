/// A view that modifies another view. Container values are visible through it.
///
/// It is one subview of its container, unless it is a ``ModifierWithBody``. A modifier that applies to each view of a section or
/// a group is a ``SubviewModifier``.
nonisolated protocol ValuePreservingView {
  associatedtype Content: View
  /// The view that is modified.
  var content: Content { get }
}

nonisolated extension ValuePreservingView {
  var modifiedSubview: any View { content }
}

nonisolated extension SymbolEffectView: ValuePreservingView {}

// MARK: - Modifiers with bodies

/// A view of this module that modifies another view in its body. The members of the body are subviews of the container.
nonisolated protocol ModifierWithBody {
  associatedtype Content: View
  /// The view that is modified, or nil if it is known only while the body is evaluated.
  var modifiedContent: (any View)? { get }
}

nonisolated extension ModifierWithBody {
  static var contentType: any View.Type { Content.self }
}

nonisolated extension ModifierWithBody where Self: ValuePreservingView {
  var modifiedContent: (any View)? { content }
}

nonisolated extension ContentTransitionView: ModifierWithBody, ValuePreservingView {}
nonisolated extension DataAlertView: ModifierWithBody, ValuePreservingView {}
nonisolated extension GlassView: ModifierWithBody, ValuePreservingView {}
nonisolated extension PreviewedDragSource: ModifierWithBody, ValuePreservingView {}
nonisolated extension SafeAreaPaddingView: ModifierWithBody, ValuePreservingView {}

nonisolated extension PhaseAnimator: ModifierWithBody {
  var modifiedContent: (any View)? { nil }
}
