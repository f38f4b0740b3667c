import SwiftUI

/// A modifier that applies a destination's detents to its sheet.
struct DestinationDetents: ViewModifier {
  private let detents: Set<PresentationDetent>
  private let hasSelection: Bool
  @State private var selection: PresentationDetent

  /// The offered detents always include the selected one. If a destination has only a selected detent, the large detent is
  /// offered too.
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
