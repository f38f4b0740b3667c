/// The detents of a sheet, and an optional binding to the selected detent.
struct DetentSelection: Equatable {
  /// The detents, sorted from the lowest to the highest.
  let detents: [PresentationDetent]
  let selection: Binding<PresentationDetent>?

  init(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>? = nil) {
    self.detents = detents.sorted { ($0.usualHeight, $0.name) < ($1.usualHeight, $1.name) }
    self.selection = selection
  }

  static func == (lhs: DetentSelection, rhs: DetentSelection) -> Bool {
    guard lhs.detents == rhs.detents else { return false }
    return switch (lhs.selection, rhs.selection) {
    case (nil, nil): true
    case (let lhs?, let rhs?): lhs.location.isSame(as: rhs.location)
    default: false
    }
  }
}
