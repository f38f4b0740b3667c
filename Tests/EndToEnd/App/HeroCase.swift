import SwiftUI

/// Cards that open in front of a grid in which they stay. Each animation lasts 10 seconds, so that a test can stop it half way.
struct HeroCase: View {
  @State private var opened: Int?
  @State private var isExpanded = false
  @State private var hasTag = false
  @State private var count = 0
  @Namespace private var cards
  @Namespace private var banner
  @Namespace private var pins

  var body: some View {
    ZStack(alignment: .top) {
      VStack(spacing: 12) {
        HStack {
          ForEach(0..<3) { index in
            Button("Card \(index)") { animate { opened = index } }
              .frame(width: 80, height: 60)
              .background(.yellow)
              .matchedGeometryEffect(id: index, in: cards)
              .accessibilityIdentifier("card \(index)")
          }
        }
        Button("Expand") { animate { isExpanded.toggle() } }
        // The pin moves when the tag leaves.
        HStack {
          Color.purple.matchedGeometryEffect(id: 0, in: pins).frame(width: 40, height: 40).accessibilityIdentifier("pin")
          if hasTag {
            Color.pink.matchedGeometryEffect(id: 0, in: pins).frame(width: 120, height: 40).accessibilityIdentifier("tag")
          }
        }
        HStack {
          Button("Tag") { animate { hasTag.toggle() } }
          Button("Count") { animate { count += 1 } }
          // Each change replaces the text by an equal one.
          Text("+1").id(count).transition(.opacity).accessibilityIdentifier("plus")
        }
        Color.green
          .matchedGeometryEffect(id: "banner", in: banner, isSource: !isExpanded)
          .frame(width: 100, height: 40)
          .accessibilityIdentifier("banner")
      }
      if let opened {
        VStack {
          Button("Close") { animate { self.opened = nil } }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.orange)
            .matchedGeometryEffect(id: opened, in: cards)
            .accessibilityIdentifier("detail")
        }
      }
      if isExpanded {
        Color.mint
          .matchedGeometryEffect(id: "banner", in: banner, isSource: isExpanded)
          .accessibilityIdentifier("poster")
          .frame(height: 200)
          .frame(maxHeight: .infinity, alignment: .bottom)
      }
    }
    .navigationTitle("Hero")
    .navigationBarTitleDisplayMode(.inline)
  }

  private func animate(_ change: () -> Void) {
    withAnimation(.linear(duration: 10), change)
  }
}
