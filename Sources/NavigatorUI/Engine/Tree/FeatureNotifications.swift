/// The notifications of a navigator to the engine's features, which use the tree. `Engine/Hosting` implements them.
@MainActor
protocol FeatureNotifications {
  /// A Boolean value that indicates whether guards are still deciding. The tree does not settle meanwhile.
  var isDeciding: Bool { get }

  /// Called when the navigator has been attached to its parent.
  func attached()

  /// Performs the effects of a change of the state.
  func carryOut(_ effects: NavigatorState.Effects, of change: NavigatorChange)
}

extension Navigator {
  var features: any FeatureNotifications { self }
}
