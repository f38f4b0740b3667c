/// Why a ``MirrorTree`` refused a patch: which patch of the batch, what it was to do, and what stood against it.
public struct MirrorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The patch's place in its batch; nil where the first tree was refused.
  public let index: Int?
  /// The patch in short, such as `insert text #7 into #2 before #9`.
  public let step: String
  public let reason: Reason

  /// What stood against a patch. More cases may come.
  public enum Reason: Error, Hashable, Sendable {
    /// The patch names an element that is not in the tree.
    case unknownElement(ElementID)
    /// What is inserted holds an id that is in the tree, or holds it twice.
    case duplicate(ElementID)
    /// The sibling to go before is in another parent.
    case notAChild(ElementID, of: ElementID)
    /// The root cannot be moved or removed.
    case isRoot(ElementID)
    /// An element cannot go before itself.
    case beforeItself(ElementID)
    /// The element would be nested deeper than ``MirrorTree/maximumDepth``.
    case tooDeep(ElementID)
  }

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
    case .updateContent(let id, _): "update content of \(id)"
    case .updateText(let id, _): "update text of \(id)"
    case .updateStyle(let id, _): "update style of \(id)"
    case .updateEvents(let id, _): "update events of \(id)"
    case .openURL(let url): "open \(url.prefix(80))"
    }
  }

  private static func place(_ before: ElementID?) -> String {
    before.map { " before \($0)" } ?? ", last"
  }
}

extension MirrorError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownElement(let id): "\(id) is not in the tree"
    case .duplicate(let id): "\(id) would be in the tree twice"
    case .notAChild(let id, let parent): "\(id) is not a child of \(parent)"
    case .isRoot(let id): "\(id) is the root, which stays where it is"
    case .beforeItself(let id): "\(id) cannot go before itself"
    case .tooDeep(let id): "\(id) would be deeper than \(MirrorTree.maximumDepth) levels"
    }
  }
}
