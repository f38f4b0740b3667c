import Foundation
import Testing

/// Programs that tests run: the compiler and the scripts of the package.
nonisolated struct Tool {
  let status: Int32
  /// The text of standard output and standard error.
  let output: String

  /// The folders of the build's modules and index.
  static var build: URL {
    get throws { try #require(Bundle.main.executableURL).deletingLastPathComponent() }
  }

  /// The folder of the package.
  static var package: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  /// Returns nil if the program does not exist, which is a failure only in CI.
  static func run(_ arguments: [String]) throws -> Tool? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()

    // env returns 127 if the program does not exist.
    if process.terminationStatus == 127, ProcessInfo.processInfo.environment["CI"] == nil { return nil }
    return Tool(status: process.terminationStatus, output: said)
  }

  /// Compiles a file, which may import the built modules.
  static func compile(_ file: URL, _ options: [String]) throws -> Tool? {
    let modules =
      try ["-I", build.appending(path: "Modules").path] + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
    return try run(["swiftc", "-swift-version", "6", file.path] + modules + options)
  }

  private static var moduleMaps: [URL] {
    get throws {
      let folders = try FileManager.default.contentsOfDirectory(at: build, includingPropertiesForKeys: nil)
      return folders.filter { $0.lastPathComponent.hasSuffix(".build") && !$0.lastPathComponent.hasSuffix("-tool.build") }
        .map { $0.appending(path: "module.modulemap") }
        .filter { FileManager.default.fileExists(atPath: $0.path) }
    }
  }

  /// Calls `body` with a temporary folder, which is removed afterwards.
  static func withTemporaryFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
