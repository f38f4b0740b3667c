import SwiftUI
import Testing

@testable import NavigatorUI

@Suite("Objects of features")
struct FeatureSlotsTests {
  private final class Feature {
    let number: Int

    init(_ number: Int) {
      self.number = number
    }
  }

  private final class Other {}

  @Test("A feature's object is created at its first use and kept")
  func once() {
    let slots = FeatureSlots()
    let feature = slots.object { Feature(1) }
    let other = slots.object { Other() }
    #expect(slots.object { Feature(2) } === feature)
    #expect(slots.object { Other() } === other)
    #expect(feature.number == 1)
  }

  @Test("A feature may use another while its object is created")
  func nested() {
    let slots = FeatureSlots()
    let feature = slots.object {
      _ = slots.object { Other() }
      return Feature(1)
    }
    #expect(slots.object { Feature(2) } === feature)
  }

  @Test("A tree numbers the registrations of one kind in the order in which they are made")
  func numbers() {
    let root = Navigator()
    let (first, second, other) = (ViewRegistration<Int>(), ViewRegistration<Int>(), ViewRegistration<String>())
    #expect(first.update(1, on: root.rootScreen, in: root.tree))
    #expect(second.update(2, on: root.rootScreen, in: root.tree))
    #expect(other.update("a", on: root.rootScreen, in: root.tree))
    #expect(!first.update(3, on: root.rootScreen, in: root.tree))
    #expect(first.number == 1)
    #expect(second.number == 2)
    #expect(other.number == 1)
    let values: [Int] = root.tree.registry(of: Int.self).all.compactMap(\.value)
    #expect(values == [3, 2])
  }
}
