import SwiftUI

/// Content that is smaller than its scroll view, and ideal lengths.
extension LayoutScenarios {
  static let scrollContents: [(Names) -> AnyView] = scrollAlignments + idealLengths

  private static let scrollAlignments = [
    scenario { n in
      ScrollView {
        n.block("a", 50, 30); n.block("b")
      }.defaultScrollAnchor(.bottom)
    },
    scenario { n in
      ScrollView { n.block("a", 50, 30) }.defaultScrollAnchor(.bottom).defaultScrollAnchor(.center, for: .alignment)
    },
    scenario { n in
      ScrollView { n.block("a", 50, 30) }.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment)
    },
    scenario { n in
      ScrollView(.horizontal) {
        HStack {
          n.block("a", 50, 30); n.block("b")
        }
      }
      .defaultScrollAnchor(.trailing)
    },
    scenario { n in
      ScrollView([.horizontal, .vertical]) { n.block("a", 50, 30) }.defaultScrollAnchor(.center)
    },
    scenario { n in
      VStack(spacing: 0) {
        ScrollView { n.block("a", 50, 30) }.defaultScrollAnchor(.bottom).contentMargins(.vertical, 10)
        n.block("b")
      }
    },
  ]

  private static let idealLengths = [
    scenario { n in ScrollView { n.fill("a").frame(idealHeight: 60) } },
    scenario { n in
      ScrollView {
        VStack(spacing: 0) {
          n.fill("a").frame(idealHeight: 40); n.block("b")
        }
      }
    },
    scenario { n in
      ScrollView(.horizontal) {
        HStack(spacing: 5) {
          n.fill("a").frame(idealWidth: 90).frame(height: 20); n.block("b")
        }
      }
    },
    scenario { n in
      VStack(spacing: 0) {
        n.fill("a").frame(idealWidth: 70, idealHeight: 30); n.block("b")
      }
      .fixedSize()
    },
    scenario { n in n.text("a", "Hi").frame(idealWidth: 120).fixedSize() },
    scenario { n in
      HStack(spacing: 0) {
        n.fill("a").frame(idealWidth: 50); n.fill("b")
      }
    },
    scenario { n in
      n.fill("a").frame(minWidth: 80, idealWidth: 50, maxWidth: 200, minHeight: 20, maxHeight: 20).fixedSize()
    },
    scenario { n in
      ScrollView {
        n.fill("a").frame(idealHeight: 50).frame(height: 30, alignment: .top)
      }
    },
    scenario { n in
      ScrollView {
        n.fill("a").frame(idealHeight: 50).frame(idealHeight: 80)
      }
    },
    scenario { n in
      ScrollView {
        VStack(spacing: 0) {
          n.fill("a").frame(idealHeight: 30); n.block("b")
        }
        .frame(idealHeight: 100)
      }
    },
    scenario { n in
      ScrollView {
        GeometryReader { _ in n.block("b") }.frame(idealHeight: 90).accessibilityIdentifier(n("a"))
      }
    },
    scenario { n in
      List {
        HStack(spacing: 0) {
          n.fill("a").frame(idealHeight: 60); n.block("b")
        }
      }
    },
  ]
  /// Horizontal scroll views with content of a flexible or a fixed height.
  static let scrolledHeights: [(Names) -> AnyView] = [
    scenario { n in
      VStack(spacing: 0) {
        n.block("a")
        ScrollView(.horizontal) { HStack(spacing: 5) { ForEach(0..<3) { n.fill("b\($0)").frame(width: 90) } } }
      }
    },
    scenario { n in
      ScrollView(.horizontal) {
        HStack(alignment: .top, spacing: 5) {
          VStack {
            n.block("a")
            Spacer()
          }
          .frame(maxHeight: .infinity)
          n.block("b")
        }
      }
      .padding(10)
    },
    scenario { n in
      VStack(spacing: 0) {
        n.block("a")
        ScrollView(.horizontal) { LazyHStack(spacing: 5) { ForEach(0..<3) { n.fill("b\($0)").frame(width: 90) } } }
      }
    },
    scenario { n in
      VStack(spacing: 0) {
        ScrollView(.horizontal) { HStack(spacing: 5) { ForEach(0..<3) { n.block("a\($0)", 90, 40) } } }
        n.block("b")
      }
    },
  ]
  /// Scroll views that scroll horizontally, in containers that are as high as their content.
  static let scrolledRows: [(Names) -> AnyView] = [
    scenario { n in
      HStack(alignment: .top, spacing: 4) {
        n.block("a", 40, 90)
        ScrollView(.horizontal) { HStack(spacing: 5) { ForEach(0..<6) { n.block("b\($0)", 70, 30) } } }
      }
      .padding(5)
    },
    scenario { n in
      VStack(spacing: 0) {
        ScrollView(.horizontal) { LazyHStack(spacing: 5) { ForEach(0..<3) { n.block("a\($0)", 90, 40) } } }
        n.block("b")
      }
    },
    scenario { n in
      VStack(spacing: 6) {
        ScrollView(.horizontal) {
          HStack(spacing: 5) { ForEach(0..<3) { n.fill("a\($0)").frame(width: 90).frame(maxHeight: 120) } }
        }
        n.block("b")
      }
      .overlay(alignment: .bottomTrailing) { n.block("c", 10, 10) }
    },
    scenario { n in
      VStack(spacing: 0) {
        ScrollView(.horizontal) {
          LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(30))], spacing: 5) {
            ForEach(0..<6) { n.block("a\($0)", 50, 20) }
          }
        }
        n.block("b")
      }
    },
    scenario { n in
      ZStack(alignment: .topLeading) {
        ScrollView(.horizontal) { HStack { ForEach(0..<3) { n.block("a\($0)", 90, 40) } } }
        n.block("b", 20, 60)
      }
      .frame(maxWidth: .infinity)
      .overlay { n.block("c", 10, 10) }
    },
  ]
}
