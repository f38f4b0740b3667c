/// A view that modifies another view. Container values are visible through it.
///
/// It is one subview of its container, unless it is a ``ModifyingView``. A modifier that also applies to each view of a section is
/// a ``SubviewModifier``.
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
nonisolated protocol ModifyingView {
  associatedtype Content: View
  /// The view that is modified, or nil if it is known only while the body is evaluated.
  var modifiedContent: (any View)? { get }
}

nonisolated extension ModifyingView {
  static var contentType: any View.Type { Content.self }
}

nonisolated extension ModifyingView where Self: ValuePreservingView {
  var modifiedContent: (any View)? { content }
}

nonisolated extension ContentTransitionView: ModifyingView, ValuePreservingView {}
nonisolated extension DataAlertView: ModifyingView, ValuePreservingView {}
nonisolated extension GlassView: ModifyingView, ValuePreservingView {}
nonisolated extension PreviewedDragSource: ModifyingView, ValuePreservingView {}
nonisolated extension SafeAreaPaddingView: ModifyingView, ValuePreservingView {}

nonisolated extension PhaseAnimator: ModifyingView {
  var modifiedContent: (any View)? { nil }
}
