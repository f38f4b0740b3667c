import SwiftUI

/// Texts with several styles and links, and images that the browser loads.
struct TextsCase: View {
  @State private var opened = "nothing"
  private let png = URL(
    string: "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7")

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Opened \(opened)").accessibilityIdentifier("opened")
      Text("Read **the** [guide](navigator:guide) or [this](https://example.com/this).")
        .accessibilityIdentifier("links")
      (Text("red").foregroundColor(.red) + Text(" and ") + Text("large").font(.title)).accessibilityIdentifier("runs")
      Text(verbatim: "/a/long/path/to/the/file/name.txt").lineLimit(1).truncationMode(.head).frame(width: 150)
        .accessibilityIdentifier("head")
      Text(verbatim: "One\nTwo").lineHeight(.exact(points: 40)).accessibilityIdentifier("lines")
      AttributedDraft()
      picture(png, "valid")
      picture(URL(string: "data:image/png;base64,AAAA"), "invalid")
    }
    .padding()
    .environment(
      \.openURL,
      OpenURLAction { url in
        opened = url.absoluteString
        return .handled
      }
    )
    .navigationTitle("Texts")
  }

  private func picture(_ url: URL?, _ name: String) -> some View {
    AsyncImage(url: url) { phase in
      switch phase {
      case .empty: Text("\(name) is loading")
      case .success(let image): image.resizable().frame(width: 40, height: 40).accessibilityIdentifier("\(name) picture")
      case .failure: Text("\(name) has failed")
      }
    }
  }
}

/// An editor of an attributed text.
private struct AttributedDraft: View {
  @State private var text = AttributedString("one two")
  @State private var selection = AttributedTextSelection()

  var body: some View {
    TextEditor(text: $text, selection: $selection).frame(height: 60).accessibilityLabel("Draft")
    Text(verbatim: parts).accessibilityIdentifier("draft")
    Text(verbatim: "[\(selected)]").accessibilityIdentifier("draft selection")
    Button("Red") { text.transformAttributes(in: &selection) { $0.foregroundColor = .red } }
  }

  /// The parts of the text, with a star after the red ones.
  private var parts: String {
    text.runs[\.foregroundColor].map { color, range in
      String(text[range].characters) + (color == .red ? "*" : "")
    }
    .joined()
  }

  private var selected: String {
    switch selection.indices(in: text) {
    case .insertionPoint(let index): "at \(text.characters.distance(from: text.startIndex, to: index))"
    case .ranges(let ranges): ranges.ranges.map { String(text[$0].characters) }.joined()
    }
  }
}
