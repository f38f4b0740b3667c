import TestSupport
import Testing

@testable import NavigatorWeb

/// Names of files from scalars that change the meaning of the adjacent scalars.
@Suite(.timeLimit(.minutes(20)))
struct FileNameFuzzTests {
  private static let parts = [
    "/", "\\", ".", "..", "a", "b.txt", " ", "\t", "\r\n", "\0", "%2F", "%00", ":", "~", "é", "e\u{301}", "\u{301}", "\u{200D}",
    "\u{200B}", "\u{FE0F}", "\u{E0100}", "\u{600}", "\u{110BD}", "\u{202E}", "\u{2066}", "\u{1F1E6}", "👨‍👩‍👧", "\u{1F3FB}",
    "\u{D7FF}",
    "\u{FFFF}", "\u{10FFFF}", "\u{E000}", "\u{2028}", "\u{2215}", "\u{FF0F}", "\u{338}", "\u{115F}", "\u{AC00}",
  ]

  @Test("The safe form of any name is a valid entry of a folder")
  func names() {
    var run = FuzzRun("names of files")
    for _ in run.iterations(20_000) {
      let count = Int.random(in: 0...12, using: &run)
      var text = (0..<count).map { _ in Self.parts.randomElement(using: &run) ?? "" }.joined()
      if Int.random(in: 0..<20, using: &run) == 0 {
        text = String(repeating: text, count: Int.random(in: 1...60, using: &run))
      }
      let name = FileName.safe(text)
      #expect(FileName.isComponent(name), "\(Array(text.unicodeScalars))")
      #expect(name.utf8.count <= FileName.maximumLength && !name.utf8.starts(with: ".".utf8), "\(Array(text.unicodeScalars))")
      #expect("/\(name)".first == "/", "\(Array(text.unicodeScalars))")
      #expect(FileName.disposition(text).utf8.allSatisfy { 0x20..<0x7F ~= $0 })
    }
  }

  @Test("Names with a separator or a null character, empty names and the names of folders are not entries")
  func components() {
    for name in ["", ".", "..", "/", "a/b", "/\u{200D}", "a\u{600}/b", "a\0b", String(repeating: "a", count: 256)] {
      #expect(!FileName.isComponent(name))
    }
    for name in ["a", "...", "a.b", "\\", "\u{2215}"] { #expect(FileName.isComponent(name)) }
  }
}
