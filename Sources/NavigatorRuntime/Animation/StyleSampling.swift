import NavigatorHost

/// The animated changes that hosts do not interpolate, between two commits: gradients, filters with colors, outlines of clips,
/// and the styles of runs of texts.
@MainActor
struct StyleSampling {
  /// The styles before the changes. Their number is bounded, because each has samples.
  private var styles: [ElementID: Change] = [:]
  private static let maximumStyles = 100
  /// The outlines to which elements are clipped.
  private var clips: [(record: ElementRecord, outlines: [Drawing], timing: AnimationStyle)] = []
  private static let maximumClips = 100
  /// The runs of texts before the changes.
  private var texts: [ElementID: (record: ElementRecord, old: [TextRun], animation: Animation)] = [:]
  private static let maximumTexts = 100
  /// The last changes of styles that hosts may still play.
  private var played: [ElementID: PlayedStyles] = [:]

  /// A Boolean value that indicates whether no change is recorded.
  var isEmpty: Bool { styles.isEmpty && clips.isEmpty && texts.isEmpty }

  /// Records that the style of an element is about to change.
  mutating func add(_ record: ElementRecord, _ animation: Animation) {
    guard styles[record.id] == nil, styles.count < Self.maximumStyles, record.style.needsSamples else { return }
    let shown = played[record.id]?.shown(in: record)
    styles[record.id] = Change(record: record, old: record.style, shown: shown, animation: animation)
  }

  /// Records that the runs of a text are about to change.
  mutating func add(_ runs: [TextRun], of record: ElementRecord, _ animation: Animation) {
    guard texts[record.id] == nil, texts.count < Self.maximumTexts else { return }
    texts[record.id] = (record, runs, animation)
  }

  /// Records the outlines of a clip at regular intervals. Returns false if there are too many clips.
  mutating func addClip(_ outlines: [Drawing], of record: ElementRecord, _ timing: AnimationStyle) -> Bool {
    guard clips.count < Self.maximumClips else { return false }
    clips.append((record, outlines, timing))
    return true
  }

  /// Returns and removes the frames of the recorded changes.
  ///
  /// - Parameter sampled: The elements that have frames of their styles.
  mutating func take(apartFrom sampled: Set<ElementID>) -> [(frames: Motion.Frames, timing: AnimationStyle)] {
    if isEmpty { return [] }
    defer { (styles, clips, texts) = ([:], [], [:]) }
    let clipped = clips.map { record, outlines, timing in
      // The frames contain both the outlines and the other properties of the style.
      let change = styles.removeValue(forKey: record.id)
      let samples = change.map { beginPlaying($0, count: outlines.count, timing) } ?? []
      let frames = outlines.enumerated().map { index, outline in
        var style = index < samples.count ? samples[index] : record.style
        style.set(.clip(outline))
        return style
      }
      return (frames: Motion.Frames(record.id, frames), timing: timing)
    }
    let painted = styles.sorted { $0.key < $1.key }.filter { !sampled.contains($0.key) }.map { id, change in
      let timing = change.animation.style
      let count = min(max(Int(timing.duration * 15) + 1, 16), AnimationStyle.maximumSamples)
      return (frames: Motion.Frames(id, beginPlaying(change, count: count, timing)), timing: timing)
    }
    let written = texts.sorted { $0.key < $1.key }.map { id, change in
      let runs = change.record.content.runs.styleChanges(from: change.old)
      return (frames: Motion.Frames(id, runs: runs), timing: change.animation.style)
    }
    return (clipped + painted + written).filter { !$0.frames.isEmpty }
  }

  /// Returns the styles of a change at regular intervals, and stores them for a change that interrupts this one.
  private mutating func beginPlaying(_ change: Change, count: Int, _ timing: AnimationStyle) -> [Style] {
    let (id, style, now) = (change.record.id, change.record.style, change.record.node.graph.clock.now())
    let samples = change.samples(from: change.old, count: count)
    // An earlier change continues if this one affects other properties.
    guard !samples.isEmpty else {
      played[id]?.end = style
      return []
    }
    let continued = change.shown.map { change.samples(from: $0, count: count) } ?? []
    let styles = continued.isEmpty ? samples : continued
    played = played.filter { $0.value.isPlaying(at: now) }
    if played.count < Self.maximumStyles { played[id] = PlayedStyles(styles: styles, end: style, timing: timing, began: now) }
    return styles
  }
}

/// A change of a style.
@MainActor
private struct Change {
  let record: ElementRecord
  /// The style before the change.
  let old: Style
  /// The style that hosts display at the start of the change, or nil if it is the style before the change.
  let shown: Style?
  let animation: Animation

  /// Returns styles at regular intervals from an earlier style.
  func samples(from start: Style, count: Int) -> [Style] {
    record.style.samples(from: start, count: count, in: EnvironmentValues(scope: record.node.scope).colorScheme)
  }
}

/// The styles of a change that hosts may still play.
@MainActor
private struct PlayedStyles {
  /// The styles at regular intervals.
  let styles: [Style]
  /// The style of the element at the end of the change.
  var end: Style
  let timing: AnimationStyle
  /// The time at which the change began, on the session's clock.
  let began: Duration

  func isPlaying(at time: Duration) -> Bool {
    timing.totalDuration.map { (time - began) / .seconds(1) < $0 } ?? true
  }

  /// Returns the style that hosts display in an element, or nil if the change has ended or a change without an animation has
  /// replaced it.
  func shown(in record: ElementRecord) -> Style? {
    let now = record.node.graph.clock.now()
    guard record.style == end, isPlaying(at: now), !styles.isEmpty else { return nil }
    let progress = min(max(timing.progress(at: (now - began) / .seconds(1)), 0), 1)
    return styles[Int((progress * Double(styles.count - 1)).rounded())]
  }
}

extension [TextRun] {
  /// Returns the styles of each run at the start and at the end of a change from earlier runs. The list of a run is empty if its
  /// style does not change. The result is empty if no style changes, or if the runs do not correspond to each other.
  fileprivate func styleChanges(from old: [TextRun]) -> [[Style]] {
    guard let earlier = styles(in: old) else { return [] }
    let changes = zip(earlier, self).map { $0 == $1.style ? [] : [$0, $1.style] }
    return changes.contains { !$0.isEmpty } ? changes : []
  }

  /// Returns the styles of these runs in an earlier text. If the text had other runs and the same characters, the first character
  /// of a run determines its style.
  private func styles(in old: [TextRun]) -> [Style]? {
    if old.count == count { return old.map(\.style) }
    guard old.map(\.text).joined() == map(\.text).joined() else { return nil }
    var ends: [(end: Int, style: Style)] = []
    for run in old { ends.append(((ends.last?.end ?? 0) + run.text.utf8.count, run.style)) }
    var start = 0
    return map { run in
      defer { start += run.text.utf8.count }
      return ends.first { start < $0.end }?.style ?? Style()
    }
  }
}
