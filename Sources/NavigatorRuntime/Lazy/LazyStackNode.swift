import Foundation
import NavigatorHost

/// A stack or grid whose views appear near the viewport.
nonisolated protocol LazyContainer: View {
  associatedtype LazyContent: View
  var content: LazyContent { get }
  var layout: LazyLayout { get }
}

/// The arrangement of a lazy stack or grid.
nonisolated struct LazyLayout {
  let axis: Axis
  let spacing: CGFloat?
  let alignment: Content.Alignment
  /// The columns of a vertical grid or the rows of a horizontal one; nil for a stack.
  let tracks: [GridItem]?
  let pinnedViews: PinnedScrollableViews
  /// The custom alignment of a stack, which takes precedence over `alignment`.
  var custom: CustomAlignment?

  /// The content of the element for hosts. Default values are omitted.
  var elementContent: Content {
    custom?.reportUnknown()
    var content: Content = [.axis: .axes(axis == .horizontal ? .horizontal : .vertical)]
    // The rows of a grid do not overlap.
    if let spacing, spacing.isFinite { content[.spacing] = .number(Double(tracks == nil ? spacing : max(0, spacing))) }
    if alignment != .center { content[.alignment] = .alignment(alignment) }
    if let tracks {
      content[.tracks] = .strings(tracks.map(\.hostName))
      if let spacing = tracks.first?.spacing, spacing.isFinite { content[.trackSpacing] = .number(Double(max(0, spacing))) }
      let alignment = tracks.first?.alignment ?? .center
      if alignment != .center { content[.trackAlignment] = .alignment(alignment.hostAlignment) }
      addDifferences(of: tracks, to: &content)
    }
    if !pinnedViews.isEmpty { content[.pinnedViews] = .strings(pinnedViews.hostNames) }
    return content
  }

  /// The maximum number of columns that can differ in spacing and alignment.
  private static let maximumDifferentTracks = 4

  /// Adds the spacing and the alignment of each column if they differ. They are omitted for adaptive items: such an item is any
  /// number of columns, so a host cannot determine the column of a view.
  private func addDifferences(of tracks: [GridItem], to content: inout Content) {
    let isAdaptive = tracks.contains { if case .adaptive = $0.size { true } else { false } }
    guard (2...Self.maximumDifferentTracks).contains(tracks.count), !isAdaptive else { return }
    let alignments = tracks.map { ($0.alignment ?? .center).hostAlignment.rawValue }
    if Set(alignments).count > 1 { content[.trackAlignments] = .strings(alignments) }
    // The spacing of the last column has no effect.
    let spacings = tracks.map { $0.spacing?.trackLength(default: 8) ?? 8 }
    if Set(spacings.dropLast()).count > 1 { content[.trackSpacings] = .strings(spacings.map { "\($0)" }) }
  }

  /// The assumed number of views side by side, before a host has laid them out.
  var viewsPerLine: Int {
    guard let tracks else { return 1 }
    let length: CGFloat = axis == .vertical ? 390 : 600
    return tracks.reduce(0) { count, track in
      if case .adaptive(let minimum, _) = track.size {
        count + max(1, min(20, Int(length / max(20, minimum.finite))))
      } else {
        count + 1
      }
    }
  }
}

extension CGFloat {
  fileprivate nonisolated var finite: CGFloat { isFinite ? self : 100 }
}

/// The node of a lazy stack or grid. Its children and the children of its sections are rows; see ``ListRows``.
@MainActor
final class LazyStackNode<V: LazyContainer>: ContainerNode<V, V.LazyContent>, RowContainer, RowObserver {
  override var isBoxedInRows: Bool { true }

  override var content: V.LazyContent { view.content }

  var rowsPerLine: Int { view.layout.viewsPerLine }

  override func resolve() -> Resolved {
    var resolved = Resolved(content: view.layout.elementContent)
    addReports(to: &resolved.content, &resolved.events)
    return resolved
  }

  override func handle(_ action: InputEvent.Action) -> EventOutcome {
    rows?.handle(action) ?? .dropped(.notAccepted)
  }

  /// Called when the row of an outer container that contains this one comes near its viewport or is scrolled away.
  func rowsChanged(areNear: Bool) {
    rows?.setContainerNear(areNear)
  }
}
