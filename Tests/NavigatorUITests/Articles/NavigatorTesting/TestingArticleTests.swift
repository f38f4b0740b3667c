import Foundation
import Testing

/// The code in NavigatorTesting's articles is compiled and run here. Each block of an article is in the file with the article's
/// name.
@Suite("Articles of NavigatorTesting")
struct TestingArticleTests {
  nonisolated private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  nonisolated private static let catalog =
    tests
    .appending(path: "../../../../Sources/NavigatorTesting/NavigatorTesting.docc").standardizedFileURL

  @Test(
    "The code in an article is run", arguments: ["FindingElements", "TestingEnvironments", "TestingNavigation", "TimeAndTasks"])
  func isRun(article: String) throws {
    let text = try String(contentsOf: Self.catalog.appending(path: "\(article).md"), encoding: .utf8)
    let source = ArticleTests.lines(try String(contentsOf: Self.tests.appending(path: "\(article).swift"), encoding: .utf8))
    let blocks = ArticleTests.blocks(in: text)
    #expect(!blocks.isEmpty)
    for block in blocks {
      #expect(
        ArticleTests.contains(source, block),
        "\(article).md shows code that \(article).swift does not have:\n\(block.joined(separator: "\n"))")
    }
  }

  @Test("Each article is in the list")
  func articles() throws {
    let files = try FileManager.default.contentsOfDirectory(at: Self.catalog, includingPropertiesForKeys: nil)
    let names = files.filter { $0.pathExtension == "md" }.map { $0.deletingPathExtension().lastPathComponent }.sorted()
    #expect(names == ["FindingElements", "NavigatorTesting", "TestingEnvironments", "TestingNavigation", "TimeAndTasks"])
  }
}
