import Foundation

/// The source of a section. `make listings` copies the source files, and a test compares them.
struct Listing {
  let text: String

  init(_ section: GuideSection) {
    text = Self.fileNames(of: section).map(Self.source).joined(separator: "\n")
  }

  /// Returns the names of the files of a section: its own, and those of its parts.
  static func fileNames(of section: GuideSection) -> [String] {
    let own = section.rawValue.prefix(1).uppercased() + section.rawValue.dropFirst() + "Section.swift"
    return switch section {
    case .inputs: [own, "TextFileInputs.swift"]
    case .groups: [own, "Timetable.swift"]
    case .scrolling: [own, "EdgesView.swift"]
    default: [own]
    }
  }

  private static func source(of name: String) -> String {
    Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Listings")
      .flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      ?? "The listing \(name).txt is missing: run make listings."
  }
}
