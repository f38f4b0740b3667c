import Foundation
import Testing

/// The comparison of the runtime's public names with SwiftUI's.
@Suite struct SymbolParityTests {
  @Test("Each public symbol is SwiftUI's, or an addition with a reason")
  func everyPublicSymbolIsSwiftUIsOrAReasonedAddition() throws {
    let build = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    let check = Process()
    check.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    check.arguments = ["python3", root.appending(path: "Scripts/parity.py").path, "--check-symbols", "--build-path", build.path]
    let output = Pipe()
    check.standardOutput = output
    check.standardError = output
    try check.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    check.waitUntilExit()

    // env returns 127 if the program does not exist.
    if check.terminationStatus == 127, ProcessInfo.processInfo.environment["CI"] == nil {
      print("The symbol parity test was skipped: there is no python3 here.")
      return
    }
    #expect(check.terminationStatus == 0, "\(said)")
  }

  private var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }
}
