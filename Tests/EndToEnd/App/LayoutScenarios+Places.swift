import SwiftUI

/// Priorities, anchors, layouts of the app, tracks that differ and matched views.
extension LayoutScenarios {
  static let places: [(Names) -> AnyView] = priorities + anchors + arrangements + differentTracks + matches

  private static let long = "A text that is longer than the width that is left for it in a row"

  private static let priorities = [
    scenario { n in
      HStack(spacing: 0) {
        n.fill("a"); n.fill("b").layoutPriority(-1); n.block("c", 100)
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        n.fill("a").frame(maxWidth: 100).layoutPriority(1); n.fill("b"); n.fill("c")
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        n.fill("a"); n.fill("b").frame(maxWidth: 120).layoutPriority(2); n.fill("c").frame(maxWidth: 90).layoutPriority(1)
      }
    },
    scenario { n in
      VStack(spacing: 0) {
        n.fill("a").layoutPriority(1); n.fill("b"); n.block("c")
      }
    },
    scenario { n in
      VStack(spacing: 0) {
        n.fill("a").layoutPriority(-1); n.fill("b").frame(minHeight: 20); n.block("c")
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        n.text("a", "Important words that stay").lineLimit(1).layoutPriority(1); n.text("b", long).lineLimit(1)
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        n.text("a", long).lineLimit(1).layoutPriority(-1); n.text("b", "Short and whole").lineLimit(1)
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        n.fill("a").layoutPriority(0.5); n.fill("b").layoutPriority(0.5); n.fill("c")
      }
    },
    scenario { n in
      HStack(alignment: .firstTextBaseline) {
        n.text("a", "Big").font(.largeTitle); n.text("b", "small").font(.caption)
      }
    },
    scenario { n in
      HStack(alignment: .lastTextBaseline) {
        n.text("a", "Two\nlines"); n.text("b", "one").font(.title)
      }
    },
    scenario { n in
      HStack(alignment: .firstTextBaseline) {
        n.block("a", 20, 20); n.text("b", "Two\nlines")
      }
    },
    scenario { n in
      HStack(alignment: .firstTextBaseline) {
        n.text("a", "Hello"); n.block("b", 20, 20).alignmentGuide(.firstTextBaseline) { $0[.bottom] - 4 }
      }
    },
    scenario { n in
      HStack(alignment: .firstTextBaseline) {
        n.text("a", "Two\nlines").alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] + 6 }; n.text("b", "one")
      }
    },
    scenario { n in
      HStack(alignment: .top) {
        n.text("a", "Hello").alignmentGuide(.top) { $0[.firstTextBaseline] }; n.block("b", 20, 20)
      }
    },
  ]

  private static let anchors = [
    scenario { n in
      n.block("a", 60, 40).anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }.padding(.leading, 50)
        .overlayPreferenceValue(BoundsKey.self) { anchors in
          GeometryReader { proxy in
            let box = anchors.first.map { proxy[$0] } ?? .zero
            n.block("b", box.width, 5).offset(x: box.minX, y: box.maxY)
          }
        }
    },
    scenario { n in
      n.block("a", 60, 40).anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        .backgroundPreferenceValue(BoundsKey.self) { anchors in
          GeometryReader { proxy in n.block("b", anchors.first.map { proxy[$0].minX } ?? 0, 5) }
        }
    },
    scenario { n in
      ZStack {
        n.block("a", 80, 60).zIndex(2); n.block("b", 120, 30).zIndex(1); n.block("c", 40, 90)
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        n.block("a").zIndex(1); n.block("b").zIndex(-1).offset(x: -10)
      }
    },
    scenario { n in
      VStack(spacing: 0) {
        n.block("a").visualEffect { content, proxy in content.opacity(proxy.size.width > 0 ? 0.5 : 1) }; n.block("b")
      }
    },
  ]

  private static let arrangements = [
    scenario { n in
      AnyLayout(VStackLayout(alignment: .trailing, spacing: 3)) {
        n.block("a", 40, 30); n.block("b", 80, 30)
      }
    },
    scenario { n in
      AnyLayout(ZStackLayout(alignment: .bottomTrailing)) {
        n.block("a", 80, 60); n.block("b")
      }
    },
    scenario { n in
      AnyLayout(HStackLayout(spacing: 10)) {
        n.fill("a").layoutPriority(1); n.block("b"); n.fill("c").frame(minWidth: 20)
      }
    },
    scenario { n in
      AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 10)) {
        n.text("a", "Big").font(.largeTitle); n.text("b", "small").font(.caption); n.block("c", 10, 10)
      }
    },
    scenario { n in
      AnyLayout(GridLayout(horizontalSpacing: 10, verticalSpacing: 4)) {
        GridRow {
          n.block("a"); n.block("b", 90)
        }
        GridRow {
          n.block("c", 100); n.block("d")
        }
      }
    },
    scenario { n in
      GridLayout(alignment: .topLeading, horizontalSpacing: 6, verticalSpacing: 6) {
        GridRow {
          n.block("a"); n.block("b", 60, 50)
        }
        n.block("c", 150, 10)
        GridRow(alignment: .bottom) {
          n.block("d", 20, 10).gridColumnAlignment(.trailing); n.block("e", 40, 20)
        }
        GridRow { n.block("f", 110, 10).gridCellColumns(2) }
      }
    },
    scenario { n in
      AnyLayout(HStackLayout()) {
        n.text("a", "Settings"); n.text("b", "Words in a row")
      }
    },
    scenario { n in
      AnyLayout(VStackLayout()) {
        n.text("a", "AVATAR Wave Toyota Yo-Yo"); n.text("b", "To V. A. Tyler")
      }
    },
  ]

  private static let differentTracks = [
    scenario { n in
      LazyVGrid(columns: [GridItem(.flexible(), alignment: .leading), GridItem(.flexible(), alignment: .trailing)]) {
        n.block("a", 20, 20); n.block("b", 30, 30); n.block("c"); n.block("d")
      }
    },
    scenario { n in
      LazyVGrid(
        columns: [
          GridItem(.fixed(60), spacing: 4, alignment: .topLeading),
          GridItem(.flexible(maximum: 80), spacing: 30, alignment: .bottom), GridItem(.flexible()),
        ], alignment: .leading, spacing: 6
      ) {
        ForEach(0..<5) { n.block("a\($0)", 30, 10 + 8 * CGFloat($0)) }
      }
    },
    scenario { n in
      LazyVGrid(columns: [GridItem(spacing: 2), GridItem(spacing: 20), GridItem(spacing: 2), GridItem()]) {
        n.fill("a").frame(height: 20); n.fill("b").frame(height: 20); n.fill("c").frame(height: 20); n.fill("d").frame(height: 20)
        n.fill("e").frame(height: 20); n.block("f", 10, 10)
      }
    },
    scenario { n in
      LazyVGrid(columns: [GridItem(.fixed(50), spacing: 3, alignment: .leading), GridItem(spacing: 9), GridItem()], spacing: 0) {
        Section {
          ForEach(0..<4) { n.block("a\($0)", 30, 20) }
        } header: {
          n.block("b", 80, 10)
        }
        Section { n.block("c", 20, 10) }
      }
    },
    scenario { n in
      LazyHGrid(
        rows: [GridItem(.fixed(40), spacing: 5, alignment: .top), GridItem(.flexible(), spacing: 12), GridItem(.fixed(30))]
      ) {
        ForEach(0..<5) { n.block("a\($0)", 20 + CGFloat($0), 20) }
      }
    },
  ]

  private static let matches = [
    scenario { n in
      MatchedViews { namespace in
        HStack(spacing: 6) {
          n.block("a", 50, 20).matchedGeometryEffect(id: 0, in: namespace)
          n.text("b").padding(8).matchedGeometryEffect(id: 1, in: namespace)
        }
        .background { n.fill("c").matchedGeometryEffect(id: 1, in: namespace, isSource: false) }
        .overlay(alignment: .bottomTrailing) { n.fill("d").matchedGeometryEffect(id: 0, in: namespace, isSource: false) }
      }
    },
    scenario { n in
      MatchedViews { namespace in
        ZStack(alignment: .topLeading) {
          n.block("a", 60, 40).matchedGeometryEffect(id: 0, in: namespace).padding(20)
          n.fill("b").frame(width: 20, height: 10)
            .matchedGeometryEffect(id: 0, in: namespace, properties: .position, anchor: .bottomTrailing, isSource: false)
          n.fill("c").matchedGeometryEffect(id: 0, in: namespace, properties: .size, isSource: false)
        }
      }
    },
  ]
}

private struct MatchedViews<Content: View>: View {
  @Namespace private var namespace
  @ViewBuilder let content: (Namespace.ID) -> Content

  var body: some View { content(namespace) }
}

private struct BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
