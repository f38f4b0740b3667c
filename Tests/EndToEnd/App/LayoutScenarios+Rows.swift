import SwiftUI

/// Rows, grids, lazy stacks, controls and alignment guides of the app.
extension LayoutScenarios {
  static let rowsAndLayouts: [(Names) -> AnyView] = rows + grids + lazies + controls + layouts

  private static let rows = [
    scenario { n in VStack(spacing: 0) { ForEach(0..<3) { n.fill("a\($0)") } } },
    scenario { n in HStack(spacing: 6) { ForEach(0..<5) { n.block("a\($0)", 20, 20 + 10 * CGFloat($0)) } } },
    scenario { n in
      VStack(spacing: 0) {
        Group {
          n.block("a"); n.block("b")
        }.padding(4)
      }
    },
    scenario { n in
      VStack(spacing: 10) {
        if true { n.block("a") }; n.block("b")
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        n.block("a"); EmptyView(); n.block("b")
      }
    },
    scenario { n in
      VStack {
        Divider().accessibilityIdentifier(n("a")); n.block("b"); Divider().accessibilityIdentifier(n("c"))
      }
    },
  ]

  private static let grids = [
    scenario { n in
      Grid {
        GridRow {
          n.block("a"); n.block("b", 80)
        };
        GridRow {
          n.block("c", 60); n.block("d")
        }
      }
    },
    scenario { n in
      Grid(horizontalSpacing: 20, verticalSpacing: 4) {
        GridRow {
          n.block("a"); n.block("b")
        }; GridRow { n.block("c").gridCellColumns(2) }
      }
    },
    scenario { n in
      Grid(alignment: .leading) {
        GridRow {
          n.block("a", 100); n.block("b")
        };
        GridRow {
          n.block("c"); n.block("d")
        }
      }
    },
    scenario { n in
      Grid(alignment: .topTrailing) {
        GridRow {
          n.block("a", 40, 60); n.block("b")
        };
        GridRow {
          n.block("c"); n.block("d", 90)
        }
      }
    },
    scenario { n in
      Grid {
        GridRow {
          n.fill("a"); n.block("b")
        };
        GridRow {
          n.block("c"); n.block("d")
        }
      }
    },
  ]

  private static let lazies = [
    scenario { n in ScrollView { LazyVStack(spacing: 4) { ForEach(0..<4) { n.block("a\($0)", 100) } } } },
    scenario { n in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          n.block("a", 100); n.fill("b").frame(height: 20)
        }
      }
    },
    scenario { n in ScrollView(.horizontal) { LazyHStack(spacing: 4) { ForEach(0..<4) { n.block("a\($0)") } } } },
    scenario { n in
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(0..<4) { n.fill("a\($0)").frame(height: 20) }
        }
      }
    },
    scenario { n in
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(80), spacing: 10), GridItem(.flexible())], spacing: 6) {
          ForEach(0..<4) { n.fill("a\($0)").frame(height: 20) }
        }
      }
    },
    scenario { n in
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))], spacing: 2) {
          ForEach(0..<6) { n.fill("a\($0)").frame(height: 20) }
        }
      }
    },
  ]

  private static let controls = [
    scenario { n in
      HStack {
        Toggle("On", isOn: .constant(true)).labelsHidden().accessibilityIdentifier(n("a")); n.block("b")
      }
    },
    scenario { n in Slider(value: .constant(0.5)).accessibilityIdentifier(n("a")) },
    scenario { n in ProgressView(value: 0.5).accessibilityIdentifier(n("a")) },
    scenario { n in Button("Save") {}.buttonStyle(.borderedProminent).accessibilityIdentifier(n("a")) },
    scenario { n in
      HStack {
        Button("One") {}.accessibilityIdentifier(n("a")); Button("Two") {}.accessibilityIdentifier(n("b"))
      }
    },
    scenario { n in Image(systemName: "heart").font(.title).accessibilityIdentifier(n("a")) },
    scenario { n in Image(systemName: "heart").resizable().accessibilityIdentifier(n("a")).frame(width: 50, height: 40) },
  ]

  private static let layouts = [
    scenario { n in
      ZStackLayout(alignment: .bottomLeading) {
        n.block("a", 100, 60); n.block("b")
      }
    },
    scenario { n in
      AnyLayout(HStackLayout(alignment: .top, spacing: 4)) {
        n.block("a", 40, 60); n.block("b")
      }
    },
    scenario { n in
      ViewThatFits(in: .horizontal) {
        n.block("a", 380); n.block("b", 350)
      }
    },
    scenario { n in
      GeometryReader { proxy in
        VStack(spacing: 0) {
          n.block("a", proxy.size.width, 10); n.block("b")
        }
      }
    },
    scenario { n in
      VStack(spacing: 0) {
        n.fill("a"); GeometryReader { n.block("b", 10, $0.size.height / 2) }
      }
    },
    scenario { n in ScrollView { GeometryReader { n.block("a", $0.size.width / 3, 10) } } },
    scenario { n in
      HStack(alignment: .account, spacing: 0) {
        VStack(spacing: 0) {
          n.block("a", 10, 20).alignmentGuide(.account) { $0[VerticalAlignment.center] }
          n.block("b", 30, 60)
        }
        VStack(spacing: 0) {
          n.block("c", 20, 30)
          n.block("d", 50, 40).alignmentGuide(.account) { $0[VerticalAlignment.center] }
        }
      }
    },
    scenario { n in
      n.block("a", 90, 40).overlay(alignment: Alignment(horizontal: .center, vertical: .account)) {
        n.block("b", 30, 20).alignmentGuide(.account) { $0[.bottom] + 5 }
      }
    },
    scenario { n in
      n.block("a", 30, 20).alignmentGuide(.account) { $0[.bottom] + 5 }
        .frame(width: 90, height: 60, alignment: Alignment(horizontal: .trailing, vertical: .account))
    },
    scenario { n in
      VStack(spacing: 0) {
        n.block("a", 30, 20).alignmentGuide(.account) { _ in -12 }
          .frame(maxWidth: .infinity, minHeight: 60, alignment: Alignment(horizontal: .leading, vertical: .account))
        n.block("b", 30, 20)
      }
    },
  ]
}

extension VerticalAlignment {
  private enum Account: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.top] }
  }

  fileprivate static let account = VerticalAlignment(Account.self)
}
