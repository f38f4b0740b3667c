import SwiftUI

/// Labels and labels of controls in the rows of lists and forms.
extension LayoutScenarios {
  static let rowLabels: [(Names) -> AnyView] = labels + titlesAndSubtitles

  /// Labels whose titles expand.
  static let expandingLabels = [
    scenario { n in
      Label {
        HStack {
          n.text("a", "Home")
          Spacer()
          n.text("b", "3")
        }
      } icon: {
        n.block("c", 28, 28)
      }
    },
    scenario { n in
      HStack {
        Label {
          Text("Home").frame(maxWidth: .infinity, alignment: .leading).accessibilityIdentifier(n("a"))
        } icon: {
          n.block("b", 20, 20)
        }
        n.block("c", 40, 20)
      }
    },
    scenario { n in
      List {
        NavigationLink(value: 1) {
          Label {
            HStack {
              n.text("a", "Home")
              Spacer()
              n.text("b", "3")
            }
          } icon: {
            Image(systemName: "star")
          }
        }
      }
    },
  ]

  private static let labels = [
    scenario { n in
      List {
        Label {
          n.text("a", "Inbox")
        } icon: {
          Image(systemName: "tray").accessibilityIdentifier(n("b"))
        }
        NavigationLink(value: 1) {
          Label {
            n.text("c", "Sent")
          } icon: {
            Image(systemName: "paperplane")
          }
        }
        HStack {
          Label {
            n.text("d", "Nested")
          } icon: {
            Image(systemName: "star")
          }
          Spacer()
          n.text("e", "9")
        }
      }
    },
    // A wide icon keeps its width, and an icon of a surface is not in the column of the icons.
    scenario { n in
      List {
        Label {
          n.text("a", "Wide")
        } icon: {
          n.block("b", 44, 20)
        }
        Button {
        } label: {
          Label {
            n.text("c", "Add")
          } icon: {
            Image(systemName: "plus")
          }
        }.buttonStyle(.bordered)
      }
    },
    // A section after a row, with a label as its header.
    scenario { n in
      List {
        HStack { n.text("a", "Row") }
        Section {
          Label {
            n.text("b", "Large")
          } icon: {
            Image(systemName: "flame")
          }.font(.title2)
        } header: {
          Label {
            n.text("c", "Header")
          } icon: {
            Image(systemName: "gear")
          }
        }
      }
    },
  ]

  private static let titlesAndSubtitles = [
    scenario { n in
      Form {
        Toggle(isOn: .constant(true)) {
          n.text("a", "Vibrate")
          n.text("b", "Also while the ringer is silenced by the switch at the side of the device")
        }
        Stepper(value: .constant(1)) {
          n.text("c", "Guests")
          n.text("d", "Without children")
        }
      }
    },
    scenario { n in
      Form {
        Picker(selection: .constant(1)) {
          Label {
            n.text("a", "One")
          } icon: {
            Image(systemName: "1.circle")
          }.tag(1)
        } label: {
          n.text("b", "Copies")
          n.text("c", "Of each page")
        }
        LabeledContent {
          n.text("d", "1.2")
        } label: {
          n.text("e", "Version")
          n.text("f", "Of the app")
        }
      }
    },
    scenario { n in
      Form {
        Picker(selection: .constant(1)) {
          n.text("a", "One").tag(1)
        } label: {
          n.text("b", "Copies")
        }
        Picker(selection: .constant(1)) {
          n.text("c", "Hidden").tag(1)
        } label: {
          Text("No")
        }.labelsHidden()
      }
    },
  ]
}
