import SwiftUI

/// Shows what a navigator presents, and puts the navigator into the environment.
struct PresentationHost: ViewModifier {
  let navigator: Navigator

  func body(content: Content) -> some View {
    let navigator = navigator
    content
      .sheet(item: Bindable(navigator).presentedSheet, onDismiss: { navigator.presentations.dismissed() }) { request in
        PresentedDestination(request: request, presenter: navigator)
      }
      .cover(item: Bindable(navigator).presentedCover, onDismiss: { navigator.presentations.dismissed() }) { request in
        PresentedDestination(request: request, presenter: navigator)
      }
      .modifier(SystemPresentation(navigator: navigator))
      .environment(\.navigator, navigator)
      .environment(\.navigationPresentation, nil)
  }
}

/// A destination in the sheet or cover that a navigator presents.
private struct PresentedDestination: View {
  let request: PresentationRequest
  let presenter: Navigator

  var body: some View {
    content
      .environment(\.navigationPresentation, request.handle)
      .onAppear { presenter.presentations.appeared(request) }
  }

  @ViewBuilder private var content: some View {
    let destination = request.destination.wrapped
    if request.isManaged {
      ManagedNavigationStack { destination.asAnyView() }
    } else {
      destination.asAnyView().managedPresentationView()
    }
  }
}

/// Keeps a navigator informed about a presentation that the app made, and closes it when the navigator asks for that.
private struct SystemPresentation: ViewModifier {
  let navigator: Navigator
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  func body(content: Content) -> some View {
    content
      .onChange(of: navigator.dismissRequests) { dismiss() }
      .onChange(of: isPresented) { navigator.isPresentedBySystem = isPresented }
      .onAppear { navigator.isPresentedBySystem = isPresented }
      .onDisappear { navigator.isPresentedBySystem = false }
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
