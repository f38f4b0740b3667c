import NavigatorHost

extension ElementRecord {
  /// The events, the pending changes and two flags of an element, packed into two bytes.
  struct Flags {
    private var bits: UInt16

    // Eight bits for events, six bits for changes and two flags.
    private static let attached: UInt16 = 1 << 14
    private static let registered: UInt16 = 1 << 15
    private static let firstChange: UInt16 = 8
    private static let changeMask: UInt16 = 0x3F << firstChange
    private static let eventMask: UInt16 = 0xFF

    init(_ events: EventSet) {
      bits = events.rawValue & Self.eventMask
    }

    var events: EventSet {
      get { EventSet(rawValue: bits & Self.eventMask) }
      set { bits = bits & ~Self.eventMask | newValue.rawValue & Self.eventMask }
    }

    var changes: Changes {
      get { Changes(rawValue: (bits & Self.changeMask) >> Self.firstChange) }
      set { bits = bits & ~Self.changeMask | newValue.rawValue << Self.firstChange }
    }

    var isAttached: Bool {
      get { bits & Self.attached != 0 }
      set { bits = newValue ? bits | Self.attached : bits & ~Self.attached }
    }

    var isRegistered: Bool {
      get { bits & Self.registered != 0 }
      set { bits = newValue ? bits | Self.registered : bits & ~Self.registered }
    }
  }
}
