import NavigatorUI
import SwiftUI
import Testing

@CasePathable
@dynamicMemberLookup
private enum Destination: Equatable {
  case counter(Int)
  case settings(Settings)
  case help
}

@CasePathable
private enum Settings: Equatable {
  case profile(String)
  case sounds
}

/// The storage of the bindings in a test.
private final class Place<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  var binding: Binding<Value> {
    Binding(get: { self.value }, set: { self.value = $0 })
  }
}

@Suite struct CaseBindingTests {
  @Test("A case of an optional enum is read and written")
  func aCaseOfAnOptionalEnumIsReadAndWritten() {
    let place = Place<Destination?>(.counter(1))
    let counter: Binding<Int?> = place.binding.counter
    #expect(counter.wrappedValue == 1)
    counter.wrappedValue = 2
    #expect(place.value == .counter(2))
    counter.wrappedValue = nil
    #expect(place.value == nil)
    #expect(counter.wrappedValue == nil)
  }

  @Test("A stale binding neither replaces nor removes another case")
  func aStaleBindingNeitherReplacesAnotherCaseNorTakesItAway() {
    let place = Place<Destination?>(.counter(1))
    let counter = place.binding.counter
    place.value = .help
    counter.wrappedValue = 2
    #expect(place.value == .help)
    counter.wrappedValue = nil
    #expect(place.value == .help)
  }

  @Test("A stale binding restores nothing after the enum is nil")
  func aStaleBindingBringsNothingBackOnceTheEnumIsNil() {
    let place = Place<Destination?>(.counter(1))
    let counter = place.binding.counter
    place.value = nil
    counter.wrappedValue = 2
    #expect(place.value == nil)
  }

  @Test("Nested cases are reached step by step")
  func casesOfCasesAreReachedStepByStep() {
    let place = Place<Destination?>(.settings(.profile("Ada")))
    let profile = place.binding.settings.profile
    profile.wrappedValue = "Grace"
    #expect(place.value == .settings(.profile("Grace")))
    place.value = .settings(.sounds)
    profile.wrappedValue = "Ada"
    profile.wrappedValue = nil
    #expect(place.value == .settings(.sounds))
    place.value = .settings(.profile("Ada"))
    profile.wrappedValue = nil
    #expect(place.value == nil)
  }

  @Test("A binding to a case without a value is a Boolean value")
  func aCaseWithoutAValueIsThereOrNot() {
    let place = Place<Destination?>(.help)
    let help = Binding<Bool>(place.binding.help)
    #expect(help.wrappedValue)
    help.wrappedValue = false
    #expect(place.value == nil)
  }

  @Test("Nil does not remove a case of an enum that is not optional")
  func aCaseOfAnEnumThatIsAlwaysThereCannotBeTakenAway() {
    let place = Place<Destination>(.counter(1))
    let counter: Binding<Int?> = place.binding.counter
    counter.wrappedValue = 2
    #expect(place.value == .counter(2))
    counter.wrappedValue = nil
    #expect(place.value == .counter(2))
    place.value = .help
    counter.wrappedValue = 3
    #expect(place.value == .help)
  }

  @Test("A case of an enum that is not optional has a binding while it is current")
  func aCaseOfAnEnumThatIsAlwaysThereHasABindingWhileItIsCurrent() throws {
    let place = Place<Destination>(.counter(1))
    let unwrapped: Binding<Int>? = place.binding.counter
    let counter = try #require(unwrapped)
    counter.wrappedValue += 1
    #expect(place.value == .counter(2))
    #expect(place.binding.counter.map { $0.wrappedValue } == 2)
    if let $profile = place.binding.settings { Issue.record("\($profile) is not the current case.") }
    place.value = .help
    counter.wrappedValue = 3
    #expect(counter.wrappedValue == 2)
    #expect(place.value == .help)
    #expect(place.binding.help != nil)
  }

  @Test("A case without a value of an optional enum is a Boolean binding")
  func aCaseWithoutAValueIsABooleanBinding() {
    let place = Place<Destination?>(.help)
    let help: Binding<Bool> = place.binding.help
    #expect(help.wrappedValue)
    help.wrappedValue = false
    #expect(place.value == nil)
    help.wrappedValue = true
    #expect(place.value == nil)
    place.value = .counter(1)
    #expect(!help.wrappedValue)
    help.wrappedValue = false
    #expect(place.value == .counter(1))
    let optional: Binding<Void?> = place.binding.help
    #expect(optional.wrappedValue == nil)
  }

  @Test("A stored path leads to the same case")
  func aStoredPathLeadsToTheSameCase() {
    let path: CaseKeyPath<Destination, Int> = \.counter
    let place = Place<Destination?>(.counter(1))
    let counter = place.binding.map(path)
    counter.wrappedValue = 2
    #expect(place.value == .counter(2))
    #expect(place.binding.map(\.settings).wrappedValue == nil)
    place.value = .help
    counter.wrappedValue = nil
    #expect(place.value == .help)

    let always = Place<Destination>(.counter(1))
    always.binding.map(path).wrappedValue = 3
    #expect(always.value == .counter(3))
    #expect(always.binding.map(\.help).wrappedValue == nil)
  }

  @Test("A binding to an enum that is not optional can be passed as an optional one")
  func anEnumThatIsAlwaysThereCanBeHandedOnAsAnOptional() {
    let place = Place<Destination>(.counter(1))
    let destination: Binding<Destination?> = place.binding.case
    destination.counter.wrappedValue = 2
    #expect(place.value == .counter(2))
    destination.wrappedValue = nil
    #expect(place.value == .counter(2))
    destination.wrappedValue = .help
    #expect(place.value == .help)
  }
}
