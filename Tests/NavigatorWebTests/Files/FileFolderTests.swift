import Foundation
import NavigatorHost
import Testing

@testable import NavigatorWeb

/// The temporary folders of sessions.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct FileFolderTests {
  private static func key(_ token: String) -> SessionKey {
    SessionKey(token: SessionToken(rawValue: token), visitor: TestHost.visitor)
  }

  /// Calls `body` with a folder in which those of a host are, and which is removed afterwards.
  private func withFolders(_ body: (FileFolders, URL) throws -> Void) throws {
    let parent = FileManager.default.temporaryDirectory.appending(path: "navigator-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: parent) }
    try body(FileFolders(limits: WebLimits(), clock: HostClock(ManualClock()), parent: parent), parent)
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path())
  }

  @Test("The files of one session are removed without those of another")
  func owners() throws {
    try withFolders { folders, parent in
      let first = try folders.make(for: Self.key("a"))
      let second = try folders.make(for: Self.key("b"))
      let file = try folders.reserve(3, named: "x", at: 0, in: first)
      let other = try folders.reserve(4, named: "x", at: 0, in: second)
      #expect(folders.totalBytes == 7)
      folders.removeAll(of: Self.key("a"))
      #expect(!FileManager.default.fileExists(atPath: file.path()))
      #expect(FileManager.default.fileExists(atPath: other.path()))
      #expect(folders.totalBytes == 4)
      #expect(throws: FileRefusal.notRequested) { try folders.reserve(1, named: "y", at: 1, in: first) }
      folders.removeAll()
      #expect(try names(in: parent) == [])
    }
  }

  @Test("A file that exists, and one in a folder that cannot be created, are refused")
  func failures() throws {
    try withFolders { folders, _ in
      let folder = try folders.make(for: Self.key("a"))
      _ = try folders.reserve(1, named: "x", at: 0, in: folder)
      #expect(throws: FileRefusal.refused(.failed)) { try folders.reserve(1, named: "x", at: 0, in: folder) }
      for name in ["../y", "..", ".", "", "a/../../y", "/\u{200D}../y"] {
        #expect(throws: FileRefusal.refused(.failed)) { try folders.reserve(1, named: name, at: 1, in: folder) }
      }
      #expect(folders.totalBytes == 1)
    }
    let nowhere = FileFolders(limits: WebLimits(), clock: HostClock(ManualClock()), parent: URL(filePath: "/dev/null"))
    #expect(throws: FileRefusal.refused(.failed)) { try nowhere.make(for: Self.key("a")) }
  }

  @Test("The old folders of an earlier process are removed, and nothing else is")
  func abandoned() throws {
    try withFolders { folders, parent in
      let manager = FileManager.default
      let old = Date(timeIntervalSinceNow: -100_000)
      for (name, isOld) in [("navigator-files-old", true), ("navigator-files-new", false), ("other", true)] {
        let url = parent.appending(path: name)
        try manager.createDirectory(at: url, withIntermediateDirectories: false)
        if isOld { try manager.setAttributes([.modificationDate: old], ofItemAtPath: url.path()) }
      }
      try manager.createSymbolicLink(at: parent.appending(path: "navigator-files-link"), withDestinationURL: parent)
      _ = try folders.make(for: Self.key("a"))
      #expect(
        try Set(names(in: parent))
          == ["navigator-files-new", "navigator-files-link", "other", folders.root.lastPathComponent])
    }
  }
}
