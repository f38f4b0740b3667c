import SwiftUI

/// Views with a ratio, and layers around them, in spaces of a limited height.
extension LayoutScenarios {
  static let layeredRatios: [(Names) -> AnyView] = [
    scenario { n in
      VStack(spacing: 0) {
        n.fill("a").aspectRatio(16 / 9, contentMode: .fit).clipShape(.rect(cornerRadius: 12))
          .overlay(alignment: .bottomLeading) { n.block("b", 20, 10) }
        n.text("c")
      }
      .padding()
      .frame(height: 100)
    },
    scenario { n in
      HStack {
        ForEach(["a", "b", "c"], id: \.self) { name in
          n.fill(name).aspectRatio(1, contentMode: .fit).overlay(alignment: .topTrailing) { n.block("\(name)1", 8, 8) }
        }
      }
      .frame(height: 60)
    },
    scenario { n in
      VStack {
        n.block("a", 40, 60)
        n.fill("b").aspectRatio(2, contentMode: .fit).background { n.fill("c") }.overlay(alignment: .top) { n.text("d") }
      }
      .frame(height: 120)
    },
    scenario { n in
      ZStack(alignment: .bottomTrailing) {
        n.fill("a").aspectRatio(0.5, contentMode: .fit).overlay { n.fill("b") }
        n.block("c", 10, 10)
      }
      .frame(height: 90)
    },
    scenario { n in
      VStack(alignment: .leading) {
        n.fill("a").aspectRatio(3, contentMode: .fit).overlay(alignment: .bottom) { n.block("b", 30, 5) }
          .overlay(alignment: .leading) { n.block("c", 5, 20) }
        n.text("d")
      }
    },
    scenario { n in
      HStack {
        n.fill("a").aspectRatio(1, contentMode: .fit).overlay { n.block("b", 5, 5) }.frame(width: 40, height: 40)
        n.text("c")
      }
    },
  ]
}
