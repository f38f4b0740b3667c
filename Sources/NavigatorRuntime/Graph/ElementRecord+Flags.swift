import NavigatorHost

extension ElementRecord {
  /// The events, the pending changes and two flags of an element, packed into two bytes.
  struct Flags {
    private var bits: UInt16

    // Eight bits for events, six bits for changes and two flags. Only the window accepts `openURL` and `scenePhase`, always both,
    // and it accepts no gestures. One bit represents these two for the window, and `gesture` for other elements. The bit of
    // `scenePhase` represents `menu`.
    private static let attached: UInt16 = 1 << 14
    private static let registered: UInt16 = 1 << 15
    private static let firstChange: UInt16 = 8
    private static let changeMask: UInt16 = 0x3F << firstChange
    private static let eventMask: UInt16 = 0xFF

    init(_ events: EventSet) {
      bits = Self.packed(events)
    }

    func events(of role: Role) -> EventSet {
      var events = EventSet(rawValue: bits & Self.eventMask)
      if events.remove(.scenePhase) != nil { events.insert(.menu) }
      if events.remove(.openURL) != nil { events.formUnion(role == .window ? [.openURL, .scenePhase] : .gesture) }
      return events
    }

    mutating func setEvents(_ events: EventSet) {
      bits = bits & ~Self.eventMask | Self.packed(events)
    }

    private static func packed(_ events: EventSet) -> UInt16 {
      var packed = events.subtracting([.scenePhase, .menu, .gesture])
      if !events.isDisjoint(with: [.scenePhase, .gesture]) { packed.insert(.openURL) }
      if events.contains(.menu) { packed.insert(.scenePhase) }
      return packed.rawValue & eventMask
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
