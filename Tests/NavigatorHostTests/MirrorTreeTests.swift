import NavigatorHost
import TestSupport
import Testing

@Suite("MirrorTree")
struct MirrorTreeTests {
  /// #1 window > #2 vStack > #3 "a", #4 "b", #5 "c"
  private func threeTexts() throws -> MirrorTree {
    try MirrorTree(root: window([column(2, [text(3, "a"), text(4, "b"), text(5, "c")])]))
  }

  private func order(_ tree: MirrorTree) -> [ElementID] {
    tree.children(of: 2)
  }

  @Test("The root of a new mirror equals the tree that it was created from")
  func givesBack() throws {
    let root = window([column(2, [text(3, "a"), column(4, [text(5, "b")])])])
    let tree = try MirrorTree(root: root)
    #expect(tree.root == root)
    #expect(tree.element(4) == column(4, [text(5, "b")]))
    #expect(tree.shell(4) == column(4, []))
    #expect(tree.parent(of: 5) == 4)
    #expect(tree.parent(of: 1) == nil)
    #expect(tree.ancestors(of: 5) == [4, 2, 1])
    #expect(tree.count == 5)
    #expect(tree.checkInvariants() == nil)
  }

  @Test("Insert adds an element before a sibling, or at the end")
  func insert() throws {
    var tree = try threeTexts()
    try tree.apply([
      .insert(text(6, "first"), parent: 2, before: 3), .insert(text(7, "middle"), parent: 2, before: 5),
      .insert(text(8, "last"), parent: 2, before: nil), .insert(column(9, [text(10, "in")]), parent: 1, before: 2),
    ])
    #expect(order(tree) == [6, 3, 4, 7, 5, 8])
    #expect(tree.children(of: 1) == [9, 2])
    #expect(tree.element(9) == column(9, [text(10, "in")]))
    #expect(tree.checkInvariants() == nil)
  }

  @Test("Remove removes an element with its children")
  func remove() throws {
    var tree = try threeTexts()
    try tree.apply([.remove(4)])
    #expect(order(tree) == [3, 5])
    try tree.apply([.remove(2)])
    #expect(tree.root == window([]))
    #expect(tree.count == 1)
    #expect(tree.checkInvariants() == nil)
  }

  @Test("Move changes the position within the parent")
  func move() throws {
    var tree = try threeTexts()
    try tree.apply([.move(5, before: 3)])
    #expect(order(tree) == [5, 3, 4])
    try tree.apply([.move(5, before: nil)])
    #expect(order(tree) == [3, 4, 5])
    try tree.apply([.move(4, before: 5)])
    #expect(order(tree) == [3, 4, 5])
    #expect(tree.checkInvariants() == nil)
  }

  @Test("An update replaces an element's content, style and events, and keeps its children")
  func update() throws {
    var tree = try threeTexts()
    let expected = Element(id: 2, role: .vStack, content: [.spacing: 4], style: [.opacity(0.5)], events: .tap)
    try tree.apply([.update(expected), .openURL("https://example.org")])
    #expect(tree.shell(2) == expected)
    #expect(order(tree) == [3, 4, 5])
  }

  @Test("An update of a text keeps the style and the events")
  func updateText() throws {
    var tree = try threeTexts()
    try tree.apply([.update(Element(id: 3, role: .text, content: [.text: "a"], style: [.opacity(0.5)], events: .tap))])
    try tree.apply([.updateText(3, "b")])
    #expect(tree.shell(3) == Element(id: 3, role: .text, content: [.text: "b"], style: [.opacity(0.5)], events: .tap))
  }

  @Test(
    "A patch that does not fit is refused with its operation and position, and changes nothing",
    arguments: [
      (Patch.remove(99), "patch 1 (remove #99): #99 is not in the tree"),
      (.remove(1), "patch 1 (remove #1): #1 is the root, which cannot be moved or removed"),
      (.move(1, before: nil), "patch 1 (move #1, last): #1 is the root, which cannot be moved or removed"),
      (.move(99, before: 3), "patch 1 (move #99 before #3): #99 is not in the tree"),
      (.move(3, before: 2), "patch 1 (move #3 before #2): #2 is not a child of #2"),
      (.move(3, before: 3), "patch 1 (move #3 before #3): #3 cannot be moved before itself"),
      (.insert(text(3, "x"), parent: 2, before: nil), "patch 1 (insert text #3 into #2, last): #3 would be in the tree twice"),
      (
        .insert(column(7, [text(8, ""), text(8, "")]), parent: 2, before: nil),
        "patch 1 (insert vStack #7 into #2, last): #8 would be in the tree twice"
      ),
      (.insert(text(7, "x"), parent: 99, before: nil), "patch 1 (insert text #7 into #99, last): #99 is not in the tree"),
      (.insert(text(7, "x"), parent: 1, before: 3), "patch 1 (insert text #7 into #1 before #3): #3 is not a child of #1"),
      (.insert(text(7, "x"), parent: 2, before: 99), "patch 1 (insert text #7 into #2 before #99): #99 is not in the tree"),
      (.update(text(99, "")), "patch 1 (update #99): #99 is not in the tree"),
      (.updateText(99, ""), "patch 1 (update text of #99): #99 is not in the tree"),
    ])
  func refuses(patch: Patch, message: String) throws {
    var tree = try threeTexts()
    let before = tree.root
    let error = #expect(throws: MirrorError.self) { try tree.apply([.openURL("a:b"), patch]) }
    #expect(error?.description == message)
    #expect(tree.root == before)
    #expect(tree.checkInvariants() == nil)
  }

  @Test("Nesting beyond the maximum depth is refused")
  func depth() throws {
    var tree = try MirrorTree(root: window([]))
    let error = #expect(throws: MirrorError.self) {
      for id in 1..<2_000 as Range<UInt32> {
        try tree.apply([.insert(column(.init(rawValue: id + 1), []), parent: .init(rawValue: id), before: nil)])
      }
    }
    #expect(error?.reason == .tooDeep(.init(rawValue: UInt32(MirrorTree.maximumDepth) + 2)))
    #expect(tree.root.children.count == 1)
    #expect(tree.checkInvariants() == nil)
  }

  @Test("A tree that contains an id twice is refused")
  func firstTree() {
    let error = #expect(throws: MirrorError.self) { try MirrorTree(root: window([text(2, ""), text(2, "")])) }
    #expect(error?.description == "the first tree: #2 would be in the tree twice")
  }
}
