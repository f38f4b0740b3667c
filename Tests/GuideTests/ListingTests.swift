import Foundation
import Testing

@testable import ExampleGuide

@MainActor
@Suite("The Guide shows its own source")
struct ListingTests {
  private static let sections = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/Guide/Sections")

  @Test("A section's listing equals its source files; make listings copies them", arguments: GuideSection.allCases)
  func listing(section: GuideSection) throws {
    let files = Listing.fileNames(of: section).map { Self.sections.appending(path: $0) }
    let sources = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    #expect(Listing(section).text == sources.joined(separator: "\n"))
  }

  @Test("A section's article is the one in the documentation; make listings copies it", arguments: GuideSection.allCases)
  func article(section: GuideSection) throws {
    let articles = Self.sections.appending(path: "../../../Sources/NavigatorUI/NavigatorUI.docc").standardized
    let original = try Article(markdown: String(contentsOf: articles.appending(path: "\(section.article).md"), encoding: .utf8))
    let shown = Article(named: section.article)
    #expect(shown.title == original.title)
    #expect(shown.blocks.count == original.blocks.count)
    #expect(shown.blocks.count > 3)
  }
}
