import Foundation
import NavigatorHost
import NavigatorLayout

extension Text {
  /// The lines of a text that a ``TextRenderer`` draws.
  public struct Layout: RandomAccessCollection, Equatable {
    private let lines: [Line]
    /// A Boolean value that indicates whether lines are missing because of a limit.
    public let isTruncated: Bool

    /// The position of the first line.
    public var startIndex: Int { 0 }
    /// The position after the last line.
    public var endIndex: Int { lines.count }

    /// The line at a position.
    public subscript(index: Int) -> Line { lines[index] }

    /// Creates the layout of a text in a size, in the environment of the text. At most 20,000 characters have positions.
    init(_ text: Text, _ measured: CanvasTextMetrics, in size: CGSize, _ environment: EnvironmentValues) {
      let segments = text.segments(in: environment[TextFormattingKey.self]).merged
      let content = measured.linesOfHost(in: size)
      let alignment = environment[InheritedStyleKey.self].multilineTextAlignment
      let direction = environment.layoutDirection
      lines = content.lines.map { line in
        let rest = Double(size.width) - line.width
        let isTrailing = (alignment == .trailing) != (direction == .rightToLeft)
        let start = alignment == .center ? rest / 2 : isTrailing ? rest : 0
        let runs = Dictionary(grouping: line.glyphs, by: \.run).sorted { $0.key < $1.key }.map { index, glyphs in
          RunContent(
            segment: segments.isEmpty ? TextSegment("") : segments[Swift.min(index, segments.count - 1)], glyphs: glyphs,
            font: content.fonts[Swift.min(index, content.fonts.count - 1)], direction: direction, lineWidth: line.width)
        }
        return Line(
          origin: CGPoint(x: start, y: line.top + line.ascent), width: CGFloat(line.width), ascent: CGFloat(line.ascent),
          descent: CGFloat(line.height - line.ascent), runs: runs)
      }
      isTruncated = content.isTruncated
    }
  }
}

extension Text.Layout {
  /// The position of a character in a text.
  public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
    let offset: Int

    /// Returns the number of characters between this position and another one.
    public func distance(to other: CharacterIndex) -> Int { other.offset - offset }

    /// Returns the position after a number of characters.
    public func advanced(by count: Int) -> CharacterIndex {
      let (sum, overflows) = offset.addingReportingOverflow(count)
      return CharacterIndex(offset: overflows ? offset : sum)
    }

    /// Returns a Boolean value that indicates whether a position precedes another one.
    public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.offset < rhs.offset }
  }

  /// The options for drawing a part of a text.
  public struct DrawingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    @inlinable public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// An option that draws characters at fractions of pixels. It has no effect, because hosts always do.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }

  /// The bounds of a part of a text, which are determined by its font.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline, in the coordinates of the text.
    public var origin: CGPoint
    /// The width in points.
    public var width: CGFloat
    /// The distance from the baseline to the top in points.
    public var ascent: CGFloat
    /// The distance from the baseline to the bottom in points.
    public var descent: CGFloat
    /// The space below the descent in points.
    public var leading: CGFloat

    /// Creates empty bounds.
    public init() {
      self.init(origin: .zero, width: 0, ascent: 0, descent: 0, leading: 0)
    }

    /// Creates bounds.
    public init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.descent = descent
      self.leading = leading
    }

    /// The rectangle from the top to the bottom.
    public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
  }

  /// A line of a text, which is a collection of runs.
  public struct Line: RandomAccessCollection, Equatable {
    /// The left end of the line's baseline, in the coordinates of the text.
    public var origin: CGPoint
    private let width: CGFloat
    private let ascent: CGFloat
    private let descent: CGFloat
    private let runs: [RunContent]

    init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat, runs: [RunContent]) {
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.descent = descent
      self.runs = runs
    }

    /// The position of the first run.
    public var startIndex: Int { 0 }
    /// The position after the last run.
    public var endIndex: Int { runs.count }

    /// The run at a position.
    public subscript(index: Int) -> Run { Run(content: runs[index], origin: origin) }

    /// The bounds of the line.
    public var typographicBounds: TypographicBounds {
      TypographicBounds(origin: origin, width: width, ascent: ascent, descent: descent, leading: 0)
    }
  }
}
