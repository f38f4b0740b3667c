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

nonisolated extension ContentTransitionView: ValuePreservingView {}
nonisolated extension CoordinateSpaceView: ValuePreservingView {}
nonisolated extension FocusedValueView: ValuePreservingView {}
nonisolated extension OpenURLView: ValuePreservingView {}
nonisolated extension PreferenceLayerView: ValuePreservingView {}
nonisolated extension PreviewedDragSource: ValuePreservingView {}
nonisolated extension ScrollEffectView: ValuePreservingView {}
nonisolated extension SymbolEffectView: ValuePreservingView {}
