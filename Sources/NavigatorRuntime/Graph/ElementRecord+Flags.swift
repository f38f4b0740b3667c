import NavigatorHost

extension ElementRecord {
  /// The events, the pending changes and two flags of an element, packed into two bytes.
  struct Flags {
    private var bits: UInt16

    // Eight bits for events, six bits for changes and two flags. Only the window accepts `openURL` and `scenePhase`, and it
    // always accepts both. One bit represents them, and the bit of `scenePhase` represents `menu`.
    private static let attached: UInt16 = 1 << 14
    private static let registered: UInt16 = 1 << 15
    private static let firstChange: UInt16 = 8
    private static let changeMask: UInt16 = 0x3F << firstChange
    private static let eventMask: UInt16 = 0xFF

    init(_ events: EventSet) {
      bits = Self.packed(events)
    }

    var events: EventSet {
      get { Self.unpacked(bits & Self.eventMask) }
      set { bits = bits & ~Self.eventMask | Self.packed(newValue) }
    }

    private static func packed(_ events: EventSet) -> UInt16 {
      var packed = events.subtracting([.scenePhase, .menu])
      if events.contains(.scenePhase) { packed.insert(.openURL) }
      if events.contains(.menu) { packed.insert(.scenePhase) }
      return packed.rawValue & eventMask
    }

    private static func unpacked(_ bits: UInt16) -> EventSet {
      var events = EventSet(rawValue: bits)
      if events.remove(.scenePhase) != nil { events.insert(.menu) }
      if events.contains(.openURL) { events.insert(.scenePhase) }
      return events
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
