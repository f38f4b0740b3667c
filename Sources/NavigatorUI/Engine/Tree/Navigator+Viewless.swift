import SwiftUI

// A navigator that the app has created can be used before a view shows it. Its state then contains what views will show.
extension Navigator {
  /// A Boolean value that indicates whether no view has shown the navigator yet, so that its stack only keeps destinations.
  var keepsScreensForViews: Bool { owner != .application && !place.wasHeld && !place.isHosted }

  /// Pushes the destinations that the parent keeps. Called when the managed view has appeared.
  func takeScreensForViews() {
    guard owner == .stack, !isInPresentation, let parent, !parent.place.wasHeld else { return }
    let entries = parent.model.stack.entries
    guard !entries.isEmpty else { return }
    parent.apply(.stack([.removeLast(entries.count)]))
    var still = Transaction()
    still.disablesAnimations = true
    withTransaction(still) {
      for entry in entries {
        switch entry.kind {
        case .destination(let destination): request(.navigate(destination.wrapped, .push))
        case .value(let value): apply(.stack([.pushValue(value)]))
        case .unknown: continue
        }
      }
    }
    parent.revealNext()
  }
}
