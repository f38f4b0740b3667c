import Testing

@Suite("The module Combine without its alias")
struct CombineModuleTests {
  @Test("A target without the alias cannot import Combine, so that no package depends on the order of a build")
  func canImport() {
    #if canImport(Combine)
      Issue.record("A module of the name Combine was built.")
    #endif
  }
}
