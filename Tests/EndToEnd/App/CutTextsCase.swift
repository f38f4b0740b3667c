import SwiftUI

/// Texts in frames with a height and in layers, whose content and widths change.
struct CutTextsCase: View {
  @State private var words = 60
  @State private var isWide = false
  @State private var hasTitle = false
  @State private var isExpanded = false
  @State private var isPadded = false
  @State private var isLimited = true
  @State private var isShown = false

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        Button("Shorten") { words = 2 }
        Button("Lengthen") { words = 60 }
        Button("Widen") { isWide.toggle() }
        Button("Title") { hasTitle.toggle() }
        Button("Expand") { withAnimation { isExpanded.toggle() } }
        Button("Pad") { isPadded.toggle() }
        Button("Limit") { isLimited.toggle() }
        Button("Insert") { withAnimation { isShown.toggle() } }
        text.frame(width: 200, height: isLimited ? 60 : nil).accessibilityIdentifier("limited")
        VStack { text.accessibilityIdentifier("free") }.frame(width: 300, height: isLimited ? nil : 60)
        if isShown {
          VStack { text.accessibilityIdentifier("inserted") }.frame(width: 200, height: 50).transition(.scale)
        }
        VStack { text.accessibilityIdentifier("expanding") }.frame(width: 160, height: isExpanded ? 150 : 50)
        VStack {
          VStack { text.accessibilityIdentifier("inner") }.padding(isPadded ? 24 : 0)
        }
        .frame(width: 200, height: 90)
        text.frame(width: isWide ? 300 : 160, height: 60).accessibilityIdentifier("framed")
        VStack {
          if hasTitle { Text("Title").font(.title) }
          text.accessibilityIdentifier("stacked")
        }
        .frame(width: isWide ? 300 : 160, height: 100)
        text.padding(10).frame(width: 200, height: 75).background(.yellow).accessibilityIdentifier("padded")
        Color.yellow.frame(width: 200, height: isExpanded ? 120 : 50).overlay { text.accessibilityIdentifier("covering") }
        Color.mint.frame(width: 200, height: 50).overlay { if isShown { text.accessibilityIdentifier("late") } }
        ScrollView(.horizontal) {
          text.accessibilityIdentifier("carousel").frame(width: 200).frame(maxHeight: 50)
        }
        .frame(height: 60)
        VStack {
          text.frame(maxHeight: isLimited ? 50 : 80).accessibilityIdentifier("bounded")
        }
        .frame(width: 200, height: 100)
        text.frame(maxHeight: 50).accessibilityIdentifier("scrolled")
        LazyVStack {
          ForEach(0..<40, id: \.self) { _ in
            VStack { text.accessibilityIdentifier("row") }.frame(height: 50)
          }
        }
      }
    }
    .navigationTitle("Cut texts")
  }

  private var text: Text {
    Text(Array(repeating: "several", count: words).joined(separator: " "))
  }
}
