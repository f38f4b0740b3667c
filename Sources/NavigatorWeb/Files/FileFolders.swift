import Foundation
import NavigatorHost

/// The temporary folders of sessions: one for the files of a choice or an export.
///
/// Their bytes are bounded for each session and for all. A folder is removed when its session ends, and at the latest after
/// ``WebLimits/fileAge``. All are in one folder that only the user of the process can read.
@MainActor
final class FileFolders {
  private struct Folder {
    let owner: SessionKey
    let url: URL
    var bytes = 0
  }

  private let limits: WebLimits
  private var folders: [Int: Folder] = [:]
  private var last = 0
  private let clock: HostClock
  private lazy var deadlines = DeadlineQueue<Int, Int>(after: limits.fileAge, clock: clock) { @MainActor [weak self] queue in
    for number in queue.takeDue() { self?.remove(number) }
  }
  /// The folder of all sessions. It is created when it is needed.
  let root: URL

  nonisolated private static let prefix = "navigator-files-"

  init(limits: WebLimits, clock: HostClock, parent: URL = FileManager.default.temporaryDirectory) {
    self.limits = limits
    self.clock = clock
    root = parent.appending(path: Self.prefix + SessionToken.random().rawValue, directoryHint: .isDirectory)
  }

  var totalBytes: Int { folders.values.reduce(0) { $0 + $1.bytes } }

  /// Creates an empty folder for a session.
  func make(for owner: SessionKey) throws(FileRefusal) -> Int {
    if folders.isEmpty, !FileManager.default.fileExists(atPath: root.path()) { removeAbandoned() }
    last += 1
    let url = root.appending(path: "\(last)", directoryHint: .isDirectory)
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .refused(.failed)
    }
    folders[last] = Folder(owner: owner, url: url)
    deadlines.start(last, for: last)
    return last
  }

  /// Reserves the bytes of a file, and returns its address. The file is created without content.
  func reserve(_ bytes: Int, named name: String, at index: Int, in number: Int) throws(FileRefusal) -> URL {
    guard bytes <= limits.maximumFileSize else { throw .refused(.tooLarge) }
    guard let folder = folders[number] else { throw .notRequested }
    guard FileName.isComponent(name) else { throw .refused(.failed) }
    let own = folders.values.reduce(0) { $1.owner == folder.owner ? $0 + $1.bytes : $0 }
    guard own + bytes <= limits.maximumSessionFileBytes, totalBytes + bytes <= limits.maximumFileBytesOverall else {
      throw .refused(.noSpace)
    }
    // Each file has a folder of its own, so that equal names do not collide.
    let place = folder.url.appending(path: "\(index)", directoryHint: .isDirectory)
    let file = place.appending(path: name, directoryHint: .notDirectory)
    do {
      try FileManager.default.createDirectory(
        at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data().write(to: file, options: .withoutOverwriting)
    } catch {
      throw .refused(.failed)
    }
    folders[number]?.bytes += bytes
    return file
  }

  func remove(_ number: Int) {
    guard let folder = folders.removeValue(forKey: number) else { return }
    deadlines.stop(number)
    try? FileManager.default.removeItem(at: folder.url)
    if folders.isEmpty { try? FileManager.default.removeItem(at: root) }
  }

  func removeAll(of owner: SessionKey) {
    for (number, folder) in folders where folder.owner == owner { remove(number) }
  }

  func removeAll() {
    for number in folders.keys { remove(number) }
  }

  /// Removes the folders that earlier processes of the same user have left, such as after a crash. The files in a folder that has
  /// not changed for a day are older than they may be.
  private func removeAbandoned() {
    let manager = FileManager.default
    let latest = Date(timeIntervalSinceNow: -max(86_400, Double(limits.fileAge.components.seconds)))
    let parent = root.deletingLastPathComponent()
    for name in (try? manager.contentsOfDirectory(atPath: parent.path())) ?? [] where name.hasPrefix(Self.prefix) {
      let url = parent.appending(path: name)
      guard let attributes = try? manager.attributesOfItem(atPath: url.path()),
        attributes[.type] as? FileAttributeType == .typeDirectory,
        let date = attributes[.modificationDate] as? Date, date < latest,
        (attributes[.ownerAccountID] as? NSNumber)?.uint32Value == getuid()
      else { continue }
      try? manager.removeItem(at: url)
    }
  }
}
