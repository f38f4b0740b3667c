import Testing

@MainActor
@Suite("Sources of truth")
struct SourcesOfTruthTests {
  @Test(
    "A control shows its source, writes it, follows it, settles, and retains nothing after its removal",
    arguments: SourcePair.all)
  func agreement(pair: SourcePair) throws {
    try pair.control.check(pair.source)
  }

  @Test(
    "A control follows a replacement of its model, and no longer the previous model",
    arguments: ControlEntry.all, ReplacedSource.allCases)
  func replacement(control: ControlEntry, source: ReplacedSource) throws {
    try control.checkReplacement(source)
  }
}
