import Testing

@MainActor
@Suite("Sources of truth")
struct SourcesOfTruthTests {
  @Test(
    "A control shows its source, writes it, follows it, comes to rest, and retains nothing after it is gone",
    arguments: SourcePair.all)
  func agreement(pair: SourcePair) throws {
    try pair.control.check(pair.source)
  }

  @Test(
    "A control follows the model that replaces its model, and no longer the replaced one",
    arguments: ControlEntry.all, ReplacedSource.allCases)
  func replacement(control: ControlEntry, source: ReplacedSource) throws {
    try control.checkReplacement(source)
  }
}
