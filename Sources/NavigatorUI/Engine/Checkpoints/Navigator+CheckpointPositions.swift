import SwiftUI

extension Navigator {
  /// The positions of this navigator's checkpoints by name, as numbers of screens below.
  var checkpointPositions: [String: [Int]] { tree.checkpoints.positions(on: self) }
}
