import Foundation
import SwiftUI
import Testing

/// The conformances of the runtime's types, compared with SwiftUI's.
@Suite("Conformances")
struct ConformanceParityTests {
  @Test("The runtime's types have the conformances of SwiftUI's types, or an exception with a reason")
  func sources() throws {
    guard let found = try check() else { return }
    #expect(found.status == 0, "\(found.output)")
  }

  @Test(
    "A conformance that is missing is reported with its condition",
    arguments: [
      ("LinearGradient", "View", "LinearGradient must conform to View (always)"),
      ("Environment", "Sendable", "Environment must conform to Sendable (Value : Sendable)"),
      ("Group", "Scene", "Group must conform to Scene (Content : Scene)"),
    ])
  func missing(type: String, protocol: String, report: String) throws {
    guard let found = try check("--without", "\(type) \(`protocol`)") else { return }
    #expect(found.status != 0)
    #expect(found.output.split(separator: "\n") == [Substring(report)])
  }

  @Test("A conformance that SwiftUI does not have is reported with its condition")
  func extra() throws {
    guard let always = try check("--with", "Divider Hashable") else { return }
    #expect(always.status != 0)
    #expect(always.output.contains("Divider conforms to Equatable (always), which SwiftUI's does not"))
    #expect(always.output.contains("Divider conforms to Hashable (always), which SwiftUI's does not"))
  }

  @Test("A conformance with a weaker condition than SwiftUI's is reported")
  func weaker() throws {
    guard let found = try check("--with", "State Sendable") else { return }
    #expect(found.status != 0)
    #expect(found.output.contains("State conforms to Sendable if always; SwiftUI's does if Value : Sendable"))
  }

  @Test("An exception without a difference is reported")
  func staleException() throws {
    guard let found = try check("--without", "Link Sendable") else { return }
    #expect(found.status != 0)
    #expect(found.output.contains("Link Sendable: in conformance-exceptions.tsv, but not needed"))
  }

  private func check(_ options: String...) throws -> (status: Int32, output: String)? {
    let build = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["python3", root.appending(path: "Scripts/conformances.py").path, "--build-path", build.path] + options
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()

    // env returns 127 if the program does not exist.
    if process.terminationStatus == 127, ProcessInfo.processInfo.environment["CI"] == nil { return nil }
    return (process.terminationStatus, output)
  }
}
