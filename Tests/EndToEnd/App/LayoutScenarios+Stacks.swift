import SwiftUI

/// Alignments, flexible lengths, paragraphs and guides in stacks.
extension LayoutScenarios {
  static let alignedStacks: [(Names) -> AnyView] = alignments + flexibility + sizes + edges + paragraphs + guides

  private static let alignments = [
    scenario { n in
      HStack(alignment: .top) {
        n.block("a", 40, 80); n.block("b")
      }
    },
    scenario { n in
      HStack(alignment: .bottom) {
        n.block("a", 40, 80); n.block("b")
      }
    },
    scenario { n in
      VStack(alignment: .leading) {
        n.block("a", 200); n.block("b")
      }
    },
    scenario { n in
      VStack(alignment: .trailing) {
        n.block("a", 200); n.block("b")
      }
    },
    scenario { n in
      ZStack(alignment: .topLeading) {
        n.block("a", 200, 100); n.block("b")
      }
    },
    scenario { n in
      ZStack(alignment: .bottomTrailing) {
        n.block("a", 200, 100); n.block("b"); n.block("c", 10, 10)
      }
    },
    scenario { n in
      ZStack(alignment: .leading) {
        n.fill("a"); n.block("b")
      }
    },
    scenario { n in
      VStack {
        HStack {
          n.block("a"); n.block("b")
        };
        HStack {
          n.block("c", 100); n.block("d")
        }
      }
    },
    scenario { n in
      HStack {
        VStack {
          n.block("a"); n.block("b")
        }; VStack { n.block("c", 40, 80) }
      }
    },
    scenario { n in
      HStack(alignment: .top) {
        VStack(alignment: .leading) {
          n.block("a"); n.block("b", 90)
        }; Spacer(); n.block("c")
      }
    },
  ]

  private static let flexibility = [
    scenario { n in
      HStack(spacing: 0) {
        n.fill("a").frame(maxWidth: 100); n.fill("b")
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        n.fill("a").frame(minWidth: 100, maxWidth: 150); n.fill("b").frame(minWidth: 50)
      }
    },
    scenario { n in
      HStack(spacing: 10) {
        n.fill("a").frame(width: 100); n.fill("b"); n.fill("c").frame(width: 50)
      }
    },
    scenario { n in
      VStack(spacing: 0) {
        n.fill("a").frame(maxHeight: 30); n.fill("b")
      }
    },
    scenario { n in
      VStack(spacing: 2) {
        n.fill("a"); n.fill("b").frame(height: 20); n.fill("c").frame(minHeight: 60)
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        Spacer(minLength: 40); n.block("a"); Spacer(minLength: 0)
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        n.block("a"); Spacer(minLength: 20); n.fill("b")
      }
    },
    scenario { n in
      HStack {
        n.block("a"); Spacer(); n.block("b"); Spacer(); n.block("c")
      }
    },
    scenario { n in
      VStack {
        Spacer(); n.block("a"); Spacer(); Spacer()
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        n.fill("a").layoutPriority(1).frame(maxWidth: 200); n.fill("b")
      }
    },
    scenario { n in
      VStack(spacing: 0) {
        n.fill("a");
        HStack(spacing: 0) {
          n.fill("b"); n.fill("c")
        }.frame(height: 40)
      }
    },
    scenario { n in
      HStack(spacing: 0) {
        n.fill("a").frame(maxWidth: .infinity); n.block("b").frame(maxWidth: .infinity)
      }
    },
  ]

  private static let sizes = [
    scenario { n in n.fill("a").frame(width: 120) },
    scenario { n in n.fill("a").frame(height: 30) },
    scenario { n in n.fill("a").frame(minWidth: 10, maxWidth: 60, minHeight: 10, maxHeight: 20) },
    scenario { n in n.block("a").frame(minWidth: 100, minHeight: 100, alignment: .bottom) },
    scenario { n in n.block("a").frame(width: 100).frame(width: 200, alignment: .trailing) },
    scenario { n in n.block("a").frame(height: 100, alignment: .top).frame(maxHeight: .infinity, alignment: .bottom) },
    scenario { n in n.fill("a").frame(maxWidth: .infinity, maxHeight: 40) },
    scenario { n in n.fill("a").frame(idealWidth: 70, idealHeight: 20).fixedSize() },
    scenario { n in n.fill("a").aspectRatio(1, contentMode: .fit) },
    scenario { n in n.fill("a").aspectRatio(4, contentMode: .fit) },
    scenario { n in n.fill("a").aspectRatio(1, contentMode: .fit).frame(width: 50) },
    scenario { n in Circle().accessibilityIdentifier(n("a")).frame(width: 60) },
    scenario { n in Capsule().accessibilityIdentifier(n("a")).frame(height: 24).padding(.horizontal, 30) },
    scenario { n in n.block("a", 400, 20) },
  ]

  private static let edges = [
    scenario { n in n.block("a").padding(.top, 40) },
    scenario { n in n.block("a").padding(.horizontal).padding(.leading, 20) },
    scenario { n in n.fill("a").padding(10).padding(.bottom, 20) },
    scenario { n in n.fill("a").padding(.vertical, 30).frame(width: 100) },
    scenario { n in n.fill("a").frame(width: 100).padding(.vertical, 30) },
    scenario { n in
      VStack(spacing: 0) {
        n.fill("a").padding(5); n.fill("b").padding(.leading, 50)
      }
    },
    scenario { n in n.block("a").background { n.fill("b") }.padding(20) },
    scenario { n in n.block("a").padding(20).background { n.fill("b") } },
    scenario { n in n.block("a").padding(20).overlay(alignment: .topTrailing) { n.block("b", 10, 10) } },
    scenario { n in n.block("a").overlay(alignment: .bottomLeading) { n.block("b", 10, 10) }.padding(30) },
    scenario { n in n.block("a").overlay { n.fill("b").padding(-6) } },
    scenario { n in n.block("a").background(alignment: .top) { n.block("b", 80, 10) } },
    scenario { n in n.fill("a").overlay(alignment: .trailing) { n.block("b", 20, 60) }.padding(.trailing, 30) },
    scenario { n in
      HStack {
        n.block("a").offset(y: 20); n.block("b")
      }
    },
    scenario { n in n.block("a").rotationEffect(.zero).padding(.leading, 100) },
    scenario { n in
      ZStack {
        n.fill("a"); n.block("b").padding(.top, 80)
      }
    },
  ]

  private static let paragraphs = [
    scenario { n in
      HStack {
        n.text("a", "Left"); n.text("b", "Right")
      }
    },
    scenario { n in
      VStack(alignment: .leading, spacing: 4) {
        n.text("a", "First line"); n.text("b", "Second"); n.text("c", "3")
      }
    },
    scenario { n in n.text("a", "Leading").frame(maxWidth: .infinity, alignment: .leading) },
    scenario { n in n.text("a", "Trailing").frame(width: 200, alignment: .trailing) },
    scenario { n in n.text("a", "Word").font(.largeTitle).padding(.top, 20) },
    scenario { n in n.text("a", "Some words that need three lines in a narrow frame of text").frame(width: 140) },
    scenario { n in
      n.text("a", "Two lines at most of a text that would need many more in such a frame").lineLimit(2).frame(width: 130)
    },
    scenario { n in
      HStack {
        n.text("a", "A label that can wrap if it must"); n.block("b", 200)
      }
    },
    scenario { n in
      HStack {
        n.text("a", "Fixed in one line").fixedSize(); n.fill("b")
      }
    },
    scenario { n in
      VStack {
        n.text("a", "Text"); n.fill("b")
      }
    },
    scenario { n in
      HStack(alignment: .lastTextBaseline) {
        n.text("a", "Big").font(.title); n.text("b", "small").font(.footnote)
      }
    },
    scenario { n in Label("Title", systemImage: "star").accessibilityIdentifier(n("a")) },
  ]

  private static let guides = [
    scenario { n in
      VStack(alignment: .leading) {
        n.block("a", 100).alignmentGuide(.leading) { _ in -20 }; n.block("b")
      }
    },
    scenario { n in
      HStack(alignment: .top) {
        n.block("a", 40, 60); n.block("b").alignmentGuide(.top) { $0[.bottom] }
      }
    },
    scenario { n in
      VStack(alignment: .trailing) {
        n.block("a", 100); n.block("b").alignmentGuide(.trailing) { $0[.leading] }
      }
    },
    scenario { n in
      ZStack(alignment: .center) {
        n.block("a", 100, 60); n.block("b").alignmentGuide(VerticalAlignment.center) { _ in 0 }
      }
    },
    scenario { n in n.block("a").position(x: 180, y: 10) },
    scenario { n in n.block("a").offset(x: -100).padding(10) },
  ]
}
