import NavigatorHost
import NavigatorLayout
import TestSupport
import Testing

@Suite("Layout after random changes")
struct LayoutTreeRandomTests {
  private let window = LayoutSize(width: 390, height: 844)

  @Test("After any changes, the frames are those of a new layout")
  func likeANewLayout() throws {
    let seed = FuzzRun("LayoutTree").seed
    print("LayoutTreeRandomTests.likeANewLayout seed: \(seed)")
    var elements = RandomElements(seed: seed)
    let root = Element(id: ElementID(rawValue: 1), role: .window, children: [elements.element(depth: 4)])
    var mirror = try MirrorTree(root: root)
    let tree = try LayoutTree(of: root)
    for step in 0..<400 {
      if elements.generator.chance(80) {
        let patch = elements.patch(mirror)
        guard (try? mirror.apply([patch])) != nil else { continue }
        try tree.apply([patch])
      }
      let sizes = [LayoutSize(width: 1_000, height: 600), LayoutSize(width: 391, height: 700)]
      let size = elements.generator.chance(20) ? elements.generator.pick(sizes) : window
      let expected = ElementLayout(of: mirror.root, in: size).frames
      let all = Set(mirror.root.all.map(\.id))
      let wanted = elements.generator.chance(50) ? all : all.filter { _ in elements.generator.chance(10) }
      #expect(tree.frames(of: wanted, in: size) == expected.filter { wanted.contains($0.key) }, "seed \(seed), step \(step)")
    }
  }

  @Test("The right-to-left layout of a window is the mirror image of its left-to-right layout")
  func mirrorImage() throws {
    let seed = FuzzRun("LayoutTree").seed
    print("LayoutTreeRandomTests.mirrorImage seed: \(seed)")
    var elements = RandomElements(seed: seed)
    elements.setsDirections = false
    for step in 0..<100 {
      let content = elements.element(depth: 4)
      func layout(_ direction: Content) -> ElementLayout {
        ElementLayout(
          of: Element(id: ElementID(rawValue: 1), role: .window, content: direction, children: [content]), in: window)
      }
      let (forward, backward) = (layout([:]), layout([.layoutDirection: "rtl"]))
      #expect(forward.frames.count == backward.frames.count, "seed \(seed), step \(step)")
      for (id, frame) in forward.frames {
        let mirrored = try #require(backward.frames[id])
        #expect(
          mirrored.size == frame.size && mirrored.y == frame.y
            && abs(mirrored.x + mirrored.size.width + frame.x - window.width) < 0.001, "seed \(seed), step \(step), \(id)")
      }
      // The direction of the window, once more, changes nothing.
      let again = layout([.layoutDirection: "ltr"])
      #expect(again.frames == forward.frames && again.scrollViews == forward.scrollViews, "seed \(seed), step \(step)")
    }
  }
}
