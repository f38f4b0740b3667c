import SwiftUI

/// Gives a sheet the heights that its destination asks for.
struct DestinationDetents: ViewModifier {
  private let detents: Set<PresentationDetent>
  private let hasSelection: Bool
  @State private var selection: PresentationDetent

  /// A selected detent is always among those that are offered. Where a destination names no others, it joins the system's own, which is
  /// the whole height.
  init(of destination: any NavigationDestination) {
    let selected = destination.selectedDetent
    hasSelection = selected != nil
    _selection = State(initialValue: selected ?? .large)
    guard let selected else {
      detents = destination.detents
      return
    }
    detents = (destination.detents.isEmpty ? [.large] : destination.detents).union([selected])
  }

  func body(content: Content) -> some View {
    if hasSelection {
      content.presentationDetents(detents, selection: $selection)
    } else if !detents.isEmpty {
      content.presentationDetents(detents)
    } else {
      content
    }
  }
}
