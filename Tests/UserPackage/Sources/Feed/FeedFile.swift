import UniformTypeIdentifiers

/// The file that a feed is exported to, in a file that imports UniformTypeIdentifiers alone.
public enum FeedFile {
  public static let contentType = UTType.json
}
