import Foundation
import NavigatorHost
import Testing

@testable import NavigatorWeb

/// The maximum sizes of a page and its files.
@Suite struct RenderBudgetTests {
  @Test(
    "The script and the style sheet stay within twelve kibibytes each",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/gzip")))
  func scriptStyleSheetStay() throws {
    for text in [try ClientFiles.script(in: folder), try ClientFiles.style(in: folder)] {
      let size = try compressedSize(of: text)
      #expect(size > 1024)
      #expect(size <= 12 * 1024)
    }
  }

  @Test("Each source file is part of the script or the style sheet")
  func sourceFilePartScript() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == Set(ClientFiles.scripts.map { "\($0).js" } + ClientFiles.styles.map { "\($0).css" }))
  }

  @Test("Comments and indentation are removed")
  func commentsIndentationRemoved() {
    let source = """
      // Says what follows.
      const url = "http://a//b"; // kept: it does not stand alone

      /** Two
       * lines. */
        if (url) {
          call(url);
        }
        const next = url
      """
    #expect(
      ClientFiles.squeezed(source)
        == "const url = \"http://a//b\"; // kept: it does not stand alone\nif (url) {call(url);}\nconst next = url\n")
  }

  @Test("The script contains nothing that the page's policy forbids")
  func scriptContainsNothingPage() throws {
    let script = try ClientFiles.script(in: folder)
    for forbidden in ["eval(", "new Function", "document.write", "setAttribute(\"on", "javascript:"] {
      #expect(!script.contains(forbidden), "\(forbidden)")
    }
  }

  @Test("A page of a thousand rows is written in one pass and has a bounded size")
  func pageThousandRowsWritten() {
    let rows = (0..<1000).map { index in
      let base = UInt32(index * 4 + 10)
      return Element(
        id: ElementID(rawValue: base), role: .hStack,
        children: [
          Element(id: ElementID(rawValue: base + 1), role: .text, content: [.text: "Row"]),
          Element(id: ElementID(rawValue: base + 2), role: .spacer),
          Element(id: ElementID(rawValue: base + 3), role: .text, content: [.text: "Detail"]),
        ])
    }
    let stack = Element(id: ElementID(rawValue: 2), role: .vStack, children: rows)
    let html = HTMLRenderer.html(of: Element(id: ElementID(rawValue: 1), role: .scrollView, children: [stack]))
    #expect(html.split(separator: "class=\"hStack\"").count == 1001)
    #expect(html.utf8.count < 200_000)
  }

  private var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/NavigatorWeb/Client").standardized
  }

  private func compressedSize(of text: String) throws -> Int {
    let file = FileManager.default.temporaryDirectory.appending(path: "navigator-\(UUID().uuidString)")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/gzip")
    process.arguments = ["-9c", file.path]
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return output.count
  }
}
