/// The address that a view declares. The modifier keeps it as state.
@MainActor
final class AddressRegistration: Placed {
  private(set) weak var screen: ScreenContext?
  private(set) var place: (any Routable)?

  nonisolated init() {}

  func update(_ place: any Routable, on screen: ScreenContext) {
    self.place = place
    self.screen = screen
  }
}
