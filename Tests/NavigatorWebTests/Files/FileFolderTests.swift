import Foundation
import NavigatorHost
import Testing

@testable import NavigatorWeb

/// The temporary folders of sessions.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct FileFolderTests {
  private static let address = TestSessions.client("203.0.113.1")

  private static func key(_ token: String) -> SessionKey {
    SessionKey(token: SessionToken(rawValue: token), visitor: TestHost.visitor)
  }

  /// Calls `body` with a folder that contains the folders of a host. It is removed afterwards.
  private func withFolders(
    limits: WebLimits = WebLimits(), clock: ManualClock = ManualClock(), name: String = "navigator-test",
    _ body: (FileFolders, URL) async throws -> Void
  ) async throws {
    let parent = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: parent) }
    try await body(FileFolders(limits: limits, clock: HostClock(clock), parent: parent), parent)
  }

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
  }

  private func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) }

  private func waitForRemoval(of url: URL) async {
    while exists(url) { await Task.yield() }
  }

  /// Stores a file, and returns its address.
  private func store(_ bytes: Int, in folder: Int, at index: Int = 0, _ folders: FileFolders) async throws -> URL {
    let place = try folders.add(fileOf: bytes, named: "x", at: index, in: folder)
    try folders.reserve(bytes, for: place)
    #expect(await folders.disk.write(Data(count: bytes), to: place, at: 0))
    return folders.disk.url(of: place)
  }

  @Test("The files of one session are removed without those of another")
  func owners() async throws {
    try await withFolders { folders, parent in
      let first = folders.make(for: Self.key("a"), at: Self.address)
      let second = folders.make(for: Self.key("b"), at: Self.address)
      let file = try await store(3, in: first, folders)
      let other = try await store(4, in: second, folders)
      #expect(folders.quota.total == 2 * folders.quota.minimumCharge)
      folders.removeAll(of: Self.key("a"))
      await waitForRemoval(of: file)
      #expect(exists(other))
      #expect(folders.quota.total == folders.quota.minimumCharge)
      #expect(throws: FileRefusal.notRequested) { try folders.add(fileOf: 1, named: "y", at: 1, in: first) }
      folders.close()
      #expect(try names(in: parent) == [])
      // A request that was accepted before creates nothing.
      #expect(await !folders.disk.write(Data(), to: FilePlace(folder: 3, index: 0, name: "x"), at: 0))
      #expect(try names(in: parent) == [])
    }
  }

  @Test("An invalid name, a second file at a position, and a folder that cannot be created are refused")
  func failures() async throws {
    try await withFolders { folders, _ in
      let folder = folders.make(for: Self.key("a"), at: Self.address)
      _ = try await store(1, in: folder, folders)
      #expect(throws: FileRefusal.refused(.failed)) { try folders.add(fileOf: 1, named: "x", at: 0, in: folder) }
      for name in ["../y", "..", ".", "", "a/../../y", "/\u{200D}../y"] {
        #expect(throws: FileRefusal.refused(.failed)) { try folders.add(fileOf: 1, named: name, at: 1, in: folder) }
        #expect(await !folders.disk.write(Data(), to: FilePlace(folder: folder, index: 1, name: name), at: 0))
      }
    }
    let nowhere = FileDisk(parent: URL(filePath: "/dev/null"), fileAge: .seconds(1))
    #expect(await !nowhere.write(Data(), to: FilePlace(folder: 1, index: 0, name: "x"), at: 0))
  }

  @Test("A link in the place of a file is not followed")
  func link() async throws {
    try await withFolders { folders, parent in
      let target = parent.appending(path: "target")
      try Data([7]).write(to: target)
      let folder = folders.make(for: Self.key("a"), at: Self.address)
      let place = try folders.add(fileOf: 1, named: "x", at: 0, in: folder)
      let url = folders.disk.url(of: place)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
      #expect(await !folders.disk.write(Data([1]), to: place, at: 0))
      #expect(try Data(contentsOf: target) == Data([7]))
    }
  }

  @Test("The old folders of an earlier process are removed, and nothing else is", arguments: ["navigator-test", "a b%20ü"])
  func abandoned(name: String) async throws {
    try await withFolders(name: name) { folders, parent in
      let manager = FileManager.default
      let old = Date(timeIntervalSinceNow: -100_000)
      for (name, isOld) in [("navigator-files-old", true), ("navigator-files-new", false), ("other", true)] {
        let url = parent.appending(path: name)
        try manager.createDirectory(at: url, withIntermediateDirectories: false)
        if isOld { try manager.setAttributes([.modificationDate: old], ofItemAtPath: url.path(percentEncoded: false)) }
      }
      try manager.createSymbolicLink(at: parent.appending(path: "navigator-files-link"), withDestinationURL: parent)
      _ = try await store(1, in: folders.make(for: Self.key("a"), at: Self.address), folders)
      #expect(
        try Set(names(in: parent))
          == ["navigator-files-new", "navigator-files-link", "other", folders.disk.root.lastPathComponent])
    }
  }

  @Test("A file that is open is removed, and its space is free, when the request that was aborted has ended")
  func openFile() async throws {
    try await withFolders { folders, _ in
      let folder = folders.make(for: Self.key("a"), at: Self.address)
      let url = try await store(100_000, in: folder, folders)
      let aborted = Signal<Void>()
      var use: FileUse? = folders.use(folder) { aborted.fire(()) }
      folders.removeAll(of: Self.key("a"))
      _ = await aborted.next()
      #expect(use?.isAborted == true)
      #expect(folders.quota.total == 0 && folders.quota.releasing == 100_000)
      #expect(exists(url))
      use = nil
      await waitForRemoval(of: url)
      #expect(folders.quota.releasing == 0)
    }
  }

  @Test("A request cannot use files longer than their maximum age")
  func oldFile() async throws {
    let clock = ManualClock()
    try await withFolders(clock: clock) { folders, _ in
      let folder = folders.make(for: Self.key("a"), at: Self.address)
      let aborted = Signal<Void>()
      let use = folders.use(folder) { aborted.fire(()) }
      await clock.pass(WebLimits().fileAge)
      _ = await aborted.next()
      #expect(use.isAborted && !folders.contains(folder))
    }
  }

  @Test("Empty files are bounded in number")
  func emptyFiles() throws {
    var limits = WebLimits()
    limits.maximumSessionFileBytes = 1 << 20
    let folders = FileFolders(limits: limits, clock: HostClock(ManualClock()), parent: URL(filePath: "/dev/null"))
    for _ in 0..<200 {
      let folder = folders.make(for: Self.key("a"), at: Self.address)
      try folders.reserve(0, for: try folders.add(fileOf: 0, named: "x", at: 0, in: folder))
      folders.complete(folder)
    }
    #expect(folders.quota.folders.count == 16)
    let folder = folders.make(for: Self.key("a"), at: Self.address)
    #expect(throws: FileRefusal.refused(.noSpace)) {
      for index in 0..<17 { try folders.reserve(0, for: try folders.add(fileOf: 0, named: "x", at: index, in: folder)) }
    }
  }

  @Test("A file counts as its stored bytes, not as those that were announced")
  func announced() throws {
    let folders = FileFolders(limits: WebLimits(), clock: HostClock(ManualClock()), parent: URL(filePath: "/dev/null"))
    for index in 0..<100 {
      let folder = folders.make(for: Self.key("\(index)"), at: Self.address)
      let place = try folders.add(fileOf: 64 << 20, named: "x", at: 0, in: folder)
      try folders.reserve(1, for: place)
    }
    #expect(folders.quota.total == 100 * folders.quota.minimumCharge)
  }
}
