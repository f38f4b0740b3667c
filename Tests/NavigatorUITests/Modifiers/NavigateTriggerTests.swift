import NavigatorUI
import SwiftUI
import Testing

@Suite("Navigation triggers")
struct NavigateTriggerTests {
  @Observable
  fileprivate final class Model {
    var isSet = false
    var page = 1
    @ObservationIgnored var received: [HomeDestinations] = []
  }

  private let model = Model()

  @Test("A change of the destination does not navigate again while a flag that the app keeps remains true")
  func keptFlag() throws {
    let model = model
    let stage = Stage { TriggeringView(model: model, isKept: true) }
    model.isSet = true
    stage.app.session.settle()
    #expect(model.received == [.pageN(1)])
    model.page = 2
    stage.app.session.settle()
    #expect(stage.app.exists("Page 2"))
    #expect(model.received == [.pageN(1)])
  }

  @Test("A flag navigates to the destination of the time at which it becomes true")
  func latestDestination() throws {
    let model = model
    let stage = Stage { TriggeringView(model: model, isKept: false) }
    for page in 1...3 {
      model.page = page
      model.isSet = true
      stage.app.session.settle()
      #expect(!model.isSet)
    }
    #expect(model.received == [.pageN(1), .pageN(2), .pageN(3)])
  }
}

/// A view that sends a destination by a flag. The root of the stack receives it, so that the view stays visible.
private struct TriggeringView: View {
  let model: NavigateTriggerTests.Model
  /// A Boolean value that indicates whether the binding ignores the reset of the flag.
  let isKept: Bool

  var body: some View {
    Text("Page \(model.page)")
      .navigate(trigger: flag, destination: HomeDestinations.pageN(model.page), method: .send)
      .onNavigationReceive { (destination: HomeDestinations) in
        model.received.append(destination)
        return .auto
      }
  }

  private var flag: Binding<Bool> {
    let isSet = model.isSet
    return Binding {
      isKept ? isSet : model.isSet
    } set: {
      if !isKept { model.isSet = $0 }
    }
  }
}
