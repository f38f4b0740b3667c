import SwiftUI

/// Views from right to left, and parts from left to right in them.
extension LayoutScenarios {
  private static func fromTheRight<Content: View>(
    @ViewBuilder _ content: @escaping (Names) -> Content
  ) -> (Names) -> AnyView {
    scenario { content($0).environment(\.layoutDirection, .rightToLeft) }
  }

  static let directions: [(Names) -> AnyView] = arrangedViews + placedViews + nestedViews + scrolledViews

  private static let arrangedViews = [
    fromTheRight { n in
      VStack(alignment: .leading, spacing: 4) {
        n.text("a", "First line"); n.text("b", "2")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    },
    fromTheRight { n in
      HStack(spacing: 10) {
        n.block("a"); n.text("b", "Title"); Spacer(); n.block("c", 60)
      }
    },
    fromTheRight { n in
      HStack(spacing: 0) {
        n.block("a").padding(.leading, 30); n.fill("b").padding(EdgeInsets(top: 1, leading: 2, bottom: 30, trailing: 40))
      }
    },
    fromTheRight { n in
      Grid(alignment: .leading, horizontalSpacing: 12) {
        GridRow {
          n.block("a"); n.block("b", 80)
        }
        GridRow {
          n.block("c", 60); n.block("d")
        }
      }
    },
    fromTheRight { n in n.fill("a").safeAreaInset(edge: .leading, alignment: .top, spacing: 4) { n.block("b", 30, 30) } },
    fromTheRight { n in
      ZStack(alignment: .topTrailing) {
        n.block("a", 100, 80); n.block("b")
      }
    },
  ]

  private static let placedViews = [
    fromTheRight { n in n.block("a").frame(width: 200, height: 100, alignment: .topLeading) },
    fromTheRight { n in n.block("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing) },
    fromTheRight { n in n.block("a", 100, 60).overlay(alignment: .topTrailing) { n.block("b", 20, 10) } },
    fromTheRight { n in n.block("a", 100, 60).background(alignment: .bottomLeading) { n.block("b", 20, 10) } },
    fromTheRight { n in n.block("a").offset(x: 30, y: -5) },
    fromTheRight { n in n.block("a").position(x: 50, y: 60) },
    fromTheRight { n in
      VStack(alignment: .leading) {
        n.block("a", 100).alignmentGuide(.leading) { _ in -20 }; n.block("b")
      }
    },
    fromTheRight { n in
      Stairs {
        n.block("a"); n.block("b", 60); n.block("c", 20)
      }
    },
    fromTheRight { n in
      AnyLayout(HStackLayout(alignment: .top, spacing: 4)) {
        n.block("a", 40, 60); n.block("b")
      }
    },
    fromTheRight { n in
      HStack(spacing: 0) {
        n.block("a", 100)
        GeometryReader { proxy in
          n.block("b", proxy.size.width / 2, 10)
          n.block("c", proxy.size.width - proxy.frame(in: .local).minX, 5)
        }
      }
    },
  ]

  private static let nestedViews = [
    fromTheRight { n in
      HStack(spacing: 10) {
        n.block("a")
        HStack(spacing: 5) {
          n.block("b", 30); n.block("c", 50)
          VStack(alignment: .leading, spacing: 0) {
            n.block("d", 20); n.block("e", 60)
          }
          .environment(\.layoutDirection, .rightToLeft)
        }
        .environment(\.layoutDirection, .leftToRight)
        Spacer()
      }
    },
    fromTheRight { n in
      VStack(alignment: .leading, spacing: 0) {
        n.block("a").padding(.leading, 10).environment(\.layoutDirection, .leftToRight).padding(.leading, 30)
        n.block("b").environment(\.layoutDirection, .leftToRight).frame(width: 100, alignment: .leading)
        n.block("c").environment(\.layoutDirection, .leftToRight).offset(x: 15)
      }
    },
  ]

  private static let scrolledViews = [
    fromTheRight { n in
      ScrollView(.horizontal) {
        HStack(spacing: 5) {
          n.block("a", 300); n.block("b", 300)
        }
      }
      .contentMargins(.leading, 18)
    },
    fromTheRight { n in
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(80), spacing: 10), GridItem(.flexible())], spacing: 6) {
          ForEach(0..<3) { n.fill("a\($0)").frame(height: 20) }
        }
      }
    },
    fromTheRight { n in
      List {
        HStack {
          n.text("a", "Left"); Spacer(); n.text("b", "Right")
        }
        n.block("c").listRowInsets(EdgeInsets(top: 2, leading: 40, bottom: 4, trailing: 8))
      }
      .listStyle(.plain)
    },
  ]
}

/// A layout that places each view to the trailing side of the one before it, and below it.
private struct Stairs: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 120, height: 90)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      let step = CGFloat(index) * 15
      subview.place(at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
    }
  }
}
