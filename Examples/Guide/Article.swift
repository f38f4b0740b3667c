import Foundation
import NavigatorUI
import SwiftUI

/// An article of the documentation, as blocks of text.
struct Article {
  enum Block {
    case heading(String)
    case paragraph(String)
    case item(String)
    case code(String)
  }

  let title: String
  let blocks: [Block]

  /// Reads the copy of an article that `make listings` has made.
  init(named name: String) {
    let text =
      Bundle.module.url(forResource: name, withExtension: "md", subdirectory: "Listings")
      .flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "# \(name)\n\nThe article is missing: run make listings."
    self.init(markdown: text)
  }

  init(markdown: String) {
    var (title, blocks, code, lines) = ("", [Block](), nil as [Substring]?, [Substring]())
    func paragraph() -> Block? {
      guard let first = lines.first else { return nil }
      let text = Self.plain(lines.joined(separator: " "))
      return first.hasPrefix("- ") ? .item(String(text.dropFirst(2))) : .paragraph(text)
    }
    func endParagraph() {
      if let block = paragraph() { blocks.append(block) }
      lines = []
    }
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      switch (code, line) {
      case (let open?, _) where line.hasPrefix("```"):
        blocks.append(.code(open.joined(separator: "\n")))
        code = nil
      case (let open?, _): code = open + [line]
      case (nil, _) where line.hasPrefix("```"):
        endParagraph()
        code = []
      case (nil, _) where line.hasPrefix("#"):
        endParagraph()
        let text = Self.plain(String(line.drop { $0 == "#" || $0 == " " }))
        if title.isEmpty { title = text } else { blocks.append(.heading(text)) }
      case (nil, _) where line.allSatisfy(\.isWhitespace): endParagraph()
      case (nil, _):
        if line.hasPrefix("- ") { endParagraph() }
        lines.append(line.drop { $0 == " " })
      }
    }
    endParagraph()
    (self.title, self.blocks) = (title, blocks)
  }

  /// Removes the marks of code, links and emphasis.
  private static func plain(_ text: String) -> String {
    text.replacing("`", with: "").replacing("**", with: "").replacing(/<doc:([A-Za-z]+)>/) { "“\($0.output.1)”" }
      .replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.output.1) }
  }
}

/// The screen of an article.
struct ArticleScreen: View {
  let name: String

  var body: some View {
    let article = Article(named: name)
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(Array(article.blocks.enumerated()), id: \.offset) { _, block in
          switch block {
          case .heading(let text): Text(text).font(.title3.bold()).padding(.top, 12)
          case .paragraph(let text): Text(text)
          case .item(let text): Text("•  \(text)")
          case .code(let source): CodeBlock(source: source)
          }
        }
      }
      .frame(maxWidth: 680, alignment: .leading)
      .padding()
      .frame(maxWidth: .infinity)
    }
    .navigationTitle(article.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct CodeBlock: View {
  let source: String

  var body: some View {
    Highlighted(source: source)
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 8))
  }
}
