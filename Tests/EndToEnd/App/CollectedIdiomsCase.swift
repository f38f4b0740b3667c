import SwiftUI

/// Idioms of apps whose layout on a page depends on the style sheet.
struct CollectedIdiomsCase: View {
  @State private var hasMoves = false
  private let title = "A title that is much too long for a row of this width, on every phone"

  var body: some View {
    VStack(spacing: 4) {
      HStack {
        VStack(alignment: .leading) {
          Text(title).lineLimit(1)
          Text("Artist")
        }
        Spacer()
        Text("2:46").accessibilityIdentifier("time")
      }
      Button {
        hasMoves = true
      } label: {
        Color.red.accessibilityIdentifier("label")
      }
      .buttonStyle(.plain).frame(height: 60)
      HStack {
        GeometryReader { _ in Color.green.frame(width: 600, height: 10) }
          .frame(width: 90, height: 20).accessibilityIdentifier("reader")
        Text("bar").environment(\.colorScheme, .dark)
      }
      Color.blue.frame(height: 30).offset(y: 20)
      Text("above").background(.white).accessibilityIdentifier("above")
      if hasMoves {
        ScrollView { Text("move") }.defaultScrollAnchor(.bottom).accessibilityIdentifier("moves")
      } else {
        Color.clear
      }
    }
    .navigationTitle("Collected idioms")
  }
}
