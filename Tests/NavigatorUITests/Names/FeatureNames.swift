import NavigatorUI
import SwiftUI

// Uses the API of existing apps besides the navigator. The test is that it compiles.

nonisolated enum SeatSteps: NavigationDestination {
  case choose

  var body: some View { Text("Choose") }
}

nonisolated struct SeatFlow: NavigationFlow {
  typealias Destination = SeatSteps
  typealias Value = Int

  var checkpoint: NavigationFlowCheckpoint<Int>?
  var seat: Int?

  func start() -> FlowResult<SeatFlow> { .destination(.choose) }

  func next() async throws -> FlowResult<SeatFlow> {
    guard let seat else { return .cancel }
    if seat < 0 { return .error(CancellationError()) }
    return seat == 0 ? .complete : .completeWithValue(seat)
  }

  func onComplete() {}
  func onComplete(_ value: Int) {}
  func onCancel() {}
  func onError(_ error: any Error) {}
}

func usesOfFlows(_ navigator: Navigator) async throws {
  let flow = SeatFlow()
  navigator.start(flow)
  navigator.start(flow, returningTo: CinemaCheckpoints.chosen)
  try await navigator.next(flow.copy { $0.seat = 1 })
  navigator.complete(flow)
  navigator.complete(flow, returning: 5)
  navigator.cancel(flow)
  navigator.error(flow, error: CancellationError())
}

nonisolated enum CinemaViews: NavigationViews {
  case poster
}

nonisolated enum ProvidedPlaces: NavigationProvidedDestination {
  case map
}

func usesOfProviders(_ navigator: Navigator) {
  let views: [any NavigationViewProviding<CinemaViews>] = [
    NavigationViewProvider { _ in Text("Poster") }, MockNavigationViewProvider(),
  ]
  _ = views.map { $0.view(for: .poster) }
  let routers: [any NavigationRouting<CinemaRoutes>] = [
    NavigationRouter(navigator) { (_: CinemaRoutes) in }, NavigationRouter(navigator) { _, navigator in navigator.popAll() },
    MockNavigationRouter(),
  ]
  for router in routers { router.route(to: .account) }
}

func usesOfValues(_ destination: CinemaDestinations) async throws {
  let any = AnyNavigationDestination(destination)
  _ = (any.wrapped, any.id, try JSONEncoder().encode(any), destination(), destination.asAnyView(), destination.id)
  let callback = Callback<Int>("seat") { _ in }
  let later = AsyncCallback<Int>("seat") { _ in }
  _ = (Callback<Int> { _ in }.handler, AsyncCallback<Int> { _ in }.identifier)
  callback(1)
  await later(1)
  _ = Set([callback]).count + Set([later]).count
  _ = NavigationCheckpoint<Int>(name: "chosen").name
  _ = Set([Binding.constant(1)])
}

func usesOfEvents(_ event: NavigationEvent, _ navigator: Navigator) {
  let levels: [NavigationEvent.Verbosity] = [.info, .warning, .error, .none]
  _ = levels.contains(event.verbosity)
  switch event.event {
  case .lifecycle, .navigation, .providing, .checkpoint, .send, .message, .warning, .error: break
  default: break
  }
  switch navigator.owner {
  case .application, .root, .stack, .presenter: break
  }
  _ = NavigationConfiguration(
    restorationKey: "1", logger: { print($0) }, executionDelay: 0.3, verbosity: .info, autoDestinationMode: true)
}

func usesOfResumeTypes() -> [NavigationReceiveResumeType] {
  [.auto, .immediately, .after(1), .replacing([1]), .inserting(["a"]), .appending([1, "a"]), .pause, .cancel]
}

@available(*, deprecated)
func usesOfOldNames(_ navigator: Navigator, _ destination: CinemaDestinations) {
  navigator.send(value: destination)
  _ = destination.view
  _ = LazyState(wrappedValue: [1, 2, 3])
}

struct UsesOfFeatures: View {
  @DeferredState private var numbers = [1, 2, 3]
  @State private var values: [AnyHashable]?
  @State private var checkpoint: NavigationCheckpoint<Void>?
  @State private var flag = false

  var body: some View {
    ManagedNavigationStack {
      VStack {
        NavigationProvidedView(for: ProvidedPlaces.map)
        NavigationProvidedView(for: ProvidedPlaces.map) { ProgressView() }
        ProvidedPlaces.map
        NavigationLink("A string", to: CinemaDestinations.film(1))
        NavigationLink(LocalizedStringResource("A resource"), to: CinemaDestinations.film(1))
        NavigationLink(to: CinemaDestinations.film(1)) { Text("A view") }
      }
      .navigationCheckpoint(CinemaCheckpoints.home) { numbers = [] }
      .navigationCheckpoint(CinemaCheckpoints.chosen, completion: { numbers.append($0) })
      .navigationDestinationAutoReceive(CinemaDestinations.self)
      .navigationSend(values: $values)
      .navigationReturnToCheckpoint($checkpoint)
      .navigationDismiss(trigger: $flag)
      .navigationDismissAny(trigger: $flag)
      .onNavigationOpenURL(FilmURLHandler(), FilmURLHandler())
      .onNavigationOpenURL([FilmURLHandler()])
      .onNavigationProvidedView { (_: ProvidedPlaces) in Text("A map") }
      .navigationDismissible()
    }
  }
}
