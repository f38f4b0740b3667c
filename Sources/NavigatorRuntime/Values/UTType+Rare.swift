// Types that are used less often. `KnownFileTypes` contains their file extensions and MIME types.

extension UTType {
  /// A file system object whose location is a URL.
  public static let fileURL = UTType(known: "public.file-url")
  /// A folder or another object that contains files.
  public static let directory = UTType(known: "public.directory")
  /// A folder that users open.
  public static let folder = UTType(known: "public.folder")
  /// A folder that is displayed as one file.
  public static let package = UTType(known: "com.apple.package")
  /// Text without formatting, encoded in UTF-16.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// A rich text document in RTF with attachments.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// A rich text document in RTF with attachments, in one file.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// A text that was recorded by a program.
  public static let log = UTType(known: "public.log")
  /// Source code in C.
  public static let cSource = UTType(known: "public.c-source")
  /// Source code of a script in any language.
  public static let script = UTType(known: "public.script")
  /// Source code in JavaScript.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A shell script.
  public static let shellScript = UTType(known: "public.shell-script")
  /// Source code in Python.
  public static let pythonScript = UTType(known: "public.python-script")
  /// Source code in Ruby.
  public static let rubyScript = UTType(known: "public.ruby-script")
  /// A property list in XML.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// A property list in the binary format.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
  /// A HEIF image.
  public static let heif = UTType(known: "public.heif")
  /// An icon of Windows.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// An image with the data of a camera's sensor.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// AIFF audio.
  public static let aiff = UTType(known: "public.aiff-audio")
  /// MIDI audio.
  public static let midi = UTType(known: "public.midi-audio")
  /// An AVI movie.
  public static let avi = UTType(known: "public.avi")
  /// An MPEG movie.
  public static let mpeg = UTType(known: "public.mpeg")
  /// Data compressed with bzip2.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// A spreadsheet.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// A presentation of slides.
  public static let presentation = UTType(known: "public.presentation")
  /// A message.
  public static let message = UTType(known: "public.message")
  /// An email message.
  public static let emailMessage = UTType(known: "public.email-message")
  /// A contact in any format.
  public static let contact = UTType(known: "public.contact")
  /// A font.
  public static let font = UTType(known: "public.font")
  /// A book in the EPUB format.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// A model of a scene in three dimensions.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// A scene in the USDZ format.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
}

extension KnownFileTypes {
  /// The properties of the types that are used less often, by identifier.
  static let rareEntries: [String: Entry] = [
    "public.file-url": Entry(extensions: [], mimeType: nil, parents: ["public.url"]),
    "public.directory": Entry(extensions: [], mimeType: nil, parents: ["public.item"]),
    "public.folder": Entry(extensions: [], mimeType: nil, parents: ["public.directory"]),
    "com.apple.package": Entry(extensions: [], mimeType: nil, parents: ["public.directory"]),
    "public.utf16-plain-text": Entry(extensions: [], mimeType: nil, parents: ["public.plain-text"]),
    "com.apple.rtfd": Entry(extensions: ["rtfd"], mimeType: nil, parents: ["com.apple.package"]),
    "com.apple.flat-rtfd": Entry(extensions: [], mimeType: nil, parents: ["public.data", "public.content"]),
    "public.log": Entry(extensions: ["log"], mimeType: nil, parents: ["public.plain-text"]),
    "public.c-source": Entry(extensions: ["c"], mimeType: nil, parents: ["public.source-code"]),
    "public.script": Entry(extensions: [], mimeType: nil, parents: ["public.source-code"]),
    "com.netscape.javascript-source": Entry(extensions: ["js"], mimeType: "text/javascript", parents: ["public.script"]),
    "public.shell-script": Entry(extensions: ["sh"], mimeType: nil, parents: ["public.script"]),
    "public.python-script": Entry(extensions: ["py"], mimeType: nil, parents: ["public.script"]),
    "public.ruby-script": Entry(extensions: ["rb"], mimeType: nil, parents: ["public.script"]),
    "com.apple.xml-property-list": Entry(extensions: [], mimeType: nil, parents: ["com.apple.property-list", "public.xml"]),
    "com.apple.binary-property-list": Entry(extensions: [], mimeType: nil, parents: ["com.apple.property-list"]),
    "public.heif": Entry(extensions: ["heif"], mimeType: "image/heif", parents: ["public.image"]),
    "com.microsoft.ico": Entry(extensions: ["ico"], mimeType: "image/vnd.microsoft.icon", parents: ["public.image"]),
    "public.camera-raw-image": Entry(extensions: [], mimeType: nil, parents: ["public.image"]),
    "public.aiff-audio": Entry(extensions: ["aiff", "aif"], mimeType: "audio/aiff", parents: ["public.audio"]),
    "public.midi-audio": Entry(extensions: ["mid", "midi"], mimeType: "audio/midi", parents: ["public.audio"]),
    "public.avi": Entry(extensions: ["avi"], mimeType: "video/avi", parents: ["public.movie"]),
    "public.mpeg": Entry(extensions: ["mpg", "mpeg"], mimeType: "video/mpeg", parents: ["public.movie"]),
    "public.bzip2-archive": Entry(extensions: ["bz2"], mimeType: "application/x-bzip2", parents: ["public.archive"]),
    "public.spreadsheet": Entry(extensions: [], mimeType: nil, parents: ["public.content"]),
    "public.presentation": Entry(extensions: [], mimeType: nil, parents: ["public.content"]),
    "public.message": Entry(extensions: [], mimeType: nil, parents: ["public.item"]),
    "public.email-message": Entry(extensions: ["eml"], mimeType: "message/rfc822", parents: ["public.data", "public.message"]),
    "public.contact": Entry(extensions: [], mimeType: nil, parents: ["public.item"]),
    "public.font": Entry(extensions: [], mimeType: nil, parents: ["public.data"]),
    "org.idpf.epub-container": Entry(
      extensions: ["epub"], mimeType: "application/epub+zip", parents: ["public.data", "public.content"]),
    "public.3d-content": Entry(extensions: [], mimeType: nil, parents: ["public.content"]),
    "com.pixar.universal-scene-description-mobile": Entry(
      extensions: ["usdz"], mimeType: "model/vnd.usdz+zip", parents: ["public.3d-content"]),
  ]
}
