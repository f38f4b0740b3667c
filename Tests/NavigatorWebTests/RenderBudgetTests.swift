import Foundation
import Logging
import NIOCore
import NavigatorHost
import Testing

@testable import NavigatorWeb

/// The maximum sizes of a page and its files.
@Suite struct RenderBudgetTests {
  @Test(
    "The script and the style sheet have at most 14 and 12 KiB when compressed",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/gzip")),
    arguments: [("client.js", 14), ("client.css", 12)])
  func compressedSizes(name: String, maximumKibibytes: Int) throws {
    let size = try compressedSize(of: try asset(name))
    #expect(size > 1024)
    #expect(size <= maximumKibibytes * 1024)
  }

  @Test("The host serves the committed bundles")
  func servedBundles() throws {
    let assets = WebAssets(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    for file in [assets.script, assets.style] {
      let body = file.variant(accepting: []).body
      #expect(String(buffer: body) == (try asset(String(file.path.dropFirst()))))
    }
  }

  @Test("The script contains nothing that the page's policy forbids")
  func scriptObeysPolicy() throws {
    let script = try asset("client.js")
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

  private func asset(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/NavigatorWeb/Assets")
    return try String(contentsOf: folder.standardized.appending(path: name), encoding: .utf8)
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
