import SwiftUI

/// Texts whose lines have a height.
extension LayoutScenarios {
  static let lineHeights: [(Names) -> AnyView] = [
    scenario { n in
      VStack(alignment: .leading) {
        n.text("a", "One\nSix\nThree").lineHeight(.exact(points: 30)); n.block("b")
      }
    },
    scenario { n in
      VStack {
        n.text("a", "One\nSix").lineHeight(.multiple(factor: 1.7)).font(.title3)
        n.text("b", "One\nSix").lineHeight(.leading(increase: 2)).lineSpacing(4)
      }
    },
    scenario { n in
      HStack(alignment: .firstTextBaseline) {
        n.text("a", "One").lineHeight(.exact(points: 40)); n.text("b", "Six\nThree").lineHeight(.tight)
      }
    },
    scenario { n in
      VStack {
        n.text("a", "One").lineLimit(2...3).lineHeight(.loose); n.text("b", "Six").lineHeight(.exact(points: 12))
      }
    },
  ]
}
