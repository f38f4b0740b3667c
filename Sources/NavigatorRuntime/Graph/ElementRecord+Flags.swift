import NavigatorHost

extension ElementRecord {
  /// The events, the pending changes and two flags of an element, packed into four bytes.
  struct Flags {
    private var bits: UInt32

    // Eight bits for events, six bits for changes and two flags. Only the window accepts `openURL` and `scenePhase`, and it
    // always accepts both. One bit represents them, and the bit of `scenePhase` represents `menu`.
    // Gestures have a bit of their own.
    private static let attached: UInt32 = 1 << 14
    private static let registered: UInt32 = 1 << 15
    private static let firstChange: UInt32 = 8
    private static let changeMask: UInt32 = 0x3F << firstChange
    private static let gesture: UInt32 = 1 << 16
    private static let eventMask: UInt32 = 0xFF | gesture

    init(_ events: EventSet) {
      bits = Self.packed(events)
    }

    var events: EventSet {
      get { Self.unpacked(bits & Self.eventMask) }
      set { bits = bits & ~Self.eventMask | Self.packed(newValue) }
    }

    private static func packed(_ events: EventSet) -> UInt32 {
      var packed = events.subtracting([.scenePhase, .menu, .gesture])
      if events.contains(.scenePhase) { packed.insert(.openURL) }
      if events.contains(.menu) { packed.insert(.scenePhase) }
      return UInt32(packed.rawValue) & 0xFF | (events.contains(.gesture) ? gesture : 0)
    }

    private static func unpacked(_ bits: UInt32) -> EventSet {
      var events = EventSet(rawValue: UInt16(truncatingIfNeeded: bits & 0xFF))
      if events.remove(.scenePhase) != nil { events.insert(.menu) }
      if events.contains(.openURL) { events.insert(.scenePhase) }
      if bits & gesture != 0 { events.insert(.gesture) }
      return events
    }

    var changes: Changes {
      get { Changes(rawValue: UInt16(truncatingIfNeeded: (bits & Self.changeMask) >> Self.firstChange)) }
      set { bits = bits & ~Self.changeMask | UInt32(newValue.rawValue) << Self.firstChange }
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
