import SwiftUI

/// A modifier that shows a navigator's presentations and puts the navigator into the environment.
struct PresentationHost: ViewModifier {
  let navigator: Navigator
  @Environment(\.navigationSelections) private var selections

  func body(content: Content) -> some View {
    let navigator = navigator
    navigator.changePlace(.hosted(in: selections))
    return
      content
      .collectingInlineNavigators(of: navigator)
      .sheet(item: item(.sheet), onDismiss: { navigator.presenting.hasGone() }) { request in
        PresentedDestination(request: request, presenter: navigator)
      }
      .cover(item: item(.cover), onDismiss: { navigator.presenting.hasGone() }) { request in
        PresentedDestination(request: request, presenter: navigator)
      }
      .modifier(SystemPresentation(navigator: navigator))
      .modifier(FenceWatch(navigator: navigator))
      .modifier(WindowClosing(navigator: navigator))
      .environment(\.navigator, navigator)
      .environment(\.navigationScreen, navigator.rootScreen)
      .environment(\.isOnNavigationScreen, false)
      .environment(\.navigationPresentation, nil)
  }

  private func item(_ style: PresentationRequest.Style) -> Binding<PresentationRequest?> {
    Bindable(navigator)[dynamicMember: \.[presented: style]]
  }
}

/// The view of a destination in a sheet or cover.
private struct PresentedDestination: View {
  let request: PresentationRequest
  let presenter: Navigator
  @State private var entrance = PresentationEntrance()

  var body: some View {
    let destination = presenter.mapped(request.destination.wrapped)
    if entrance.isOpen(for: request, on: presenter) {
      content(named: destination.presentationName)
        .modifier(DestinationDetents(of: destination))
        .environment(\.navigationPresentation, request.handle)
        .onAppear { presenter.apply(.presentation(.appeared(request.id))) }
    } else {
      Color.clear
        .onAppear {
          presenter.apply(.presentation(.appeared(request.id)))
          presenter.presenting.requestAdmission(for: request) { entrance.open() }
        }
    }
  }

  @ViewBuilder private func content(named name: String?) -> some View {
    if request.isManaged {
      ManagedNavigationStack(name: name) { shown }
    } else {
      shown.managedPresentationView(name: name)
    }
  }

  private var shown: some View {
    MappedDestinationView(destination: request.destination, navigator: presenter, isPresented: true)
      .addressActivity(AddressActivity(destination: request.destination.wrapped, on: presenter))
  }
}

/// A modifier that reports the state of a presentation that the app made to its navigator, and dismisses it when the navigator
/// requests that.
private struct SystemPresentation: ViewModifier {
  let navigator: Navigator
  @State private var mark = ViewIdentity()
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  func body(content: Content) -> some View {
    content
      .onChange(of: navigator.dismissRequests) {
        navigator.apply(.view(.dismissalBegan))
        dismiss()
      }
      .onChange(of: isPresented) { navigator.apply(.view(.presented(isPresented))) }
      .onAppear { navigator.hostAppeared(mark, isPresented: isPresented) }
      .onDisappear { navigator.hostDisappeared() }
  }
}

/// A modifier that reports when the navigator's view has been committed; see ``Settlement`` and ``SavedScenes``.
private struct FenceWatch: ViewModifier {
  let navigator: Navigator

  func body(content: Content) -> some View {
    // Only the root's view observes them: its commit includes the whole tree.
    let signals = navigator.parent == nil ? navigator.tree.signals : nil
    #if canImport(Darwin)
      content
        .onChange(of: signals?.saveRequests ?? 0) { navigator.tree.scenes.save() }
        .onChange(of: signals?.fence ?? 0, initial: true) { fencePassed() }
    #else
      content
      // A view without an element appears with each request. An `onChange` action could only run a few times in succession.
      if let signals {
        AnyView(EmptyView()).onAppear { if signals.saveRequests > 0 { navigator.tree.scenes.save() } }.id(signals.saveRequests)
        AnyView(EmptyView()).onAppear { fencePassed() }.id(signals.fence)
      }
    #endif
  }

  private func fencePassed() {
    // Only the root's view is committed after the whole tree.
    if navigator.parent == nil { navigator.tree.settlement.fencePassed() }
  }
}

extension View {
  /// Presents a full-screen cover, or a sheet on macOS, which has no covers.
  nonisolated fileprivate func cover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)?, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    #if os(macOS)
      sheet(item: item, onDismiss: onDismiss, content: content)
    #else
      fullScreenCover(item: item, onDismiss: onDismiss, content: content)
    #endif
  }
}
