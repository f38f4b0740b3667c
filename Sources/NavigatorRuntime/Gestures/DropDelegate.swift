import Foundation
import NavigatorHost

/// The operation of a drop.
public nonisolated enum DropOperation: Hashable, Sendable {
  /// The drop has no effect.
  case cancel
  /// The target rejects the drop.
  case forbidden
  /// The target copies the dragged items.
  case copy
  /// The target moves the dragged items, which are removed from their source.
  case move
}

/// The drop operation that a target proposes.
public nonisolated struct DropProposal: Sendable {
  /// The operation.
  public let operation: DropOperation

  /// Creates a proposal for an operation.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// The current state of a drag over a drop target.
nonisolated public struct DropInfo {
  /// The location of the pointer in the coordinate system of the drop target.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Returns a Boolean value that indicates whether any dragged item conforms to one of the types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// Returns the providers of the dragged items that conform to one of the types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { $0.conforms(to: contentTypes) }
  }
}

/// A type that controls the behavior of a drop target.
@MainActor
@preconcurrency
public protocol DropDelegate {
  /// Returns a Boolean value that indicates whether the target accepts a drag. The default implementation returns true.
  func validateDrop(info: DropInfo) -> Bool

  /// Receives the dragged items. Returns false if no item is accepted.
  func performDrop(info: DropInfo) -> Bool

  /// Handles a drag that enters the target. The default implementation does nothing.
  func dropEntered(info: DropInfo)

  /// Returns the operation of a drop at the current location, or nil to keep the previous one. The default implementation returns
  /// nil.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// Handles a drag that leaves the target. The default implementation does nothing.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns true, which accepts the drag.
  public func validateDrop(info: DropInfo) -> Bool { true }

  /// Does nothing.
  public func dropEntered(info: DropInfo) {}

  /// Returns nil, which keeps the previous operation.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
