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

  /// Views that are wider than the space of the container around them, which other views fill.
  static let wideFrames = [
    scenario { n in
      VStack(spacing: 0) {
        n.block("a", 500); n.fill("b")
      }
    },
    scenario { n in
      VStack(spacing: 0) {
        Text("Wide").frame(width: 500, height: 30).accessibilityIdentifier(n("a")); n.fill("b")
      }
    },
    scenario { n in
      ScrollView {
        VStack(spacing: 0) {
          n.block("a", 500); n.block("b")
        }
      }
    },
    scenario { n in
      ScrollView { n.block("a", 500) }
    },
    scenario { n in
      ZStack {
        n.block("a", 500); n.fill("b")
      }
    },
    scenario { n in
      ScrollView {
        LazyVStack(spacing: 0) {
          n.block("a", 500); n.fill("b").frame(height: 20)
        }
      }
    },
    scenario { n in
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
          n.block("a", 250); n.block("b"); n.fill("c").frame(height: 20); n.block("d")
        }
      }
    },
    scenario { n in
      VStack(spacing: 0) {
        n.block("a", 400).padding(10); n.fill("b")
      }
    },
    scenario { n in
      VStack(spacing: 0) {
        n.block("a", 400).opacity(0.5); n.fill("b")
      }
    },
    // A width that results from a ratio fits the container.
    scenario { n in
      VStack(spacing: 0) {
        n.fill("a").aspectRatio(3, contentMode: .fit).frame(height: 150); n.block("b")
      }
    },
    scenario { n in
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
          n.fill("a").aspectRatio(3, contentMode: .fit).frame(height: 100); n.block("b")
        }
      }
    },
  ]

  /// Texts in layers that guides move beyond an edge. They keep their line.
  static let movedBadges = [
    scenario { n in
      n.block("a", 80, 50).overlay(alignment: .topTrailing) {
        Text("12").font(.caption2.bold()).padding(5).background(.red, in: .circle)
          .alignmentGuide(.top) { $0.height / 2 }
          .alignmentGuide(.trailing) { $0.width / 2 }
          .accessibilityIdentifier(n("b"))
      }
    },
    scenario { n in
      n.block("a", 80, 50).overlay(alignment: .bottomLeading) {
        n.text("b", "Badge").font(.caption.bold()).padding(4).alignmentGuide(.leading) { $0.width / 2 }
      }
    },
  ]
}
