import NavigatorHost
import NavigatorLayout
import TestSupport
import Testing

@Suite("Layout of hostile numbers")
struct HostileNumberTests {
  private static let windows = [
    LayoutSize(width: 390, height: 844), LayoutSize(width: 0, height: 0), LayoutSize(width: -1e308, height: .nan),
    LayoutSize(width: .infinity, height: 1e308),
  ]

  private func isFinite(_ frame: LayoutRect) -> Bool {
    frame.x.isFinite && frame.y.isFinite && frame.size.width.isFinite && frame.size.height.isFinite
  }

  @Test("Elements with any numbers have finite frames")
  func randomTrees() throws {
    let seed = FuzzRun("HostileNumbers").seed
    print("HostileNumberTests.randomTrees seed: \(seed)")
    var elements = HostileElements(seed: seed)
    for step in 0..<200 {
      let root = Element(id: ElementID(rawValue: 1), role: .window, children: [elements.element(depth: 5)])
      let size = elements.generator.pick(Self.windows)
      let layout = ElementLayout(of: root, in: size)
      #expect(layout.frames.values.allSatisfy(isFinite), "seed \(seed), step \(step)")
      let tree = try LayoutTree(of: root)
      let frames = tree.frames(of: Set(layout.frames.keys), in: size)
      #expect(frames.count == layout.frames.count && frames.values.allSatisfy(isFinite), "seed \(seed), step \(step)")
    }
  }

  @Test("Layouts of apps with any numbers have finite frames")
  func randomLayouts() {
    let seed = FuzzRun("HostileNumbers").seed
    print("HostileNumberTests.randomLayouts seed: \(seed)")
    var elements = HostileElements(seed: seed)
    for step in 0..<100 {
      let root = Element(id: ElementID(rawValue: 1), role: .window, children: [elements.element(depth: 4)])
      var layouts: [ElementID: any CustomLayout] = [:]
      for element in root.all where element.role == .zStack || element.role == .vStack {
        layouts[element.id] = HostileLayout(seed: seed ^ UInt64(element.id.rawValue))
      }
      let layout = ElementLayout(of: root, in: LayoutSize(width: 390, height: 844), customLayouts: layouts)
      #expect(layout.frames.values.allSatisfy(isFinite), "seed \(seed), step \(step)")
    }
  }

  @Test("Views with ratios in each other have finite frames", arguments: [true, false])
  func nestedRatios(fills: Bool) {
    var element = Element(id: ElementID(rawValue: 1_000), role: .color)
    for level in 1..<200 {
      let ratio = level.isMultiple(of: 2) ? 10_000 : 0.0001
      element = Element(
        id: ElementID(rawValue: UInt32(level) + 1), role: .zStack, style: [.aspectRatio(ratio, fills: fills)],
        children: [element])
    }
    let root = Element(id: ElementID(rawValue: 1), role: .window, children: [element])
    let layout = ElementLayout(of: root, in: LayoutSize(width: 390, height: 844))
    #expect(layout.frames.count == 201 && layout.frames.values.allSatisfy(isFinite))
  }

  @Test("Deep stacks with several flexible views in each other are laid out in a bounded time")
  func deepStacks() {
    var id: UInt32 = 1
    func make(_ role: Role, _ children: [Element] = [], _ style: Style = []) -> Element {
      id += 1
      return Element(id: ElementID(rawValue: id), role: role, content: [.text: "a text"], style: style, children: children)
    }
    var element = make(.color)
    let ideal: Style = [.aspectRatio(1.5, fills: false), .layoutPriority(1)]
    for level in 0..<150 {
      let role: Role = level.isMultiple(of: 2) ? .hStack : .vStack
      element = make(role, [make(.text), element, make(.spacer)], level.isMultiple(of: 5) ? ideal : [])
    }
    let root = Element(id: ElementID(rawValue: 1), role: .window, children: [element])
    let layout = ElementLayout(of: root, in: LayoutSize(width: 390, height: 844))
    #expect(layout.frames.count == 452 && layout.frames.values.allSatisfy(isFinite))
  }

  /// A layout that returns any numbers, as the runtime passes them on: sizes and proposals are valid lengths.
  private final class HostileLayout: CustomLayout {
    private var elements: HostileElements

    init(seed: UInt64) {
      elements = HostileElements(seed: seed)
    }

    let isApps = true

    private func length() -> Double {
      let number = elements.number()
      return number.isNaN ? 0 : max(0, min(number, LayoutProposal.infinity))
    }

    func size(_ proposal: LayoutProposal, _ children: [LayoutChild]) -> LayoutSize {
      for child in children { _ = child.size(LayoutProposal(width: length(), height: length())) }
      return LayoutSize(width: length(), height: length())
    }

    func places(in size: LayoutSize, _ proposal: LayoutProposal, _ children: [LayoutChild]) -> [LayoutPlace?] {
      children.dropLast().map { child in
        let proposal = LayoutProposal(width: length(), height: length())
        return LayoutPlace(x: elements.number(), y: elements.number(), size: child.size(proposal), proposal: proposal)
      }
    }

    func spacing(_ children: [LayoutChild]) -> LayoutSpacing {
      LayoutSpacing(top: elements.number(), leading: elements.number(), trailing: elements.number())
    }

    func guide(
      _ key: LayoutGuideKey, in size: LayoutSize, _ proposal: LayoutProposal, _ children: [LayoutChild],
      merged: @escaping () -> Double?
    ) -> Double? {
      elements.generator.chance(50) ? merged() : elements.number()
    }
  }
}
