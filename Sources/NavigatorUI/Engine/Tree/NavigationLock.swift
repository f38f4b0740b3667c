/// A navigation lock that is active while its screen exists. The modifier keeps it as state.
@MainActor
final class NavigationLock: Placed {
  weak var screen: ScreenContext?

  nonisolated init() {}
}
