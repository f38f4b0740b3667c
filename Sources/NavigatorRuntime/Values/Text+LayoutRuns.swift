import Foundation
import NavigatorHost
import NavigatorLayout

extension Text.Layout {
  /// The characters of a run and their attributes.
  struct RunContent: Equatable {
    let segment: TextSegment
    let glyphs: [MeasuredLines.Glyph]
    let font: MeasuredLines.Font
    let direction: LayoutDirection
    /// The width of the line, in which positions are mirrored if the text is written from right to left.
    let lineWidth: Double
  }

  /// A part of a line with the same attributes, which is a collection of characters.
  public struct Run: RandomAccessCollection, Equatable {
    let content: RunContent
    /// The left end of the line's baseline.
    let origin: CGPoint

    /// The position of the first character.
    public var startIndex: Int { 0 }
    /// The position after the last character.
    public var endIndex: Int { content.glyphs.count }

    /// The character at a position.
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }

    /// The characters in a range of positions.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// The value of an attribute that the app has attached to the text, or nil.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      content.segment.attributes.custom?.values[ObjectIdentifier(T.self)] as? T
    }

    /// The direction in which the text is written.
    public var layoutDirection: LayoutDirection { content.direction }

    /// The bounds of the run.
    public var typographicBounds: TypographicBounds { self[startIndex..<endIndex].typographicBounds }

    /// The positions of the characters in the text.
    public var characterIndices: [CharacterIndex] { self[startIndex..<endIndex].characterIndices }
  }

  /// Characters of a run, which are a collection of slices with one character.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run that contains the characters.
    public var run: Run
    /// The positions of the characters in the run.
    public var indices: Range<Int>

    /// Creates a slice of a run.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices
    }

    /// The position of the first character.
    public var startIndex: Int { indices.lowerBound }
    /// The position after the last character.
    public var endIndex: Int { indices.upperBound }

    /// The character at a position.
    public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }

    /// The characters in a range of positions.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

    /// The value of an attribute that the app has attached to the text, or nil.
    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

    /// The bounds of the characters.
    public var typographicBounds: TypographicBounds {
      let (content, glyphs) = (run.content, glyphs)
      let start = glyphs.first?.offset ?? 0
      let end = glyphs.last.map { $0.offset + $0.width } ?? start
      let left = content.direction == .rightToLeft ? content.lineWidth - end : start
      return TypographicBounds(
        origin: CGPoint(x: run.origin.x + CGFloat(left), y: run.origin.y), width: CGFloat(end - start),
        ascent: CGFloat(content.font.ascent), descent: CGFloat(content.font.descent), leading: 0)
    }

    /// The positions of the characters in the text.
    public var characterIndices: [CharacterIndex] { glyphs.map { CharacterIndex(offset: $0.index) } }

    /// The characters at those positions that exist.
    private var glyphs: ArraySlice<MeasuredLines.Glyph> {
      run.content.glyphs[indices.clamped(to: run.content.glyphs.indices)]
    }

    /// The characters with the attributes of the run; nil if there are none.
    var text: Text? {
      let glyphs = glyphs
      guard !glyphs.isEmpty else { return nil }
      var segment = run.content.segment
      if !segment.isImage { segment.string = String(glyphs.map(\.character)) }
      segment.clock = nil
      // The text itself contains the link, which is in front of the drawing for the user.
      if segment.attributes.link != nil, segment.attributes.foreground == nil { segment.attributes.foreground = .tint }
      segment.attributes.link = nil
      return Text(storage: .source(AttributedText([segment])))
    }
  }
}

extension GraphicsContext {
  /// Draws a line of a text at its position.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a part of a line at its position.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }

  /// Draws characters of a text at their position.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    guard let text = slice.text else { return }
    drawView(text, at: slice.typographicBounds.rect.origin, anchor: .topLeading)
  }
}
