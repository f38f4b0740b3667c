// The most frequently used types. `KnownFileTypes` contains their file extensions and MIME types.

extension UTType {
  /// The root type of everything.
  public static let item = UTType(known: "public.item")
  /// The root type of all content, such as documents.
  public static let content = UTType(known: "public.content")
  /// Any data.
  public static let data = UTType(known: "public.data")
  /// Any text.
  public static let text = UTType(known: "public.text")
  /// Text without formatting.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without formatting, encoded in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Values that are separated by a delimiter.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Values that are separated by commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Values that are separated by tabs.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// A JSON document.
  public static let json = UTType(known: "public.json")
  /// An XML document.
  public static let xml = UTType(known: "public.xml")
  /// A YAML document.
  public static let yaml = UTType(known: "public.yaml")
  /// An HTML document.
  public static let html = UTType(known: "public.html")
  /// A rich text document in RTF.
  public static let rtf = UTType(known: "public.rtf")
  /// Source code in any language.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Swift source code.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A URL.
  public static let url = UTType(known: "public.url")
  /// An image in any format.
  public static let image = UTType(known: "public.image")
  /// A PNG image.
  public static let png = UTType(known: "public.png")
  /// A JPEG image.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A GIF image.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A WebP image.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// A HEIC image.
  public static let heic = UTType(known: "public.heic")
  /// A TIFF image.
  public static let tiff = UTType(known: "public.tiff")
  /// A BMP image.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// An SVG drawing.
  public static let svg = UTType(known: "public.svg-image")
  /// Audio or video in any format.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Audio in any format.
  public static let audio = UTType(known: "public.audio")
  /// MP3 audio.
  public static let mp3 = UTType(known: "public.mp3")
  /// WAV audio.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// MPEG-4 audio.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Video in any format, with or without audio.
  public static let movie = UTType(known: "public.movie")
  /// Video without audio.
  public static let video = UTType(known: "public.video")
  /// An MPEG-4 movie.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A QuickTime movie.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// An archive of files and folders.
  public static let archive = UTType(known: "public.archive")
  /// A ZIP archive.
  public static let zip = UTType(known: "public.zip-archive")
  /// Data compressed with gzip.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// A calendar event.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// A contact.
  public static let vCard = UTType(known: "public.vcard")
  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A database.
  public static let database = UTType(known: "public.database")
}

/// The file extensions, MIME types and supertypes of known types, by identifier.
enum KnownFileTypes {
  struct Entry {
    let extensions: [String]
    let mimeType: String?
    let parents: [String]
  }

  /// Returns the first type, sorted by identifier, whose entry satisfies a condition.
  static func type(where isWanted: (Entry) -> Bool) -> UTType? {
    entries.filter { isWanted($0.value) }.map(\.key).min().map { UTType(known: $0) }
  }

  static let entries = usualEntries.merging(rareEntries) { usual, _ in usual }

  private static let usualEntries: [String: Entry] = [
    "public.item": Entry(extensions: [], mimeType: nil, parents: []),
    "public.content": Entry(extensions: [], mimeType: nil, parents: []),
    "public.data": Entry(extensions: [], mimeType: nil, parents: ["public.item"]),
    "public.text": Entry(extensions: [], mimeType: nil, parents: ["public.data", "public.content"]),
    "public.plain-text": Entry(extensions: ["txt", "text"], mimeType: "text/plain", parents: ["public.text"]),
    "public.utf8-plain-text": Entry(extensions: [], mimeType: nil, parents: ["public.plain-text"]),
    "public.delimited-values-text": Entry(extensions: [], mimeType: nil, parents: ["public.text"]),
    "public.comma-separated-values-text": Entry(
      extensions: ["csv"], mimeType: "text/csv", parents: ["public.delimited-values-text"]),
    "public.tab-separated-values-text": Entry(
      extensions: ["tsv"], mimeType: "text/tab-separated-values", parents: ["public.delimited-values-text"]),
    "public.json": Entry(extensions: ["json"], mimeType: "application/json", parents: ["public.text"]),
    "public.xml": Entry(extensions: ["xml"], mimeType: "application/xml", parents: ["public.text"]),
    "public.yaml": Entry(extensions: ["yaml", "yml"], mimeType: "application/x-yaml", parents: ["public.text"]),
    "public.html": Entry(extensions: ["html", "htm"], mimeType: "text/html", parents: ["public.text"]),
    "public.rtf": Entry(extensions: ["rtf"], mimeType: "text/rtf", parents: ["public.text"]),
    "public.source-code": Entry(extensions: [], mimeType: nil, parents: ["public.plain-text"]),
    "public.swift-source": Entry(extensions: ["swift"], mimeType: nil, parents: ["public.source-code"]),
    "com.adobe.pdf": Entry(extensions: ["pdf"], mimeType: "application/pdf", parents: ["public.data", "public.content"]),
    "public.url": Entry(extensions: [], mimeType: nil, parents: ["public.data"]),
    "public.image": Entry(extensions: [], mimeType: "image/*", parents: ["public.data", "public.content"]),
    "public.png": Entry(extensions: ["png"], mimeType: "image/png", parents: ["public.image"]),
    "public.jpeg": Entry(extensions: ["jpeg", "jpg"], mimeType: "image/jpeg", parents: ["public.image"]),
    "com.compuserve.gif": Entry(extensions: ["gif"], mimeType: "image/gif", parents: ["public.image"]),
    "org.webmproject.webp": Entry(extensions: ["webp"], mimeType: "image/webp", parents: ["public.image"]),
    "public.heic": Entry(extensions: ["heic"], mimeType: "image/heic", parents: ["public.image"]),
    "public.tiff": Entry(extensions: ["tiff", "tif"], mimeType: "image/tiff", parents: ["public.image"]),
    "com.microsoft.bmp": Entry(extensions: ["bmp"], mimeType: "image/bmp", parents: ["public.image"]),
    "public.svg-image": Entry(extensions: ["svg"], mimeType: "image/svg+xml", parents: ["public.image"]),
    "public.audiovisual-content": Entry(extensions: [], mimeType: nil, parents: ["public.data", "public.content"]),
    "public.audio": Entry(extensions: [], mimeType: "audio/*", parents: ["public.audiovisual-content"]),
    "public.mp3": Entry(extensions: ["mp3"], mimeType: "audio/mpeg", parents: ["public.audio"]),
    "com.microsoft.waveform-audio": Entry(extensions: ["wav"], mimeType: "audio/wav", parents: ["public.audio"]),
    "public.mpeg-4-audio": Entry(extensions: ["m4a"], mimeType: "audio/mp4", parents: ["public.audio"]),
    "public.movie": Entry(extensions: [], mimeType: "video/*", parents: ["public.audiovisual-content"]),
    "public.video": Entry(extensions: [], mimeType: "video/*", parents: ["public.movie"]),
    "public.mpeg-4": Entry(extensions: ["mp4"], mimeType: "video/mp4", parents: ["public.movie"]),
    "com.apple.quicktime-movie": Entry(extensions: ["mov"], mimeType: "video/quicktime", parents: ["public.movie"]),
    "public.archive": Entry(extensions: [], mimeType: nil, parents: ["public.data"]),
    "public.zip-archive": Entry(extensions: ["zip"], mimeType: "application/zip", parents: ["public.archive"]),
    "org.gnu.gnu-zip-archive": Entry(extensions: ["gz"], mimeType: "application/gzip", parents: ["public.archive"]),
    "public.calendar-event": Entry(extensions: [], mimeType: "text/calendar", parents: ["public.data"]),
    "public.vcard": Entry(extensions: ["vcf"], mimeType: "text/vcard", parents: ["public.text"]),
    "com.apple.property-list": Entry(extensions: ["plist"], mimeType: nil, parents: ["public.data"]),
    "public.database": Entry(extensions: [], mimeType: nil, parents: ["public.data"]),
  ]
}
