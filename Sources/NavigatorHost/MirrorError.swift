/// An error that describes a patch that ``MirrorTree`` refused: its position in the batch, its operation and the reason.
public struct MirrorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The position of the patch in its batch, or nil if the first tree was refused.
  public let index: Int?
  /// A short description of the patch, such as `insert text #7 into #2 before #9`.
  public let step: String
  /// The reason for the refusal.
  public let reason: Reason

  /// The reason for the refusal of a patch. Future versions may add cases.
  public enum Reason: Error, Hashable, Sendable {
    /// The patch refers to an element that is not in the tree.
    case unknownElement(ElementID)
    /// The inserted subtree contains an id that is already in the tree, or contains an id twice.
    case duplicate(ElementID)
    /// The sibling to insert before has another parent.
    case notAChild(ElementID, of: ElementID)
    /// The root cannot be moved or removed.
    case isRoot(ElementID)
    /// An element cannot be moved before itself.
    case beforeItself(ElementID)
    /// The nesting depth of the element would exceed ``MirrorTree/maximumDepth``.
    case tooDeep(ElementID)
  }

  /// The position, the operation and the reason, as text.
  public var description: String {
    let place = index.map { "patch \($0) (\(step))" } ?? step
    return "\(place): \(reason)"
  }

  static func step(_ patch: Patch) -> String {
    switch patch {
    case .insert(let element, let parent, let before):
      "insert \(element.role.rawValue) \(element.id) into \(parent)\(place(before))"
    case .remove(let id): "remove \(id)"
    case .move(let id, let before): "move \(id)\(place(before))"
    case .update(let element): "update \(element.id)"
    case .updateText(let id, _): "update text of \(id)"
    case .animate(let motion): "animate \(motion.count) elements"
    case .openURL(let url): "open \(url.prefix(80))"
    case .copy: "copy a text"
    case .dismissWindow: "close a window"
    case .announce: "announce a text"
    case .notify: "show a notice"
    }
  }

  private static func place(_ before: ElementID?) -> String {
    before.map { " before \($0)" } ?? ", last"
  }
}

extension MirrorError.Reason: CustomStringConvertible {
  /// The reason as text.
  public var description: String {
    switch self {
    case .unknownElement(let id): "\(id) is not in the tree"
    case .duplicate(let id): "\(id) would be in the tree twice"
    case .notAChild(let id, let parent): "\(id) is not a child of \(parent)"
    case .isRoot(let id): "\(id) is the root, which cannot be moved or removed"
    case .beforeItself(let id): "\(id) cannot be moved before itself"
    case .tooDeep(let id): "\(id) would be deeper than \(MirrorTree.maximumDepth) levels"
    }
  }
}
