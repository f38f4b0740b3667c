import Foundation
import Testing

@testable import ExampleGuide

@MainActor
@Suite("The Guide shows its own source")
struct ListingTests {
  private static let sections = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/Guide/Sections")

  @Test("A section's listing is the file it is made from; make listings copies it", arguments: GuideSection.allCases)
  func listing(section: GuideSection) throws {
    let file = Self.sections.appending(path: Listing.fileName(of: section))
    #expect(try Listing(section).text == String(contentsOf: file, encoding: .utf8))
  }
}
