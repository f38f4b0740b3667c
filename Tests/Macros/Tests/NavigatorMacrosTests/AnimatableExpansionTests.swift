import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite("Expansion of @Animatable")
struct AnimatableExpansionTests {
  @Test("@Animatable animates the stored variables of a type and adds the conformance")
  func storedVariables() {
    expectExpansion(
      of: """
        @Animatable public struct Arc {
          var start: Angle
          var width = 2.5
          var end = Angle.degrees(90)
          let sides: Int
          static var count = 0
          var middle: Angle { start }
          @State private var isOn = false
          @AnimatableIgnored var isClockwise: Bool
        }
        """,
      to: """
        public struct Arc {
          var start: Angle
          var width = 2.5
          var end = Angle.degrees(90)
          let sides: Int
          static var count = 0
          var middle: Angle { start }
          @State private var isOn = false
          var isClockwise: Bool

          public nonisolated var animatableData: AnimatableValues<Angle.AnimatableData, Double.AnimatableData, Angle.AnimatableData> {
            get {
              AnimatableValues(start.animatableData, width.animatableData, end.animatableData)
            }
            set {
              start.animatableData = newValue.value.0
              width.animatableData = newValue.value.1
              end.animatableData = newValue.value.2
            }
          }
        }

        extension Arc: nonisolated Animatable {
        }
        """)
  }

  @Test("@Animatable uses the data of the only variable, also of one with observers")
  func oneVariable() {
    expectExpansion(
      of: """
        @Animatable struct Ring {
          var progress: Double { didSet { log() } }
        }
        """,
      to: """
        struct Ring {
          var progress: Double { didSet { log() } }

          nonisolated var animatableData: Double.AnimatableData {
            get {
              progress.animatableData
            }
            set {
              progress.animatableData = newValue
            }
          }
        }

        extension Ring: nonisolated Animatable {
        }
        """)
  }

  @Test("@Animatable refuses a variable without intermediate values, and proposes to ignore it")
  func notAnimatable() {
    expectExpansion(
      of: """
        @Animatable struct Ring {
          var isOpen: Bool
        }
        """,
      to: """
        struct Ring {
          var isOpen: Bool
        }

        extension Ring: nonisolated Animatable {
        }
        """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Animatable' cannot animate 'isOpen'; write an animatable type, or mark it with '@AnimatableIgnored'",
          line: 2, column: 7, fixIts: [FixItSpec(message: "mark 'isOpen' with '@AnimatableIgnored'")])
      ],
      fixed: """
        @Animatable struct Ring {
          @AnimatableIgnored var isOpen: Bool
        }
        """)
  }
}
