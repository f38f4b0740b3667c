import Foundation
import NavigatorTesting
import Observation
import SwiftUI
import TestSupport
import Testing

/// A tree of groups, loops, conditions and views with bodies, with modifiers.
indirect enum GroupTree: Hashable {
  case leaf(id: Int, width: CGFloat, height: CGFloat)
  case group([GroupTree])
  case loop([GroupTree])
  case condition(flag: Int, GroupTree, GroupTree)
  case optional(flag: Int, GroupTree)
  case nested(GroupTree)
  case erased(GroupTree)
  case modified(GroupChange, GroupTree)

  /// Returns the shown leaves, each with the modifiers around it, the innermost first.
  func leaves(_ flags: [Bool]) -> [GroupLeaf] {
    switch self {
    case .leaf(let id, let width, let height): [GroupLeaf(id: id, width: width, height: height)]
    case .group(let trees), .loop(let trees): trees.flatMap { $0.leaves(flags) }
    case .nested(let tree), .erased(let tree): tree.leaves(flags)
    case .condition(let flag, let first, let second): (flags[flag] ? first : second).leaves(flags)
    case .optional(let flag, let tree): flags[flag] ? tree.leaves(flags) : []
    case .modified(let change, let tree): tree.leaves(flags).map { $0.applying(change) }
    }
  }

  static func random(depth: Int, next id: inout Int, using generator: inout SeededGenerator) -> GroupTree {
    func tree(_ id: inout Int, _ generator: inout SeededGenerator) -> GroupTree {
      .random(depth: depth - 1, next: &id, using: &generator)
    }
    func trees(_ id: inout Int, _ generator: inout SeededGenerator) -> [GroupTree] {
      (0..<Int.random(in: 0...3, using: &generator)).map { _ in tree(&id, &generator) }
    }
    func flag(_ generator: inout SeededGenerator) -> Int { .random(in: GroupFlags.indices, using: &generator) }
    switch depth == 0 ? 0 : Int.random(in: (depth > 3 ? 1 : 0)...10, using: &generator) {
    case 1: return .group(trees(&id, &generator))
    case 2: return .loop(trees(&id, &generator))
    case 3: return .condition(flag: flag(&generator), tree(&id, &generator), tree(&id, &generator))
    case 4: return .optional(flag: flag(&generator), tree(&id, &generator))
    case 5: return .nested(tree(&id, &generator))
    case 6: return .erased(tree(&id, &generator))
    case 7...10:
      let change = GroupChange.allCases.randomElement(using: &generator) ?? .padding
      return .modified(change, tree(&id, &generator))
    default:
      id += 1
      return .leaf(
        id: id, width: CGFloat(Int.random(in: 1...6, using: &generator) * 10),
        height: CGFloat(Int.random(in: 1...4, using: &generator) * 10))
    }
  }
}

/// The conditions of a tree.
@Observable
final class GroupFlags {
  static let indices = 0..<4
  var values = indices.map { $0.isMultiple(of: 2) }
}

/// A modifier of a group, which applies to each view.
enum GroupChange: CaseIterable {
  case padding, frame, overlay, background, border, clip, mask, offset, opacity, identifier, tag, tap, appear, change, environment
  case preference, reading, layer, inset, geometry, space, toolbar, app, appLayer, priority, relative, task, visibility, effect
}

struct GroupLeaf: Hashable, Identifiable {
  let id: Int
  let width: CGFloat
  let height: CGFloat
  var changes: [GroupChange] = []

  func applying(_ change: GroupChange) -> GroupLeaf {
    var leaf = self
    leaf.changes.append(change)
    return leaf
  }
}

struct GroupNumber: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Padded: ViewModifier {
  @State private var length: CGFloat = 2
  func body(content: Content) -> some View { content.padding(length) }
}

private struct Layered: ViewModifier {
  func body(content: Content) -> some View {
    content.padding(1).background { Color.green }.overlay { Text("o") }
  }
}

extension View {
  @ViewBuilder @MainActor
  fileprivate func changed(by change: GroupChange) -> some View {
    switch change {
    case .padding: padding(3)
    case .frame: frame(minWidth: 40, maxHeight: 30, alignment: .leading)
    case .overlay: overlay(alignment: .top) { Text("o") }
    case .background: background { Color.red }
    case .border: border(.red).background(.blue, in: .capsule)
    case .clip: clipShape(.rect(cornerRadius: 4))
    case .mask: mask { Circle() }
    case .offset: offset(x: 2, y: 1)
    case .opacity: opacity(0.5).rotationEffect(.degrees(0))
    case .identifier: id(7)
    case .tag: tag("tag")
    case .tap: onTapGesture {}.gesture(DragGesture())
    case .appear: onAppear {}.onDisappear {}
    case .change: onChange(of: 1) {}
    case .environment: environment(\.lineLimit, 2).font(.body)
    case .preference: preference(key: GroupNumber.self, value: 1)
    case .reading: onPreferenceChange(GroupNumber.self) { _ in }
    case .layer: overlayPreferenceValue(GroupNumber.self) { Text("\($0)") }
    case .inset: safeAreaInset(edge: .bottom, spacing: 2) { Color.blue.frame(width: 4, height: 6) }
    case .geometry: onGeometryChange(for: CGSize.self, of: \.size) { _ in }
    case .space: coordinateSpace(.named("space"))
    case .toolbar: toolbar { Button("Edit") {} }
    case .app: modifier(Padded())
    case .appLayer: modifier(Layered())
    case .priority: layoutPriority(1).zIndex(1)
    case .relative: fixedSize().layoutValue(key: GroupRank.self, value: 2)
    case .task: task {}
    case .visibility: onScrollVisibilityChange { _ in }
    case .effect: scrollTransition { view, phase in view.opacity(phase.isIdentity ? 1 : 0.5) }
    }
  }
}

private struct GroupRank: LayoutValueKey {
  static let defaultValue = 0
}

extension GroupLeaf: View {
  var body: some View {
    Color.gray.frame(width: width, height: height).accessibilityIdentifier("leaf \(id)")
  }
}

/// The view of a leaf with its modifiers.
private struct ModifiedLeaf: View {
  let leaf: GroupLeaf

  var body: some View {
    leaf.changes.reduce(AnyView(leaf)) { AnyView($0.changed(by: $1)) }
  }
}

/// The views of a tree, each with its own modifiers.
private struct SeparateViews: View {
  let tree: GroupTree
  @Environment(GroupFlags.self) private var flags

  var body: some View {
    ForEach(tree.leaves(flags.values)) { ModifiedLeaf(leaf: $0) }
  }
}

/// The views of a tree, as a group.
private struct GroupTreeView: View {
  let tree: GroupTree
  @Environment(GroupFlags.self) private var flags

  var body: some View {
    switch tree {
    case .leaf(let id, let width, let height): GroupLeaf(id: id, width: width, height: height)
    case .group(let trees):
      Group {
        if let first = trees.first { GroupTreeView(tree: first) }
        ForEach(trees.dropFirst(), id: \.self) { GroupTreeView(tree: $0) }
      }
    case .loop(let trees): ForEach(Array(trees.enumerated()), id: \.offset) { GroupTreeView(tree: $0.element) }
    case .condition(let flag, let first, let second):
      if flags.values[flag] { GroupTreeView(tree: first) } else { Group { GroupTreeView(tree: second) } }
    case .optional(let flag, let tree):
      if flags.values[flag] { GroupTreeView(tree: tree) }
    case .nested(let tree): NestedTreeView(tree: tree)
    case .erased(let tree): AnyView(GroupTreeView(tree: tree))
    case .modified(let change, let tree): GroupTreeView(tree: tree).changed(by: change)
    }
  }
}

private struct NestedTreeView: View {
  let tree: GroupTree
  @State private var isShown = true

  var body: some View {
    if isShown { GroupTreeView(tree: tree) }
  }
}

@MainActor
@Suite("Random groups")
struct GroupRandomTests {
  /// Arranges subviews in a column.
  private struct Column: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map { $0.height + 3 }.reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var y = bounds.minY
      for subview in subviews {
        subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
        y += subview.sizeThatFits(.unspecified).height + 3
      }
    }
  }

  private func check(_ tree: GroupTree, _ name: String, seed: UInt64, in container: (AnyView) -> some View) throws {
    let flags = GroupFlags()
    let group = container(AnyView(GroupTreeView(tree: tree)))
    let views = container(AnyView(SeparateViews(tree: tree)))
    let shown = TestApp { NavigationStack { group }.environment(flags) }
    let expected = TestApp { NavigationStack { views }.environment(flags) }
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<4 {
      shown.session.settle()
      expected.session.settle()
      let ids = tree.leaves(flags.values).map { "leaf \($0.id)" }
      let frames = try ids.map { try shown.frame(of: $0) }
      #expect(try frames == ids.map { try expected.frame(of: $0) }, "seed \(seed), \(name), \(flags.values): \(tree)")
      try shown.checkInvariants()
      flags.values[.random(in: GroupFlags.indices, using: &generator)].toggle()
    }
  }

  @Test("The views of a group have the frames of separate views in stacks and layouts", arguments: 0..<40)
  func frames(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var id = 0
    let tree = GroupTree.random(depth: 6, next: &id, using: &generator)
    try check(tree, "VStack", seed: seed) { view in VStack(alignment: .leading, spacing: 4) { view } }
    try check(tree, "HStack", seed: seed) { view in HStack(spacing: 4) { view } }
    try check(tree, "ZStack", seed: seed) { view in ZStack(alignment: .bottomTrailing) { view } }
    try check(tree, "layout", seed: seed) { view in Column { view } }
    try check(tree, "any layout", seed: seed) { view in AnyLayout(HStackLayout(spacing: 4)) { view } }
  }
}
