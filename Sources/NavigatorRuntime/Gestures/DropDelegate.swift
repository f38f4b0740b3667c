import Foundation
import NavigatorHost

/// The effect of a drop.
public nonisolated enum DropOperation: Hashable, Sendable {
  /// Nothing happens.
  case cancel
  /// The place does not take the drop.
  case forbidden
  /// The place takes a copy.
  case copy
  /// The place takes the dragged items and removes them from their source.
  case move
}

/// The effect of a drop that a place proposes.
public nonisolated struct DropProposal: Sendable {
  /// The effect.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// A drag above a place for drops.
nonisolated public struct DropInfo {
  /// The location of the pointer in the view that takes drops.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Returns a Boolean value that indicates whether something of one of some types is dragged.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// Returns the providers of the dragged items that have one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { $0.conforms(to: contentTypes) }
  }
}

/// The behavior of a place for drops.
@MainActor
@preconcurrency
public protocol DropDelegate {
  /// Returns a Boolean value that indicates whether the place takes a drag. The default is true.
  func validateDrop(info: DropInfo) -> Bool

  /// Takes the dragged items. Returns false if no item was taken.
  func performDrop(info: DropInfo) -> Bool

  /// Called when a drag enters the place.
  func dropEntered(info: DropInfo)

  /// Returns the effect of a drop at the current location; nil for no change. The default is nil.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// Called when a drag leaves the place.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns true.
  public func validateDrop(info: DropInfo) -> Bool { true }

  /// Does nothing.
  public func dropEntered(info: DropInfo) {}

  /// Returns nil.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
