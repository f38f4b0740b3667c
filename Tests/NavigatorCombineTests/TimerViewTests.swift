import Combine
import NavigatorTesting
import SwiftUI
import Testing

@MainActor
@Suite("Views that receive from publishers of Foundation")
struct TimerViewTests {
  private struct Clock: View {
    @State private var ticks = 0
    @State private var timer = Timer.publish(every: 0.002, on: .main, in: .common).autoconnect()

    var body: some View {
      Text(ticks < 2 ? "waiting" : "ticking").onReceive(timer) { _ in ticks += 1 }
    }
  }

  @Test("A view shows the ticks of a timer")
  func timer() async {
    let app = TestApp { Clock() }
    #expect(app.exists("waiting"))
    for await _ in Timer.publish(every: 0.01, on: .main, in: .common).autoconnect().prefix(500).values {
      app.session.settle()
      if app.exists("ticking") { break }
    }
    #expect(app.exists("ticking"))
  }

  private struct Announced: View {
    let center: NotificationCenter
    @State private var text = "none"

    var body: some View {
      Text(text).onReceive(center.publisher(for: Notification.Name("news"))) { text = $0.userInfo?["text"] as? String ?? "empty" }
    }
  }

  @Test("A view shows a notification")
  func notification() {
    let center = NotificationCenter()
    let app = TestApp { Announced(center: center) }
    center.post(name: Notification.Name("news"), object: nil, userInfo: ["text": "rain"])
    app.session.settle()
    #expect(app.exists("rain"))
  }
}
