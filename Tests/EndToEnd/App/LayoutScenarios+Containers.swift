import SwiftUI

/// Lists, tracks of lazy grids, safe areas and relative frames.
extension LayoutScenarios {
  static let containers: [(Names) -> AnyView] = lists + tracks + insets + relative

  private static let lists = [
    scenario { n in
      List {
        HStack { n.text("a") }
        HStack { n.text("b", "Another row") }
      }
    },
    scenario { n in
      List {
        n.block("a", 50, 60); n.fill("b").frame(height: 20)
      }
      .listStyle(.plain)
    },
    scenario { n in
      List {
        Section("First") { HStack { n.text("a") } }
        Section("Second") { HStack { n.text("b") } }
      }
    },
    scenario { n in
      List {
        Section {
          HStack { n.text("a") }
        } header: {
          n.text("h", "Header")
        } footer: {
          n.text("f", "Footer")
        }
      }
      .listStyle(.grouped)
    },
    scenario { n in
      Form {
        Section {
          Toggle(isOn: .constant(true)) { n.text("a", "Switch") }
          LabeledContent {
            n.text("b", "Value")
          } label: {
            n.text("c", "Label")
          }
        }
      }
    },
    scenario { n in
      List {
        HStack {
          n.text("a", "Left"); Spacer(); n.text("b", "Right")
        }
        VStack(alignment: .leading) {
          n.text("c", "Title"); n.text("d", "Subtitle").font(.caption)
        }
      }
      .listStyle(.plain)
    },
    scenario { n in
      List {
        n.block("a").listRowInsets(EdgeInsets(top: 2, leading: 40, bottom: 4, trailing: 8))
        HStack { n.text("b") }
      }
      .listStyle(.plain)
    },
    scenario { n in
      List { HStack { n.text("a") } }.contentMargins(.vertical, 20, for: .scrollContent)
    },
  ]

  private static let tracks = [
    scenario { n in
      LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(60))], spacing: 10) {
        n.block("a"); n.block("b", 30, 60); n.block("c", 20, 20); n.block("d")
      }
    },
    scenario { n in
      LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible())], alignment: .top, spacing: 6) {
        n.fill("a").frame(width: 30); n.fill("b").frame(width: 40); n.fill("c").frame(width: 50)
      }
    },
    scenario { n in
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 20, alignment: .leading), count: 3)) {
        n.block("a"); n.block("b", 30, 40); n.block("c", 20); n.block("d")
      }
    },
    scenario { n in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 4) {
        ForEach(0..<5) { n.fill("a\($0)").frame(height: 20) }
      }
    },
    scenario { n in
      LazyVGrid(columns: [GridItem(.flexible(minimum: 50, maximum: 90)), GridItem(.flexible())]) {
        n.fill("a").frame(height: 20); n.fill("b").frame(height: 20)
      }
    },
  ]

  private static let insets = [
    scenario { n in n.fill("a").safeAreaInset(edge: .bottom, spacing: 0) { n.block("b", 100, 30) } },
    scenario { n in n.fill("a").safeAreaInset(edge: .top) { n.block("b", 100, 30) } },
    scenario { n in n.fill("a").safeAreaInset(edge: .leading, alignment: .top, spacing: 4) { n.block("b", 30, 30) } },
    scenario { n in
      ScrollView { n.block("a", 100, 60) }.safeAreaInset(edge: .top, spacing: 0) { n.fill("b").frame(height: 24) }
    },
    scenario { n in n.fill("a").safeAreaPadding(20) },
    scenario { n in n.fill("a").safeAreaPadding(.horizontal, 30) },
    scenario { n in ScrollView { n.block("a", 100, 60) }.safeAreaPadding(.top, 20) },
    scenario { n in ScrollView { n.fill("a").frame(height: 60) }.contentMargins(.horizontal, 25, for: .scrollContent) },
    scenario { n in ScrollView { n.fill("a").frame(height: 60) }.contentMargins(10) },
    scenario { n in
      ScrollView(.horizontal) {
        HStack {
          n.block("a", 100, 60); n.block("b", 100, 60)
        }
      }.contentMargins(.leading, 18)
    },
  ]

  private static let relative = [
    scenario { n in ScrollView { n.fill("a").containerRelativeFrame(.horizontal).frame(height: 20) }.frame(width: 200) },
    scenario { n in
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<3) { n.fill("a\($0)").frame(height: 40).containerRelativeFrame(.horizontal, count: 3, spacing: 10) }
        }
      }
    },
    scenario { n in
      ScrollView(.horizontal) {
        n.fill("a").frame(height: 40).containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 10)
      }
    },
    scenario { n in
      ScrollView {
        n.fill("a").containerRelativeFrame(.horizontal, alignment: .leading) { width, _ in width * 0.6 - 10 }.frame(height: 20)
      }
    },
    scenario { n in
      ScrollView(.horizontal) {
        n.fill("a").frame(height: 40).containerRelativeFrame(.horizontal) { width, _ in width > 350 ? width / 2 : width }
      }
    },
    scenario { n in
      ScrollView { n.block("a").containerRelativeFrame(.vertical) { height, _ in min(height, 90) } }
    },
    scenario { n in ScrollView { n.fill("a").containerRelativeFrame([.horizontal, .vertical]) } },
  ]
}
