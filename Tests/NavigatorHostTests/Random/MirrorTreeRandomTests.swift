import NavigatorHost
import TestSupport
import Testing

@Suite("Random patches of MirrorTree")
struct MirrorTreeRandomTests {
  @Test("Any sequence of patches produces the same tree as a simple recursive model")
  func likeTheModel() throws {
    let seed = FuzzRun("MirrorTree").seed
    print("MirrorTreeRandomTests.likeTheModel seed: \(seed)")
    var values = RandomValues(seed: seed)
    var model = values.element(depth: 3)
    var tree = try MirrorTree(root: model)
    for step in 0..<600 {
      let patch = randomPatch(&values, model)
      let applied = model.apply(patch)
      let refusal = Result { try tree.apply([patch]) }
      try #require(((try? refusal.get()) != nil) == applied, "seed \(seed), step \(step): \(patch)")
      try #require(tree.checkInvariants() == nil, "seed \(seed), step \(step): \(patch)")
      try #require(tree.root == model, "seed \(seed), step \(step): \(patch)")
    }
  }

  /// Returns a patch whose elements exist in most cases.
  private func randomPatch(_ values: inout RandomValues, _ model: Element) -> Patch {
    let elements = model.all
    let target = values.generator.pick(elements)
    let unknown = ElementID(rawValue: 1_000_000)
    let id = values.generator.chance(5) ? unknown : target.id
    let siblings = (elements.first { $0.children.contains { $0.id == id } } ?? target).children.map(\.id)
    let sibling = siblings.isEmpty || values.generator.chance(30) ? nil : values.generator.pick(siblings)
    switch values.generator.number(0..<8) {
    case 0, 1, 2:
      let before = target.children.isEmpty || values.generator.chance(30) ? nil : values.generator.pick(target.children).id
      return .insert(values.element(depth: 2), parent: id, before: values.generator.chance(5) ? unknown : before)
    case 3: return .remove(id)
    case 4, 5: return .move(id, before: sibling)
    case 6: return .updateText(id, values.text())
    default:
      return .update(
        Element(id: id, role: target.role, content: values.content(), style: values.style(), events: values.events()))
    }
  }
}

/// A simple model that applies each patch to a tree of values by a search over all of it.
extension Element {
  fileprivate var all: [Element] { [self] + children.flatMap(\.all) }

  /// A Boolean value that indicates whether the patch was applied.
  fileprivate mutating func apply(_ patch: Patch) -> Bool {
    switch patch {
    case .insert(let element, let parent, let before):
      return change(parent) { $0.place(element, before: before) }
    case .remove(let id):
      return changeParent(of: id) { parent in
        parent.children.removeAll { $0.id == id }
        return true
      }
    case .move(let id, let before):
      return changeParent(of: id) { parent in
        guard before != id, let index = parent.children.firstIndex(where: { $0.id == id }) else { return false }
        return parent.place(parent.children.remove(at: index), before: before)
      }
    case .update(let element):
      return change(element.id) {
        $0.replace(\.content, element.content) && $0.replace(\.style, element.style) && $0.replace(\.events, element.events)
      }
    case .updateText(let id, let text): return change(id) { $0.replace(\.content, [.text: .string(text)]) }
    case .openURL, .copy, .dismissWindow, .announce, .notify, .animate: return true
    }
  }

  private mutating func replace<Part>(_ part: WritableKeyPath<Element, Part>, _ value: Part) -> Bool {
    self[keyPath: part] = value
    return true
  }

  private mutating func place(_ element: Element, before: ElementID?) -> Bool {
    guard let before else {
      children.append(element)
      return true
    }
    guard let index = children.firstIndex(where: { $0.id == before }) else { return false }
    children.insert(element, at: index)
    return true
  }

  private mutating func change(_ id: ElementID, _ body: (inout Element) -> Bool) -> Bool {
    if self.id == id {
      let backup = self
      let fitted = body(&self)
      if !fitted { self = backup }
      return fitted
    }
    for index in children.indices where children[index].change(id, body) { return true }
    return false
  }

  private mutating func changeParent(of id: ElementID, _ body: (inout Element) -> Bool) -> Bool {
    guard let parent = all.first(where: { $0.children.contains { $0.id == id } }) else { return false }
    return change(parent.id, body)
  }
}
