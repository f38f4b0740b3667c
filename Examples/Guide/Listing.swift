import Foundation

/// The source of a section. `make listings` copies the source files, and a test compares them.
struct Listing {
  let text: String

  init(_ section: GuideSection) {
    let name = Self.fileName(of: section)
    text =
      Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Listings")
      .flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      ?? "The listing \(name).txt is missing: run make listings."
  }

  static func fileName(of section: GuideSection) -> String {
    section.rawValue.prefix(1).uppercased() + section.rawValue.dropFirst() + "Section.swift"
  }
}
