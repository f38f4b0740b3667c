/// A part of a text whose style differs from the style of the adjacent parts.
///
/// A text element with runs also has its whole string as `text`.
public struct TextRun: Hashable, Sendable {
  /// The characters of the run.
  public var text: String
  /// The properties that the run adds to the properties of its element. They replace the element's properties of the same kind.
  public var style: Style
  /// The address that the run links to, or nil. If the element accepts `change`, a tap on the link sends a change with
  /// its ``linkNumber``.
  public var url: String?
  /// The dates between which the run shows the time. A host updates the run itself.
  public var clock: RunningClock?
  /// The name of the symbol that the run shows, or nil. The text of such a run is empty.
  public var symbol: String?
  /// The picture that the run shows, or nil. The text of such a run is empty.
  public var picture: InlinePicture?

  /// Creates a run.
  public init(
    _ text: String, style: Style = Style(), url: String? = nil, clock: RunningClock? = nil, symbol: String? = nil,
    picture: InlinePicture? = nil
  ) {
    self.text = text
    self.style = style
    self.url = url
    self.clock = clock
    self.symbol = symbol
    self.picture = picture
  }
}

/// A picture in a line of text. Its bottom is on the baseline.
public struct InlinePicture: Hashable, Sendable {
  /// The content of an element that shows the picture: its addresses and its label.
  public var content: Content
  /// The width in points, or nil if it is unknown.
  public var width: Double?
  /// The height in points, or nil if it is unknown.
  public var height: Double?

  /// Creates a picture.
  public init(_ content: Content, width: Double? = nil, height: Double? = nil) {
    self.content = content
    self.width = width
    self.height = height
  }
}

/// A time that changes while it is shown. Dates are in seconds since 1970.
public struct RunningClock: Hashable, Sendable {
  /// The format of the time.
  public enum Format: String, Hashable, Sendable {
    /// Minutes and seconds, as in 2:32.
    case timer
    /// The two largest units, as in 2 min, 32 sec.
    case relative
    /// The largest unit with a sign, as in +2 hours.
    case offset
  }

  /// The format of the time.
  public var format: Format
  /// The first date at which the time changes, or nil. Earlier dates show the time of the first date.
  public var start: Double?
  /// The last date at which the time changes, or nil.
  public var end: Double?
  /// The date from or to which the time is measured.
  public var reference: Double
  /// A Boolean value that indicates whether a timer shows hours. Otherwise it shows the hours as minutes.
  public var showsHours: Bool
  /// The language of a time with units, as in BCP 47, or nil for the host's language.
  public var language: String?

  /// Creates a clock.
  public init(
    format: Format, start: Double? = nil, end: Double? = nil, reference: Double, showsHours: Bool = true,
    language: String? = nil
  ) {
    self.format = format
    self.start = start
    self.end = end
    self.reference = reference
    self.showsHours = showsHours
    self.language = language
  }

  /// Returns the seconds between the reference and a date. They are negative before the reference.
  public func seconds(at date: Double) -> Double {
    let bounded = Swift.min(Swift.max(date, start ?? -.infinity), end ?? .infinity)
    let seconds = bounded - reference
    return seconds.isFinite ? Swift.min(Swift.max(seconds, -1e12), 1e12) : 0
  }
}
