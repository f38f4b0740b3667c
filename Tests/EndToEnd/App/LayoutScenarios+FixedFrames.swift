import SwiftUI

/// Views in frames that fix both lengths, whatever is in them, and texts and symbols whose size does not include their frame or
/// their padding.
extension LayoutScenarios {
  static let fixedFrames = [
    scenario { n in
      HStack {
        Rectangle().overlay { Text("1") }.aspectRatio(1, contentMode: .fit).frame(width: 44, height: 44)
          .accessibilityIdentifier(n("a"))
        n.block("b")
      }
    },
    scenario { n in
      HStack {
        ZStack { Color.red.frame(width: 60, height: 60).accessibilityIdentifier(n("a")) }
          .opacity(0.9)
          .frame(width: 30, height: 60)
        n.block("b")
      }
    },
    scenario { n in
      HStack {
        Image(systemName: "star").imageScale(.large).frame(width: 64, height: 40).accessibilityIdentifier(n("a"))
        n.block("b")
      }
    },
    scenario { n in
      VStack {
        Image(systemName: "star").imageScale(.large).padding(20).accessibilityIdentifier(n("a"))
        n.block("b")
      }
    },
    scenario { n in
      VStack {
        Text("Short").lineLimit(2, reservesSpace: true).padding(20).accessibilityIdentifier(n("a"))
        n.block("b")
      }
    },
    scenario { n in
      VStack {
        Text("Short").lineLimit(1).padding(20).accessibilityIdentifier(n("a"))
        n.block("b")
      }
    },
  ]
}
