import Foundation
import Testing

/// The code in NavigatorUI's articles is compiled here. Each block of an article is in the file with the article's name.
@Suite("Articles")
struct ArticleTests {
  nonisolated private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  nonisolated private static let catalog =
    tests
    .appending(path: "../../../Sources/NavigatorUI/NavigatorUI.docc").standardizedFileURL

  nonisolated static let articles: [String] =
    ((try? FileManager.default.contentsOfDirectory(at: catalog, includingPropertiesForKeys: nil)) ?? [])
    .filter { $0.pathExtension == "md" }
    .map { $0.deletingPathExtension().lastPathComponent }
    .filter { $0 != "NavigatorUI" }
    .sorted()

  @Test("Each of the listed articles exists")
  func articles() {
    #expect(
      Self.articles == [
        "Addresses", "AdvancedDestinations", "AlertsAndDialogs", "Bindings", "Checkpoints", "DeepLinks", "Destinations",
        "Dismissal",
        "EnumDrivenNavigation", "Flows", "Guards", "OptionalDrivenNavigation", "ProvidedViews", "Restoration", "Testing",
      ])
  }

  @Test("The code in an article is compiled", arguments: articles)
  func isCompiled(article: String) throws {
    let text = try String(contentsOf: Self.catalog.appending(path: "\(article).md"), encoding: .utf8)
    let source = Self.lines(try String(contentsOf: Self.tests.appending(path: "\(article).swift"), encoding: .utf8))
    let blocks = Self.blocks(in: text)
    #expect(!blocks.isEmpty)
    for block in blocks {
      #expect(
        Self.contains(source, block),
        "\(article).md shows code that \(article).swift does not have:\n\(block.joined(separator: "\n"))")
    }
  }

  @Test("A code block that is not in the source is detected")
  func negative() {
    #expect(Self.contains(["a", "b", "c"], ["b", "c"]))
    #expect(!Self.contains(["a", "b", "c"], ["a", "c"]))
    #expect(Self.blocks(in: "x\n```swift\nlet a = 1\n```\ny") == [["let a = 1"]])
  }

  static func blocks(in text: String) -> [[String]] {
    text.components(separatedBy: "```swift\n").dropFirst().map { lines($0.components(separatedBy: "\n```")[0]) }
  }

  /// The lines without their indentation and without empty ones.
  static func lines(_ text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  static func contains(_ source: [String], _ block: [String]) -> Bool {
    guard block.count <= source.count else { return false }
    return (0...(source.count - block.count)).contains { Array(source[$0..<($0 + block.count)]) == block }
  }
}
