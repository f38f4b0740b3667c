import SwiftUI

/// Makes a change that is shown without an animation.
@MainActor
func withoutAnimation(_ change: () -> Void) {
  var still = Transaction()
  still.disablesAnimations = true
  withTransaction(still, change)
}
