import SwiftUI

/// Shows what a navigator presents, and puts the navigator into the environment.
struct PresentationHost: ViewModifier {
  let navigator: Navigator

  func body(content: Content) -> some View {
    let navigator = navigator
    content
      .collectingInlineNavigators(of: navigator)
      .sheet(item: Bindable(navigator).presentedSheet, onDismiss: { navigator.presentations.dismissed() }) { request in
        PresentedDestination(request: request, presenter: navigator)
      }
      .cover(item: Bindable(navigator).presentedCover, onDismiss: { navigator.presentations.dismissed() }) { request in
        PresentedDestination(request: request, presenter: navigator)
      }
      .modifier(SystemPresentation(navigator: navigator))
      .modifier(FenceWatch(navigator: navigator))
      .modifier(WindowClosing(navigator: navigator))
      .environment(\.navigator, navigator)
      .environment(\.navigationScreen, navigator.rootScreen)
      .environment(\.navigationPresentation, nil)
  }
}

/// A destination in the sheet or cover that a navigator presents.
private struct PresentedDestination: View {
  let request: PresentationRequest
  let presenter: Navigator

  var body: some View {
    let destination = presenter.mapped(request.destination.wrapped)
    content(named: destination.presentationName)
      .modifier(DestinationDetents(of: destination))
      .environment(\.navigationPresentation, request.handle)
      .onAppear { presenter.presentations.appeared(request) }
  }

  @ViewBuilder private func content(named name: String?) -> some View {
    if request.isManaged {
      ManagedNavigationStack(name: name) { shown }
    } else {
      shown.managedPresentationView(name: name)
    }
  }

  private var shown: some View {
    MappedDestinationView(request.destination.wrapped, on: presenter, isPresented: true)
      .saying(presenter.activity(for: request.destination.wrapped))
  }
}

/// Keeps a navigator informed about a presentation that the app made, and closes it when the navigator asks for that.
private struct SystemPresentation: ViewModifier {
  let navigator: Navigator
  @State private var mark = NavigatorHostMark()
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  func body(content: Content) -> some View {
    content
      .onChange(of: navigator.dismissRequests) {
        navigator.isDismissRequested = false
        dismiss()
      }
      .onChange(of: isPresented) { navigator.isPresentedInSystem = isPresented }
      .onAppear { navigator.hostAppeared(mark, isPresented: isPresented) }
      .onDisappear { navigator.hostDisappeared() }
  }
}

/// A view that a navigator belongs to. Kept as its state.
nonisolated final class NavigatorHostMark: Sendable {}

extension Navigator {
  fileprivate func hostAppeared(_ mark: NavigatorHostMark, isPresented: Bool) {
    isPresentedInSystem = isPresented
    isVisible = true
    parent?.childChanges += 1
    continueRestoration()
    guard hosts.add(mark) else { return }
    guard hosts.all.count > 1 else {
      // The view before has gone with all that it presented, and nobody else will say so.
      if untrackedPresentations.isDismissing { presentations.dismissed() }
      return
    }
    // What takes the place of another view is there before the other has gone.
    tree.settlement.whenSettled { [weak self] in
      guard let self, hosts.all.count > 1 else { return }
      report("\(whereabouts) stands at two places. Give each window or navigationRoot a Navigator of its own.")
    }
  }

  fileprivate func hostDisappeared() {
    isPresentedInSystem = false
    isVisible = false
    parent?.childChanges += 1
  }
}

/// Says when the view that the navigator belongs to has been committed; see ``Settlement`` and ``SavedScenes``.
private struct FenceWatch: ViewModifier {
  let navigator: Navigator

  func body(content: Content) -> some View {
    content
      .onChange(of: navigator.fence, initial: true) {
        // The root's view alone knows what has been committed in the whole tree.
        if navigator.parent == nil { navigator.tree.settlement.fencePassed() }
      }
      .onChange(of: navigator.saveRequests) { navigator.tree.scenes.save() }
  }
}

extension View {
  /// A cover over the full screen, or a sheet on macOS, which has no covers.
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
