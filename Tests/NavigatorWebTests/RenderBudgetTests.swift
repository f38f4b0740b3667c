import Foundation
import NavigatorHost
import Testing

@testable import NavigatorWeb

/// What a page may weigh.
@Suite struct RenderBudgetTests {
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/gzip")),
    arguments: [("client.js", 10), ("client.css", 12)])
  func `A client file stays within its budget`(_ name: String, _ kibibytes: Int) throws {
    let size = try compressedSize(of: clientFile(name))
    #expect(size > 0)
    #expect(size <= kibibytes * 1024)
  }

  @Test func `The script holds nothing that the page's policy forbids`() throws {
    let script = try String(contentsOf: clientFile("client.js"), encoding: .utf8)
    for forbidden in ["eval(", "new Function", "document.write", "setAttribute(\"on", "javascript:"] {
      #expect(!script.contains(forbidden), "\(forbidden)")
    }
  }

  @Test func `A page of a thousand rows is written in one pass of a bounded size`() {
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

  private func clientFile(_ name: String) throws -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/NavigatorWeb/Client/\(name)").standardized
  }

  private func compressedSize(of file: URL) throws -> Int {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/gzip")
    process.arguments = ["-c", file.path]
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return output.count
  }
}
