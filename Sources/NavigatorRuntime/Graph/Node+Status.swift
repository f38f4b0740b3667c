extension Node {
  /// Two flags of a node and its element depth, packed into two bytes.
  nonisolated struct Status {
    private var bits: UInt16

    // The flag for a node that has ended is stored instead of `isAlive`, so that both flags of a new node are 0.
    private static let ended: UInt16 = 0x8000
    private static let dirty: UInt16 = 0x4000
    private static let depthMask: UInt16 = 0x3FFF

    init(elementDepth: Int) {
      bits = Self.packed(elementDepth)
    }

    /// Limits a depth to the bits that store it. The maximum is far above `UpdateLimits.maximumElementDepth`.
    private static func packed(_ depth: Int) -> UInt16 {
      min(UInt16(clamping: depth), depthMask)
    }

    var elementDepth: Int {
      get { Int(bits & Self.depthMask) }
      set { bits = bits & ~Self.depthMask | Self.packed(newValue) }
    }

    var isAlive: Bool {
      get { bits & Self.ended == 0 }
      set { bits = newValue ? bits & ~Self.ended : bits | Self.ended }
    }

    var isDirty: Bool {
      get { bits & Self.dirty != 0 }
      set { bits = newValue ? bits | Self.dirty : bits & ~Self.dirty }
    }
  }
}
