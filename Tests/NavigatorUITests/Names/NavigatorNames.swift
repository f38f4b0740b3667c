import NavigatorUI
import SwiftUI

/// Uses the navigator's API of existing apps. The test is that it compiles.
func usesOfNavigator(_ navigator: Navigator, _ destination: CinemaDestinations) throws {
  _ = (navigator.id, navigator.name, navigator.owner, navigator.root, navigator.parent, navigator.children)
  _ = navigator.currentNavigator
  _ = (navigator.isEmpty, navigator.count, navigator.isPresented, navigator.isPresenting)
  _ = (navigator.presentingSheetOrCover, navigator.isAnyChildPresenting(), navigator.executionDelay, navigator.isNavigationLocked)
  navigator.navigate(to: destination)
  navigator.navigate(to: destination, method: .managedCover)
  navigator.push(destination)
  navigator.push(5)
  navigator.pop()
  navigator.pop(last: 2)
  navigator.pop(to: 0)
  navigator.popAll()
  try navigator.popAny()
  navigator.back()
  navigator.present(sheet: destination)
  navigator.present(sheet: destination, managed: true)
  navigator.present(cover: destination)
  navigator.present(cover: destination, managed: true)
  navigator.dismiss()
  navigator.dismissPresentedViews()
  navigator.dismissAnyChildren()
  try navigator.dismissAny()
  _ = (navigator.find(id: navigator.id), navigator.named("home"), navigator.child(named: "home"))
  _ = navigator.mappedNavigationView(for: destination)
  _ = navigator.mappedPresentationView(for: destination)
  _ = navigator.navigationProvidedView(for: destination)
  navigator.log(NavigationEvent(.info, .message("hello")))
  navigator.log(.message("hello"))
  _ = (Navigator(owner: .stack), navigator.presentingSheetOrCover as? CinemaDestinations, navigator.isPresentingSheetOrCover)
  navigator.send(KnownTabs.account, destination)
  navigator.send(values: [KnownTabs.account])
  navigator.resume()
  navigator.resume(condition: false)
  navigator.cancelResume()
  navigator.perform(.dismissAny, .empty, .locked, .pause, .popAny, .reset, .popAll(in: "home"), .send(destination))
  navigator.perform(actions: [.with(navigator: "home") { $0.popAll() }, .action { _ in .cancel }, .seatRequired])
  navigator.perform(route: CinemaRoutes.account)
  navigator.returnToCheckpoint(CinemaCheckpoints.home)
  navigator.returnToCheckpoint(CinemaCheckpoints.chosen, value: 5)
  _ = navigator.canReturnToCheckpoint(CinemaCheckpoints.home)
  do {
    try navigator.dismissAny()
  } catch Navigator.NavigationError.navigationLocked {
  }
  let sending: any NavigationSending = navigator
  sending.send(destination)
  let navigating: any Navigating = navigator
  navigating.navigate(to: destination)
}

struct UsesOfModifiers: View {
  @State private var destination: CinemaDestinations?
  @State private var tab: KnownTabs?
  @State private var flag = false
  let navigator: Navigator

  var body: some View {
    ManagedPresentationView(name: "modifiers") {
      Text("Names")
        .navigate(to: $destination)
        .navigate(to: $destination, method: .sheet)
        .navigate(trigger: $flag, destination: CinemaDestinations.film(1))
        .navigate(trigger: $flag, destination: CinemaDestinations.film(1), method: .cover)
        .navigationAutoDestinationMode(true)
    }
    .navigationMap { destination in destination }
    .navigationMap(inherits: false) { destination in destination }
    .navigationModifier { destination in destination() }
    .navigationModifier(inherits: true) { destination in destination() }
    .presentationModifier { destination in destination() }
    .presentationModifier(inherits: true) { destination in destination() }
    .onNavigationProvidedView(CinemaDestinations.self) { _ in Text("provided") }
    .onNavigationReceive { (tab: KnownTabs, navigator) in navigator.isEmpty ? .immediately : .after(1) }
    .onNavigationReceive { (_: Int) in .replacing([1, "a"]) }
    .onNavigationReceive(assign: $tab, delay: 0.5)
    .navigationAutoReceive(CinemaDestinations.self, delay: 0.5)
    .navigationSend($tab)
    .navigationResume()
    .navigationDismissPresented(trigger: $flag)
    .navigationDismissAnyChildren(trigger: $flag)
    .navigationLocked()
    .managedPresentationView(name: "names")
    .navigationRoot(navigator)
  }
}

/// Uses the deprecated names of the navigator's API.
@available(*, deprecated)
func usesOfDeprecatedNames(_ navigator: Navigator) {
  _ = (navigator.rootNavigator, navigator.parentNavigator, navigator.childNavigators, navigator.nameOrId)
}
