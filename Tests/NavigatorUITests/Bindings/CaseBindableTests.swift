import NavigatorUI
import SwiftUI
import Testing

@CaseBindable
private enum Status: Equatable {
  case inStock(quantity: Int)
  case onSale(price: Int, discount: Int)
  case gone
}

@CaseBindable
nonisolated private enum Loading<Element: Equatable>: Equatable {
  case loaded(Element)
  #if DEBUG
    case debug
  #endif
  @available(*, deprecated) case old(Int)
  case failed(String?)
}

@CasePathable
@CaseBindable
private enum Both: Equatable { case one(Int), two }

@CaseBindable public enum Visible { case one(Int), two }

private struct Outer {
  @CaseBindable private enum Hidden: CasePathable, CaseBindable { case one(Int) }

  static func one(_ number: Int) -> Int {
    let box = Box(Hidden.one(number))
    switch box.binding.cases {
    case .one(let $number): $number.wrappedValue += 1
    }
    return box.value[case: \.one] ?? 0
  }
}

@Suite struct CaseBindableTests {
  @Test("The macro adds case paths")
  func theMacroAddsCasePaths() {
    #expect(Status.inStock(quantity: 1)[case: \.inStock] == 1)
    #expect(Status.gone.is(\.gone))
    #expect(Array(Status.allCasePaths) == [\.inStock, \.onSale, \.gone])
    #expect(Both.one(1)[case: \.one] == 1)
    #expect(Loading.loaded(1)[case: \.loaded] == 1)
  }

  @Test("A switch over a binding writes into the current case")
  func aSwitchOverABindingWritesIntoTheCurrentCase() {
    let box = Box(Status.onSale(price: 100, discount: 10))
    switch box.binding.cases {
    case .onSale(let sale):
      #expect(sale.wrappedValue.price == 100)
      sale.wrappedValue.discount = 25
    case .inStock, .gone: Issue.record("The case is not the current one.")
    }
    #expect(box.value == .onSale(price: 100, discount: 25))
    box.value = .gone
    guard case .gone = box.binding.cases else {
      Issue.record("The case is not the current one.")
      return
    }
    let both = Box(Both.one(1))
    if case .one(let $number) = both.binding.cases { $number.wrappedValue = 2 }
    #expect(both.value == .one(2))
    #expect(Outer.one(3) == 4)
  }

  @Test("A binding of a case that is no longer current reads the last value and writes nothing")
  func aStaleBindingReadsTheLastValueAndWritesNothing() {
    let box = Box(Status.inStock(quantity: 1))
    guard case .inStock(let quantity) = box.binding.cases else {
      Issue.record("The case is not the current one.")
      return
    }
    quantity.wrappedValue = 2
    box.value = .gone
    #expect(quantity.wrappedValue == 2)
    quantity.wrappedValue = 3
    #expect(box.value == .gone)
  }

  @Test("A property whose enum can be switched over still has a binding")
  func aPropertyStillHasABinding() {
    struct Item { var status = Status.gone }
    let box = Box(Item())
    let status: Binding<Status> = box.binding.status
    status.wrappedValue = .inStock(quantity: 1)
    #expect(box.binding.status.wrappedValue == .inStock(quantity: 1))
    let quantity: Binding<Int?> = box.binding.status.inStock
    #expect(quantity.wrappedValue == 1)
    switch box.binding.status {
    case .inStock(let $quantity): $quantity.wrappedValue = 2
    default: Issue.record("The case is not the current one.")
    }
    #expect(box.value.status == .inStock(quantity: 2))
  }
}
