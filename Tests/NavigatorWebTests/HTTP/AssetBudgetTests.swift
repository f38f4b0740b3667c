import Foundation
import Logging
import NIOCore
import Testing

@testable import NavigatorWeb

/// The maximum sizes of a page's files.
@Suite struct AssetBudgetTests {
  @Test(
    "Each script and the style sheet have at most the planned size when compressed",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/gzip")),
    arguments: [
      ("client.js", 14), ("extras.js", 12), ("graphics.js", 21), ("following.js", 2), ("files.js", 2), ("tables.js", 2),
      ("adapting.js", 2), ("wheels.js", 2), ("lines.js", 4), ("swipe.js", 2),
      ("client.css", 19),
    ])
  func compressedSizes(name: String, maximumKibibytes: Int) throws {
    let size = try compressedSize(of: try asset(name))
    #expect(size > 100)
    #expect(size <= maximumKibibytes * 1024)
  }

  @Test("The host serves the committed bundles")
  func servedBundles() throws {
    let assets = WebAssets(logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    for file in assets.files {
      let body = file.variant(accepting: []).body
      #expect(String(buffer: body) == (try asset(String(file.path.dropFirst()))))
    }
  }

  @Test(
    "The scripts contain nothing that the page's policy forbids",
    arguments: [
      "client.js", "extras.js", "graphics.js", "following.js", "files.js", "tables.js", "adapting.js", "wheels.js",
      "lines.js", "swipe.js",
    ])
  func scriptObeysPolicy(name: String) throws {
    let script = try asset(name)
    for forbidden in ["eval(", "new Function", "document.write", "setAttribute(\"on", "javascript:"] {
      #expect(!script.contains(forbidden), "\(forbidden)")
    }
  }

  private func asset(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/NavigatorWeb/Assets")
    return try String(contentsOf: folder.standardized.appending(path: name), encoding: .utf8)
  }

  private func compressedSize(of text: String) throws -> Int {
    let file = FileManager.default.temporaryDirectory.appending(path: "navigator-\(UUID().uuidString)")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/gzip")
    // The name of the file is not part of a response.
    process.arguments = ["-9nc", file.path]
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return output.count
  }
}
