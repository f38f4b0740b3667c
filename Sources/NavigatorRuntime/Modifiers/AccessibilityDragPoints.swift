import Foundation

// Assistive technologies of browsers drag a view itself, so they do not use the points.

extension View {
  /// Sets the point at which assistive technologies start a drag of this view. Hosts drag the view itself.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> some View { self }

  /// Sets the point at which assistive technologies start a drag of this view. Hosts drag the view itself.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { self }

  /// Sets the point at which assistive technologies start a drag of this view. Hosts drag the view itself.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true
  ) -> some View { self }

  /// Sets the point at which assistive technologies start a drag of this view. Hosts drag the view itself.
  @_disfavoredOverload
  nonisolated public func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> some View { self }

  /// Sets the point at which assistive technologies end a drag on this view. Hosts drop on the view itself.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool = true
  ) -> some View { self }

  /// Sets the point at which assistive technologies end a drag on this view. Hosts drop on the view itself.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { self }

  /// Sets the point at which assistive technologies end a drag on this view. Hosts drop on the view itself.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool = true
  ) -> some View { self }

  /// Sets the point at which assistive technologies end a drag on this view. Hosts drop on the view itself.
  @_disfavoredOverload
  nonisolated public func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool = true
  ) -> some View { self }
}
