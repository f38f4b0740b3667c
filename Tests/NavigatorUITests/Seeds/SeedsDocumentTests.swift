import Foundation
import Testing

/// Checks that the files and tests in `Documentation/Seeds.md` exist, and that the document lists every test of a section.
@Suite("Documentation/Seeds.md")
nonisolated struct SeedsDocumentTests {
  private struct Row {
    let section: String
    let files: [String]
    /// A test's file and its name.
    let tests: [(file: String, name: String)]
  }

  private static let folder = "Tests/NavigatorUITests/Seeds"

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Tool.package.appending(path: path), encoding: .utf8)
  }

  private func rows() throws -> [Row] {
    try text("Documentation/Seeds.md").split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard line.hasPrefix("| "), cells.count == 3, !cells[0].hasPrefix("---"), cells[0] != "section" else { return nil }
      let tests = cells[2].components(separatedBy: "; `").flatMap { part in
        let file = part.trimmingCharacters(in: ["`"]).prefix { $0 != "`" }
        return part.matches(of: /"([^"]+)"/).map { (file: String(file), name: String($0.1)) }
      }
      return Row(section: cells[0], files: cells[1].matches(of: /`([^`]+)`/).map { String($0.1) }, tests: tests)
    }
  }

  /// The names of the tests in a file of the documents' tests.
  private func names(in file: String) throws -> [String] {
    try text("\(Self.folder)/\(file)").matches(of: /@Test\(\s*"((?:[^"\\]|\\.)*)"/).map { String($0.1) }
  }

  @Test("Each section of the document lists a file that exists and tests that exist")
  func rowsAreTrue() throws {
    let rows = try rows()
    #expect(rows.count == 12 + 7 + 6 + 4 + 5)
    for row in rows {
      #expect(!row.files.isEmpty, "\(row.section) names no file")
      for file in row.files {
        #expect(FileManager.default.fileExists(atPath: Tool.package.appending(path: file).path), "\(row.section): \(file)")
      }
      #expect(!row.tests.isEmpty, "\(row.section) names no test")
      for test in row.tests {
        #expect(try names(in: test.file).contains(test.name), "\(row.section): \(test.file) has no test \"\(test.name)\"")
      }
    }
  }

  @Test("Each test of a document is listed in a section")
  func testsAreListed() throws {
    let listed = Set(try rows().flatMap(\.tests).map(\.name))
    let files = try FileManager.default.contentsOfDirectory(atPath: Tool.package.appending(path: Self.folder).path)
    for file in files where file.hasPrefix("Seed0") {
      for name in try names(in: file) { #expect(listed.contains(name), "\(file): \"\(name)\" is in no row") }
    }
  }
}
