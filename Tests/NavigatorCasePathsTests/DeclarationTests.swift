import NavigatorCasePaths
import Testing

// The supported declarations. The test is that the file compiles, and that the names have the same meaning there.

@CasePathable
private enum Tree<Leaf: Hashable> {
  case leaf(Leaf)
  indirect case node(Self, Self)
  case map([Leaf: Self])
  case empty
}

/// A sequence has types of these names too.
@CasePathable
private enum Chain<Element: Equatable>: Equatable {
  case element(Element)
  case list([Element], next: [Iterator])

  struct Iterator: Equatable {}
}

private enum Outer {
  @CasePathable enum Element: Equatable { case first(Int), second([Element]) }
}

/// The names of members of a sequence and of a list.
@CasePathable
private enum Names: Equatable {
  case lazy(Int), map(Int), makeIterator(Int), underestimatedCount(Int), keyPaths(Int), keyPath(Int)
}

@CasePathable
private enum Gate {
  #if DEBUG
    case debug(Int)
  #else
    case debug(String)
  #endif
  #if canImport(NoSuchModule)
    case missing
  #endif
  @available(*, deprecated) case old(Int)
  @available(*, unavailable) case gone
  @available(iOS 99, macOS 99, tvOS 99, watchOS 99, visionOS 99, *) case new
  case `default`(Int), `self`
}

@CasePathable private enum Nothing {}

@CasePathable
private enum Functions {
  case action(@MainActor @Sendable () -> Int)
  case impossible(Never)
  case unlabelled(_ number: Int, _: String)
}

private struct Feature {
  @CasePathable enum Route: Equatable {
    case detail(Int)
    fileprivate enum Kind: Equatable { case a }
  }

  @CasePathable private enum Hidden: Equatable, CasePathable { case secret(Int) }

  static func secret(_ number: Int) -> Int? { Hidden.secret(number)[case: \.secret] }
}

extension Feature {
  @CasePathable public enum Step: Equatable { case first(Int) }
}

public extension Int {
  @CasePathable enum Parity: Equatable { case odd(Int), even(Int) }
}

@CasePathable package enum Shared: Equatable { case value(Int) }

@MainActor final class Model {
  @CasePathable enum Destination: Equatable { case alert(String) }
  var destination: Destination?
}

@Suite struct DeclarationTests {
  @Test("An enum may be generic")
  func enumsAreGeneric() {
    let tree = Tree.node(.leaf(1), .empty)
    #expect(tree[case: \.node]?.0[case: \.leaf] == 1)
    #expect(tree.case == \.node)
    #expect((\Tree<Int>.Cases.leaf)(3).is(\.leaf))
    func first<T: Hashable>(_ tree: Tree<T>) -> T? { tree[case: \.leaf] }
    #expect(first(.leaf("a")) == "a")
  }

  @Test("Types and cases may have the names of a sequence's members")
  func typesAndCasesMayHaveTheNamesOfASequencesMembers() {
    #expect(Chain.element(1)[case: \.element] == 1)
    #expect(Chain<Int>.list([1], next: [.init()])[case: \.list]?.next == [.init()])
    #expect(Array(Chain<Int>.allCasePaths).count == 2)
    #expect(Outer.Element.second([.first(1)])[case: \.second] == [.first(1)])
    let names: [Names] = [.lazy(1), .map(2), .makeIterator(3), .underestimatedCount(4), .keyPaths(5), .keyPath(6)]
    #expect(names.map(\.case) == Array(Names.allCasePaths))
    #expect(Names.lazy(1)[case: \.lazy] == 1)
    #expect(Names.underestimatedCount(4)[case: \.underestimatedCount] == 4)
  }

  @Test("Cases may be conditional")
  func casesAreConditional() {
    #if DEBUG
      #expect(Gate.debug(1)[case: \.debug] == 1)
    #else
      #expect(Gate.debug("1")[case: \.debug] == "1")
    #endif
    #expect(Gate.default(2)[case: \.default] == 2)
    #expect(Gate.self.allCasePaths.contains(\.`self`))
    #expect(Gate.allCasePaths.contains(\.new))
    #expect(Gate.new.case == \.new)
    #expect(Array(Gate.allCasePaths).count == 5)
  }

  @Test("Enums may be nested and private")
  func enumsAreNestedAndHidden() {
    #expect(Feature.Route.detail(1)[case: \.detail] == 1)
    #expect(Feature.secret(2) == 2)
    #expect(Feature.Step.first(3)[case: \.first] == 3)
    #expect(Int.Parity.odd(1)[case: \.odd] == 1)
    #expect(Shared.value(4)[case: \.value] == 4)
    #expect(Array(Nothing.allCasePaths).isEmpty)
  }

  @MainActor @Test("The paths of an enum on an actor can be used on any actor")
  func enumsOfAnActorArePathableEverywhere() {
    let model = Model()
    model.destination = .alert("a")
    model.destination[case: \.alert] = "b"
    #expect(model.destination == .alert("b"))
    nonisolated func text(_ destination: Model.Destination) -> String? { destination[case: \.alert] }
    #expect(text(.alert("c")) == "c")
  }

  @MainActor @Test("Cases may contain functions")
  func casesHoldFunctions() throws {
    let action = try #require(Functions.action { 3 }[case: \.action])
    #expect(action() == 3)
    #expect(Functions.unlabelled(1, "a")[case: \.unlabelled]?.1 == "a")
  }
}
