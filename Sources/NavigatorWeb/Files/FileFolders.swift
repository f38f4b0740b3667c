import Foundation
import NavigatorHost

/// The temporary folders of sessions: one for the files of a choice or an export.
///
/// ``FileQuota`` bounds their bytes. A folder is removed when its session ends, when another folder displaces it, or at the
/// latest after ``WebLimits/fileAge``. A request that uses the folder at that time is aborted. The file system is used outside of
/// the main actor.
@MainActor
final class FileFolders {
  /// The requests that use the files of a folder.
  private struct Uses {
    var requests: [Int: Weak] = [:]
    /// The bytes of the folder, if it was removed while requests use its files.
    var removedBytes: Int?
  }

  private struct Weak {
    weak var use: FileUse?
  }

  let disk: FileDisk
  private(set) var quota: FileQuota
  /// A closure that is called when a folder is removed because of its age or another folder.
  var onDisplace: ((_ number: Int, _ owner: SessionKey) -> Void)?
  private let limits: WebLimits
  /// The number of bytes that each folder counts as.
  private var charges: [Int: [Int: Int]] = [:]
  private var uses: [Int: Uses] = [:]
  private var lastFolder = 0
  private var lastUse = 0
  private let clock: HostClock
  private lazy var deadlines = DeadlineQueue<Int, Int>(after: limits.fileAge, clock: clock) { @MainActor [weak self] queue in
    for number in queue.takeDue() { self?.displace(number) }
  }

  init(limits: WebLimits, clock: HostClock, parent: URL = FileManager.default.temporaryDirectory) {
    self.limits = limits
    self.clock = clock
    disk = FileDisk(parent: parent, fileAge: limits.fileAge)
    quota = FileQuota(maximum: limits.maximumFileBytesOverall, maximumPerOwner: limits.maximumSessionFileBytes)
  }

  /// Returns the number of a new folder for a session.
  func make(for owner: SessionKey, at address: ClientAddress) -> Int {
    lastFolder += 1
    quota.add(lastFolder, of: owner, at: address)
    deadlines.start(lastFolder, for: lastFolder)
    return lastFolder
  }

  func contains(_ number: Int) -> Bool { quota.folders[number] != nil }

  /// Checks that a file may be stored, and returns its place. Bytes are counted by ``reserve(_:for:)``.
  ///
  /// - Parameter size: The maximum number of bytes of the file.
  func add(fileOf size: Int, named name: String, at index: Int, in number: Int) throws(FileRefusal) -> FilePlace {
    guard size <= limits.maximumFileSize else { throw .refused(.tooLarge) }
    guard contains(number) else { throw .notRequested }
    guard FileName.isComponent(name), charges[number]?[index] == nil else { throw .refused(.failed) }
    guard quota.isPossible(max(size, quota.minimumCharge), in: number) else { throw .refused(.noSpace) }
    charges[number, default: [:]][index] = 0
    return FilePlace(folder: number, index: index, name: name)
  }

  /// Reserves space for the first bytes of a file. Other files are displaced if necessary.
  func reserve(_ size: Int, for place: FilePlace) throws(FileRefusal) {
    guard let former = charges[place.folder]?[place.index] else { throw .notRequested }
    let bytes = max(size, quota.minimumCharge) - former
    guard bytes > 0 else { return }
    while !quota.hasRoom(for: bytes, in: place.folder) {
      guard let other = quota.displaced(by: bytes, in: place.folder) else { throw .refused(.noSpace) }
      displace(other)
    }
    quota.charge(bytes, to: place.folder)
    charges[place.folder]?[place.index] = former + bytes
  }

  /// Records that the transfer of a folder has ended. Its files may be displaced by later ones of their session.
  func complete(_ number: Int) {
    quota.complete(number)
  }

  /// Returns an object for a request that reads or writes files of a folder. The files exist at least as long as the object,
  /// unless the host stops.
  ///
  /// - Parameter onAbort: A closure that closes the connection of the request.
  func use(_ number: Int, onAbort: @escaping @Sendable () -> Void) -> FileUse {
    lastUse += 1
    let use = FileUse(onAbort: onAbort) { [weak self, id = lastUse] in
      Task { @MainActor in self?.end(id, of: number) }
    }
    uses[number, default: Uses()].requests[lastUse] = Weak(use: use)
    return use
  }

  private func end(_ use: Int, of number: Int) {
    guard uses[number]?.requests.removeValue(forKey: use) != nil, let rest = uses[number], rest.requests.isEmpty else { return }
    uses[number] = nil
    guard let bytes = rest.removedBytes else { return }
    quota.release(bytes)
    disk.remove(number)
  }

  private func displace(_ number: Int) {
    let owner = quota.folders[number]?.owner
    remove(number)
    if let owner { onDisplace?(number, owner) }
  }

  /// Removes a folder, and aborts the requests that use it.
  func remove(_ number: Int) {
    guard let folder = quota.remove(number, isOpen: uses[number] != nil) else { return }
    deadlines.stop(number)
    charges[number] = nil
    guard let current = uses[number] else { return disk.remove(number) }
    uses[number]?.removedBytes = folder.bytes
    for request in current.requests.values { request.use?.abort() }
  }

  func removeAll(of owner: SessionKey) {
    for number in quota.numbers(of: owner) { remove(number) }
  }

  /// Removes all folders at the end of the host.
  func close() {
    for number in Array(quota.folders.keys) { remove(number) }
    disk.close()
  }
}
