/// The stored bytes of folders, by session and by client address.
///
/// The size of each session's files and the total size are bounded. If a session reaches its bound, its oldest complete files are
/// removed. If the total reaches its bound, files of the first of these owners are removed:
///
/// - The address that stores the most, if it stores more than the new file's address would.
/// - Another session of the same address, if it stores more than the new file's session would.
/// - The session itself.
///
/// An address may therefore use all space that no other address needs, but it cannot prevent other addresses from storing files.
struct FileQuota {
  struct Folder {
    let owner: SessionKey
    let address: ClientAddress
    fileprivate(set) var bytes = 0
    /// A Boolean value that indicates whether the transfer has ended. The app may still use the files.
    fileprivate(set) var isComplete = false
  }

  private struct Owner {
    var bytes = 0
    /// The numbers of the folders, the oldest first.
    var folders: [Int] = []
  }

  private struct Address {
    var bytes = 0
    var owners: Set<SessionKey> = []
  }

  private let maximum: Int
  private let maximumPerOwner: Int
  private(set) var folders: [Int: Folder] = [:]
  private var owners: [SessionKey: Owner] = [:]
  private var addresses: [ClientAddress: Address] = [:]
  private(set) var total = 0
  /// The bytes of removed folders whose files are still open.
  private(set) var releasing = 0

  init(maximum: Int, maximumPerOwner: Int) {
    self.maximum = max(0, maximum)
    self.maximumPerOwner = max(0, maximumPerOwner)
  }

  /// The minimum number of bytes that a file counts as, so that the number of files is bounded too: 64 KiB, or less if very few
  /// bytes may be stored.
  var minimumCharge: Int { max(1, min(64 * 1024, maximum / 1024)) }

  func numbers(of owner: SessionKey) -> [Int] { owners[owner]?.folders ?? [] }

  func bytes(of address: ClientAddress) -> Int { addresses[address]?.bytes ?? 0 }

  /// Adds an empty folder. All folders of a session count for the address of its first one.
  mutating func add(_ number: Int, of owner: SessionKey, at address: ClientAddress) {
    let address = numbers(of: owner).first.flatMap { folders[$0]?.address } ?? address
    folders[number] = Folder(owner: owner, address: address)
    owners[owner, default: Owner()].folders.append(number)
    addresses[address, default: Address()].owners.insert(owner)
  }

  /// Counts further bytes of a folder, for which ``hasRoom(for:in:)`` is true.
  mutating func charge(_ bytes: Int, to number: Int) {
    guard let folder = folders[number] else { return }
    folders[number]?.bytes += bytes
    owners[folder.owner]?.bytes += bytes
    addresses[folder.address]?.bytes += bytes
    total += bytes
  }

  mutating func complete(_ number: Int) {
    folders[number]?.isComplete = true
  }

  /// Removes a folder.
  ///
  /// - Parameter isOpen: A Boolean value that indicates whether its files are open, so that the file system keeps them until
  ///   ``release(_:)``.
  mutating func remove(_ number: Int, isOpen: Bool) -> Folder? {
    guard let folder = folders.removeValue(forKey: number) else { return nil }
    total -= folder.bytes
    if isOpen { releasing += folder.bytes }
    owners[folder.owner]?.bytes -= folder.bytes
    owners[folder.owner]?.folders.removeAll { $0 == number }
    addresses[folder.address]?.bytes -= folder.bytes
    guard owners[folder.owner]?.folders.isEmpty == true else { return folder }
    owners[folder.owner] = nil
    addresses[folder.address]?.owners.remove(folder.owner)
    if addresses[folder.address]?.owners.isEmpty == true { addresses[folder.address] = nil }
    return folder
  }

  /// Stops counting the bytes of a removed folder whose files were open.
  mutating func release(_ bytes: Int) {
    releasing -= bytes
  }

  /// Returns a Boolean value that indicates whether a file may be stored if all files that it may displace are removed.
  func isPossible(_ bytes: Int, in number: Int) -> Bool {
    guard let folder = folders[number] else { return false }
    let kept = numbers(of: folder.owner).reduce(0) { sum, other in
      folders[other].map { $0.isComplete && other != number ? sum : sum + $0.bytes } ?? sum
    }
    return bytes <= maximumPerOwner - kept && bytes <= maximum - kept
  }

  /// Returns a Boolean value that indicates whether bytes may be added to a folder now.
  func hasRoom(for bytes: Int, in number: Int) -> Bool {
    guard let owner = folders[number].flatMap({ owners[$0.owner] }) else { return false }
    guard bytes <= maximumPerOwner - owner.bytes, bytes <= maximum - total else { return false }
    // The files of aborted requests exist until they are closed. They may use a quarter of the maximum in addition.
    return releasing - maximum / 4 <= maximum - total - bytes
  }

  /// Returns the folder that must be removed before bytes can be added to another one, or nil if there is none.
  func displaced(by bytes: Int, in number: Int) -> Int? {
    guard let folder = folders[number], let own = owners[folder.owner], let ownAddress = addresses[folder.address] else {
      return nil
    }
    if bytes > maximumPerOwner - own.bytes { return oldestComplete(of: folder.owner, except: number) }
    guard bytes > maximum - total else { return nil }
    if let largest = addresses.max(by: { $0.value.bytes < $1.value.bytes }), largest.key != folder.address,
      largest.value.bytes - ownAddress.bytes > bytes
    {
      return oldest(at: largest.key)?.folder
    }
    if let largest = oldest(at: folder.address), largest.owner != folder.owner, largest.bytes - own.bytes > bytes {
      return largest.folder
    }
    return oldestComplete(of: folder.owner, except: number)
  }

  /// Returns the session with the most bytes of an address, or the oldest of these, and its oldest folder. Folders of complete
  /// transfers come first.
  private func oldest(at address: ClientAddress) -> (owner: SessionKey, bytes: Int, folder: Int)? {
    let sessions = (addresses[address]?.owners ?? []).lazy.compactMap { key in owners[key].map { (key, $0) } }
    func rank(_ owner: Owner) -> (Int, Int) { (owner.bytes, -(owner.folders.first ?? 0)) }
    guard let (key, owner) = sessions.max(by: { rank($0.1) < rank($1.1) }) else { return nil }
    let folder = owner.folders.first { folders[$0]?.isComplete == true } ?? owner.folders.first { folders[$0]?.bytes ?? 0 > 0 }
    return folder.map { (key, owner.bytes, $0) }
  }

  private func oldestComplete(of owner: SessionKey, except number: Int) -> Int? {
    numbers(of: owner).first { $0 != number && folders[$0]?.isComplete == true }
  }

  /// The errors in the counts; empty if there are none.
  var violations: [String] {
    var violations: [String] = []
    if folders.values.reduce(0, { $0 + $1.bytes }) != total { violations.append("stored bytes are miscounted") }
    for (key, owner) in owners {
      let own = folders.filter { $0.value.owner == key }
      if own.values.reduce(0, { $0 + $1.bytes }) != owner.bytes { violations.append("a session's bytes are miscounted") }
      if own.keys.sorted() != owner.folders { violations.append("a session's folders are miscounted") }
      if owner.folders.isEmpty { violations.append("a session without folders is kept") }
      if owner.bytes > maximumPerOwner { violations.append("a session stores \(owner.bytes) bytes") }
    }
    for (key, address) in addresses {
      let own = folders.values.filter { $0.address == key }
      if own.reduce(0, { $0 + $1.bytes }) != address.bytes { violations.append("the bytes of \(key) are miscounted") }
      if Set(own.map(\.owner)) != address.owners { violations.append("the sessions of \(key) are miscounted") }
    }
    if Set(folders.values.map(\.owner)) != Set(owners.keys) { violations.append("a folder has no session") }
    if total > maximum { violations.append("\(total) bytes are stored") }
    if releasing < 0 { violations.append("\(releasing) bytes are being released") }
    return violations
  }
}
