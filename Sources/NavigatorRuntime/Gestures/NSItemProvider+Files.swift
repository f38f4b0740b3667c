import Foundation

/// Options of a representation that is a file. Foundation declares them on Apple platforms only.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The file can be opened where it is. Hosts always copy files.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

extension NSItemProvider {
  /// Creates a provider of a file, or returns nil if the address is not that of a file that exists.
  public convenience init?(contentsOf fileURL: URL) {
    guard fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerFileRepresentation(for: UTType(filenameExtension: fileURL.pathExtension) ?? .data) { receive in
      receive(fileURL, false, nil)
      return nil
    }
  }

  // MARK: Registering

  /// Adds a file in a type, which the app prepares when it is loaded. The file is read during the call of the closure that the
  /// load handler receives, so that the app may remove it afterwards.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type.
  ///   - fileOptions: Options, which have no effect.
  ///   - visibility: The programs that may load the file. Hosts provide items within the app only.
  ///   - loadHandler: A closure that passes the address of the file, a Boolean value without effect, or else an error, to its
  ///     parameter. It may return the progress.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    guard let type = UTType(typeIdentifier) else { return }
    representations.append(ItemRepresentation(file: type) { _ = loadHandler($0) })
  }

  /// Adds a file in a type, which the app prepares when it is loaded. The file is read during the call of the closure that the
  /// load handler receives, so that the app may remove it afterwards.
  ///
  /// - Parameters:
  ///   - contentType: The type.
  ///   - visibility: The programs that may load the file. Hosts provide items within the app only.
  ///   - openInPlace: A Boolean value that indicates whether the file can be opened where it is. Hosts always copy files.
  ///   - loadHandler: A closure that passes the address of the file, a Boolean value without effect, or else an error, to its
  ///     parameter. It may return the progress.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
    loadHandler: @escaping @Sendable (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    representations.append(ItemRepresentation(file: contentType) { _ = loadHandler($0) })
  }

  // MARK: Types

  /// Returns the identifiers of the types in which the value can be loaded with some options. No file is opened where it is.
  public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
    fileOptions.contains(.openInPlace) ? [] : registeredTypeIdentifiers
  }

  /// Returns a Boolean value that indicates whether the value can be loaded in a type with some options. No file is opened where
  /// it is.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    !fileOptions.contains(.openInPlace) && hasItemConformingToTypeIdentifier(typeIdentifier)
  }

  /// The types of the files that can be opened where they are: none.
  public var registeredContentTypesForOpenInPlace: [UTType] { [] }
}

extension ItemRepresentation {
  /// Creates the representation of a file.
  ///
  /// - Parameters:
  ///   - type: The type of the file.
  ///   - load: A closure that passes the address of the file, or else an error.
  fileprivate init(file type: UTType, load: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Void)
  {
    self.init(type: type) { receive in
      load { url, _, error in
        guard let url else { return receive(nil, error) }
        do { receive(try Data(contentsOf: url), nil) } catch { receive(nil, error) }
      }
    }
  }
}

/// A copy of an item in the file system, in a folder of its own.
struct ItemFile: Sendable {
  private static let maximumNameLength = 100
  private let folder: URL
  let url: URL

  /// Writes data to a file.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - name: The name of the file without its extension, from which folders are removed.
  ///   - type: The type, which determines the extension.
  init(_ data: Data, name: String?, type: UTType) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let base = name?.split(separator: "/").last.map { String($0.prefix(Self.maximumNameLength)) } ?? ""
    let isName = !base.isEmpty && base != "." && base != ".." && !base.contains("\0")
    let file = folder.appendingPathComponent(isName ? base : "item")
    url = type.preferredFilenameExtension.map { file.appendingPathExtension($0) } ?? file
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      try data.write(to: url)
    } catch {
      remove()
      throw error
    }
  }

  /// Removes the file.
  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }
}
