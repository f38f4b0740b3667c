import SwiftUI

@MainActor
func withoutAnimation(_ change: () -> Void) {
  var still = Transaction()
  still.disablesAnimations = true
  withTransaction(still, change)
}
