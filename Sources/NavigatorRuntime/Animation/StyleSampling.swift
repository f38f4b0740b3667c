import NavigatorHost

/// The animated changes that hosts do not interpolate, between two commits: gradients, filters with colors, outlines of clips,
/// and the styles of runs of texts.
@MainActor
struct StyleSampling {
  /// The styles before the changes. Their number is bounded, because each has samples.
  private var styles: [ElementID: (record: ElementRecord, old: Style, animation: Animation)] = [:]
  private static let maximumStyles = 100
  /// The outlines to which elements are clipped.
  private var clips: [(record: ElementRecord, outlines: [Drawing], timing: AnimationStyle)] = []
  private static let maximumClips = 100
  /// The runs of texts before the changes.
  private var texts: [ElementID: (record: ElementRecord, old: [TextRun], animation: Animation)] = [:]
  private static let maximumTexts = 100

  /// Records that the style of an element is about to change.
  mutating func add(_ record: ElementRecord, _ animation: Animation) {
    guard styles[record.id] == nil, styles.count < Self.maximumStyles, record.style.needsSamples else { return }
    styles[record.id] = (record, record.style, animation)
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
    if styles.isEmpty, clips.isEmpty, texts.isEmpty { return [] }
    defer { self = StyleSampling() }
    let clipped = clips.map { record, outlines, timing in
      // The frames contain both the outlines and the other properties of the style.
      let change = styles.removeValue(forKey: record.id)
      let samples = change.map { Self.samples(of: $0.record, from: $0.old, count: outlines.count) } ?? []
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
      return (frames: Motion.Frames(id, Self.samples(of: change.record, from: change.old, count: count)), timing: timing)
    }
    let written = texts.sorted { $0.key < $1.key }.map { id, change in
      let runs = change.record.content.runs.styleChanges(from: change.old)
      return (frames: Motion.Frames(id, runs: runs), timing: change.animation.style)
    }
    return (clipped + painted + written).filter { !$0.frames.isEmpty }
  }

  private static func samples(of record: ElementRecord, from old: Style, count: Int) -> [Style] {
    record.style.samples(from: old, count: count, in: EnvironmentValues(scope: record.node.scope).colorScheme)
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
