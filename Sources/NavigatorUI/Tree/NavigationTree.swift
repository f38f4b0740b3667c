/// What all navigators of one tree share. The root keeps it, so it lives as long as the root does; nothing of it is observed.
@MainActor
final class NavigationTree {
  let configuration: NavigationConfiguration
  let events = EventHub()
  let settlement: Settlement
  private(set) lazy var queue = SendQueue(tree: self)
  private(set) lazy var checkpoints = Checkpoints(tree: self)
  private(set) lazy var addresses = Addresses(tree: self)
  let flows = Flows()
  var routeHandlers = Registry<RouteHandler>()
  var receivers = Registry<Receiver>()
  var unhandledHandlers = Registry<UnhandledHandler>()
  var addressMarks = Registry<AddressMark>()
  var locks = Registry<NavigationLock>()
  private(set) var guards = Registry<NavigationGuard>()
  /// The number of guards that have been registered so far.
  private(set) var guardCount = 0
  var blockers = Registry<LeaveBlocker>()
  let maps = NavigatorSettings<NavigationMap>()
  let navigationModifiers = NavigatorSettings<DestinationModifier>()
  let presentationModifiers = NavigatorSettings<DestinationModifier>()
  let autoDestinationModes = NavigatorSettings<Bool>()
  private var viewProviders: [ObjectIdentifier: NavigatorSettings<ViewProvider>] = [:]
  /// The types whose providers were missed and reported.
  var missingProviders: Set<ObjectIdentifier> = []
  /// The types of destinations that can be restored.
  private(set) var destinationTypes: NavigationDestinationTypes
  private(set) lazy var scenes = SavedScenes(tree: self)
  private var reported: Set<String> = []
  private unowned let owner: Navigator

  init(root: Navigator, configuration: NavigationConfiguration) {
    self.owner = root
    self.configuration = configuration
    destinationTypes = configuration.restorableDestinations
    settlement = Settlement(root: root)
  }

  var root: Navigator { owner }

  func viewProviders<D: NavigationDestination>(of type: D.Type) -> NavigatorSettings<ViewProvider> {
    let key = ObjectIdentifier(type)
    if let known = viewProviders[key] { return known }
    let providers = NavigatorSettings<ViewProvider>()
    viewProviders[key] = providers
    return providers
  }

  /// Reports a misuse that would come up again each time a view is evaluated.
  func reportOnce(_ message: String) {
    if reported.insert(message).inserted { root.report(message) }
  }

  /// Registers a guard, and gives a new one its number.
  func register(_ item: NavigationGuard) {
    guard guards.add(item) else { return }
    guardCount += 1
    item.number = guardCount
  }

  /// Takes types that views registered. Of two with one name the first stays.
  func register(_ types: NavigationDestinationTypes) {
    for conflict in destinationTypes.add(types) { reportOnce(conflict) }
  }
}

extension Navigator {
  /// A view was made or went, or something moved: what waits for rest waits on. May be called while a view is evaluated.
  func noteActivity() {
    tree.settlement.noteActivity()
  }

  /// Something that was under way has come to its end. Never called while a view is evaluated.
  func noteProgress() {
    tree.settlement.noteProgress()
  }
}
