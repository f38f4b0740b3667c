import UniformTypeIdentifiers

/// The file to which a feed is exported, in a file that imports only UniformTypeIdentifiers.
public enum FeedFile {
  public static let contentType = UTType.json
}
