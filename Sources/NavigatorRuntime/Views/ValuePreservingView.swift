/// A view that modifies another view, and is always one subview of its container. Container values are visible through it.
///
/// A modifier that also applies to each view of a section is a ``SubviewModifier``.
nonisolated protocol ValuePreservingView {
  associatedtype Content: View
  /// The view that is modified.
  var content: Content { get }
}

nonisolated extension ValuePreservingView {
  var modifiedSubview: any View { content }
}

nonisolated extension AccessibilityActionsView: ValuePreservingView {}
nonisolated extension AccessibilityFocusedView: ValuePreservingView {}
nonisolated extension AnchorPreferenceView: ValuePreservingView {}
nonisolated extension BackedView: ValuePreservingView {}
nonisolated extension ColorFilteredView: ValuePreservingView {}
nonisolated extension ContentTransitionView: ValuePreservingView {}
nonisolated extension ContextMenuView: ValuePreservingView {}
nonisolated extension CoordinateSpaceView: ValuePreservingView {}
nonisolated extension DragSource: ValuePreservingView {}
nonisolated extension DraggableView: ValuePreservingView {}
nonisolated extension DropTarget: ValuePreservingView {}
nonisolated extension FocusableView: ValuePreservingView {}
nonisolated extension FocusedValueView: ValuePreservingView {}
nonisolated extension FocusedView: ValuePreservingView {}
nonisolated extension GeometryChangeView: ValuePreservingView {}
nonisolated extension GestureView: ValuePreservingView {}
nonisolated extension GlassBox: ValuePreservingView {}
nonisolated extension KeyPressView: ValuePreservingView {}
nonisolated extension MatchedGeometryView: ValuePreservingView {}
nonisolated extension OpenURLView: ValuePreservingView {}
nonisolated extension PositionedView: ValuePreservingView {}
nonisolated extension PreferenceLayerView: ValuePreservingView {}
nonisolated extension PreviewedDragSource: ValuePreservingView {}
nonisolated extension PrivacySensitiveView: ValuePreservingView {}
nonisolated extension ScopedTransactionView: ValuePreservingView {}
nonisolated extension ScrollEffectView: ValuePreservingView {}
nonisolated extension SymbolEffectView: ValuePreservingView {}
