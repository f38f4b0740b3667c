import Foundation
import IssueReporting
import NavigatorLayout

/// A type that identifies a custom alignment.
///
/// ```swift
/// extension VerticalAlignment {
///   private enum AccountName: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
///   }
///
///   static let accountName = VerticalAlignment(AccountName.self)
/// }
///
/// HStack(alignment: .accountName) {
///   Text(handle).alignmentGuide(.accountName) { $0[VerticalAlignment.center] }
///   VStack {
///     Text("Full name")
///     Text(name).font(.title).alignmentGuide(.accountName) { $0[VerticalAlignment.center] }
///   }
/// }
/// ```
///
/// Stacks, lazy stacks, grids, frames, overlays and backgrounds support custom alignments. The session computes the layout of a
/// container that is created with a custom alignment, in the same way as for a custom `Layout`.
///
/// Other containers do not support custom alignments. They report an issue and center their views. The same applies to a grid row
/// with a custom alignment if the alignment of the grid is a standard one. A container that is created with a standard alignment
/// and later receives a custom one also reports an issue.
public nonisolated protocol AlignmentID {
  /// Returns the position of the guide in a view that does not set it, in points from the leading or the top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A custom alignment.
nonisolated struct CustomAlignment: Equatable, @unchecked Sendable {
  /// The type that identifies the alignment. It is safe to share between threads because a type has no state.
  let type: any AlignmentID.Type

  init(_ type: any AlignmentID.Type) {
    self.type = type
  }

  func defaultValue(in dimensions: ViewDimensions) -> CGFloat { type.defaultValue(in: dimensions) }

  func reportUnknown() {
    reportIssue(
      """
      Only stacks, lazy stacks, grids, frames, overlays and backgrounds that are created with the alignment \(type) support it. \
      This view is centered. Place it in a ZStack with the alignment.
      """)
  }

  func reportCircle() {
    reportIssue(
      """
      The default value of the alignment \(type) depends on itself, or on too many other alignments. The center is used instead. \
      Return a value that depends on the size or on an alignment such as .top.
      """)
  }

  static func == (a: Self, b: Self) -> Bool { a.type == b.type }
}

extension HorizontalAlignment {
  /// The key of the alignment's guide in a layout.
  nonisolated var key: LayoutGuideKey {
    if let custom { return Self.separatorKey(of: custom) ?? LayoutGuideKey(custom.type, isVertical: false) }
    return switch guide {
    case .leading: .leading
    case .center: .horizontalCenter
    case .trailing: .trailing
    }
  }
}

extension HorizontalAlignment {
  /// Creates an alignment from the key of a layout guide. Returns nil if the guide is vertical.
  nonisolated init?(_ key: LayoutGuideKey) {
    switch key {
    case .leading: self = .leading
    case .horizontalCenter: self = .center
    case .trailing: self = .trailing
    case .separatorStart: self = .listRowSeparatorLeading
    case .separatorEnd: self = .listRowSeparatorTrailing
    default:
      guard !key.isVertical, let custom = key.type as? any AlignmentID.Type else { return nil }
      self.init(custom)
    }
  }
}

extension VerticalAlignment {
  /// Creates an alignment from the key of a layout guide. Returns nil if the guide is horizontal.
  nonisolated init?(_ key: LayoutGuideKey) {
    switch key {
    case .top: self = .top
    case .verticalCenter: self = .center
    case .bottom: self = .bottom
    case .firstBaseline: self = .firstTextBaseline
    case .lastBaseline: self = .lastTextBaseline
    default:
      guard key.isVertical, let custom = key.type as? any AlignmentID.Type else { return nil }
      self.init(custom)
    }
  }
}

extension VerticalAlignment {
  /// The key of the alignment's guide in a layout.
  nonisolated var key: LayoutGuideKey {
    if let custom { return LayoutGuideKey(custom.type, isVertical: true) }
    return switch guide {
    case .top: .top
    case .center: .verticalCenter
    case .bottom: .bottom
    case .firstTextBaseline: .firstBaseline
    case .lastTextBaseline: .lastBaseline
    }
  }
}

extension Alignment {
  /// A Boolean value that indicates whether the horizontal or the vertical alignment is a custom one.
  nonisolated var isCustom: Bool { horizontal.custom != nil || vertical.custom != nil }

  /// A Boolean value that indicates whether the session aligns the views in a frame, an overlay, a background or a Z stack.
  /// Hosts support neither custom alignments nor baselines there.
  nonisolated var needsGuides: Bool { isCustom || vertical == .firstTextBaseline || vertical == .lastTextBaseline }
}
