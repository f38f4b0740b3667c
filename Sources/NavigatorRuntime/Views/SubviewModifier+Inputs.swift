// The modifiers of a group that handle input, or that observe a view, apply to each member of the group.

// MARK: - Gestures and keys

nonisolated extension GestureView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(GestureView<AnyView, G>(content: view, gesture: gesture, priority: priority, mask: mask))
  }
}

nonisolated extension KeyPressView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(KeyPressView<AnyView>(content: view, keys: keys, phases: phases, action: action))
  }
}

nonisolated extension ContextMenuView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(ContextMenuView<AnyView, Items>(content: view, items: items, preview: preview))
  }
}

nonisolated extension DragSource: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(DragSource<AnyView>(content: view, isActive: isActive, lifted: lifted, payload: payload))
  }
}

nonisolated extension DraggableView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView { AnyView(DraggableView<AnyView>(content: view, address: address)) }
}

nonisolated extension DropTarget: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView { AnyView(DropTarget<AnyView>(content: view, receiver: receiver)) }
}

// MARK: - Focus

nonisolated extension FocusableView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView { AnyView(FocusableView<AnyView>(content: view, isFocusable: isFocusable)) }
}

nonisolated extension FocusedView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView {
    var focused = FocusedView<AnyView, Value>(content: view, binding: binding, value: value)
    focused.isOfSearch = isOfSearch
    return AnyView(focused)
  }
}

nonisolated extension FocusedValueView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(FocusedValueView<AnyView, Value>(content: view, isOfScene: isOfScene, value: value, apply: apply))
  }
}

nonisolated extension AccessibilityFocusedView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(AccessibilityFocusedView<AnyView, Value>(content: view, binding: binding, value: value))
  }
}

nonisolated extension AccessibilityActionsView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(AccessibilityActionsView<AnyView, Actions>(content: view, actions: actions, adjustment: ownAdjustment))
  }
}

// MARK: - Geometry

nonisolated extension GeometryChangeView: MemberwiseModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(GeometryChangeView<AnyView, Value>(content: view, transform: transform, action: action))
  }
}

nonisolated extension AnchorPreferenceView: MemberwiseModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(AnchorPreferenceView<AnyView, A, K>(content: view, source: source, change: change))
  }
}

nonisolated extension CoordinateSpaceView: MemberwiseModifier {
  func modifying(_ view: AnyView) -> AnyView { AnyView(CoordinateSpaceView<AnyView>(content: view, space: space)) }
}

nonisolated extension SafeAreaRegionView: MemberwiseModifier {
  func modifying(_ view: AnyView) -> AnyView { AnyView(SafeAreaRegionView<AnyView>(content: view, insets: insets)) }
}

nonisolated extension SafeAreaInsetView: MemberwiseModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(
      SafeAreaInsetView<AnyView, Inset>(content: view, inset: inset, edge: edge, alignment: alignment, spacing: spacing))
  }
}

nonisolated extension PreferenceLayerView: MemberwiseModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(PreferenceLayerView<AnyView, K, Layer>(content: view, role: role, alignment: alignment, layer: layer))
  }
}

nonisolated extension PreferenceCollector: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView { AnyView(PreferenceCollector<AnyView, K>(content: view, action: action)) }
}

nonisolated extension MatchedGeometryView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(MatchedGeometryView<AnyView>(content: view, match: match.value))
  }
}

nonisolated extension PositionedView: MemberwiseModifier {
  func modifying(_ view: AnyView) -> AnyView { AnyView(PositionedView<AnyView>(content: view, x: x, y: y)) }
}

nonisolated extension RelativeFrameView: MemberwiseModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(RelativeFrameView<AnyView>(content: view, axes: axes, alignment: alignment, length: length))
  }
}

// MARK: - Scrolling

nonisolated extension ScrollGeometryView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(ScrollGeometryView<AnyView, Value>(content: view, transform: transform, action: action))
  }
}

nonisolated extension ScrollPhaseView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView { AnyView(ScrollPhaseView<AnyView>(content: view, action: action)) }
}

nonisolated extension ScrollPositionView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(ScrollPositionView<AnyView, Access>(content: view, anchor: anchor, access: access))
  }
}

nonisolated extension TargetVisibilityView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(TargetVisibilityView<AnyView, ID>(content: view, threshold: threshold, action: action))
  }
}

nonisolated extension ScrollVisibilityView: MemberwiseModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(ScrollVisibilityView<AnyView>(content: view, threshold: threshold, action: action))
  }
}

nonisolated extension ScrollEffectView: MemberwiseModifier {
  func modifying(_ view: AnyView) -> AnyView { AnyView(ScrollEffectView<AnyView>(content: view, effect: effect)) }
}

// MARK: - Appearance

nonisolated extension BackedView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(
      BackedView<AnyView, S>(
        content: view, style: style, shape: shape, fillStyle: fillStyle, setsMaterial: setsMaterial, mayBlend: mayBlend))
  }
}

nonisolated extension GlassBox: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView { AnyView(GlassBox<AnyView>(content: view, glass: glass, corners: corners)) }
}

nonisolated extension ColorFilteredView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(ColorFilteredView<AnyView>(content: view, color: color, filter: filter))
  }
}

nonisolated extension PrivacySensitiveView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(PrivacySensitiveView<AnyView>(content: view, isSensitive: isSensitive))
  }
}

nonisolated extension ScopedTransactionView: SubviewModifier {
  func modifying(_ view: AnyView) -> AnyView {
    AnyView(ScopedTransactionView<AnyView>(content: view, transform: transform))
  }
}
