// A navigator that the app has created can be used before a view shows it. Its state then contains what views will show.
extension Navigator {
  /// A Boolean value that indicates whether no view has shown the navigator yet, so that its stack only keeps destinations.
  var keepsScreensForViews: Bool { owner != .application && !place.wasHeld && !place.isHosted }
}
