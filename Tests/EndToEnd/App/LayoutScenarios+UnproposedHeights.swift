import SwiftUI

/// Views in scroll views, which propose no height.
extension LayoutScenarios {
  static let unproposedHeights: [(Names) -> AnyView] = [
    scenario { n in
      ScrollView {
        VStack(spacing: 0) {
          n.block("a")
          ScrollView(.horizontal) { LazyHStack(spacing: 5) { ForEach(0..<3) { n.block("b\($0)", 90, 40) } } }
          n.block("c")
        }
      }
    },
    scenario { n in
      ScrollView {
        LazyVStack(spacing: 0) {
          n.block("a")
          ScrollView(.horizontal) { LazyHStack(spacing: 5) { ForEach(0..<3) { n.block("b\($0)", 90, 40) } }.padding() }
          n.block("c")
        }
      }
    },
    scenario { n in
      ScrollView {
        VStack(alignment: .leading, spacing: 10) {
          n.text("a")
          ScrollView(.horizontal) {
            LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(30))], spacing: 5) {
              ForEach(0..<6) { n.block("b\($0)", 50, 20) }
            }
          }
          n.block("c")
        }
      }
    },
    scenario { n in
      ScrollView {
        VStack(spacing: 0) {
          n.block("a")
          ScrollView(.horizontal) {
            HStack(spacing: 5) {
              n.fill("b").frame(width: 90)
              n.block("c", 40, 60)
            }
          }
          ScrollView { VStack { ForEach(0..<2) { n.block("d\($0)", 50, 20) } } }
          n.block("e")
        }
      }
    },
    scenario { n in
      ScrollView {
        VStack(spacing: 0) {
          n.block("a")
          GeometryReader { _ in n.block("b", 20, 20) }
          n.fill("c")
          Spacer()
          HStack {
            n.fill("d")
            n.fill("e").overlay { n.block("f", 5, 5) }
          }
          Canvas { _, _ in }.accessibilityIdentifier(n("g"))
        }
      }
    },
    scenario { n in
      ScrollView {
        VStack(spacing: 0) {
          VStack {
            n.block("a")
            Spacer()
            n.block("b")
          }
          .frame(minHeight: 90)
          VStack {
            n.fill("c")
            n.text("d")
          }
          .frame(minHeight: 60)
        }
      }
    },
    scenario { n in
      ScrollView {
        VStack(alignment: .leading, spacing: 4) {
          ForEach(["a", "b"], id: \.self) { name in
            Section {
              ScrollView(.horizontal) { LazyHStack { n.block(name, 50, 70) } }
            } header: {
              n.text(name + "1").font(.headline)
            }
          }
        }
      }
    },
  ]
}
