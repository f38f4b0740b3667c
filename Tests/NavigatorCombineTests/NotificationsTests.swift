import Combine
import Foundation
import NavigatorTesting
import SwiftUI
import Testing

extension Notification.Name {
  fileprivate static let ticked = Notification.Name("NotificationsTests.ticked")
}

@MainActor
@Suite("Notifications as an asynchronous sequence")
struct NotificationsTests {
  private struct Ticks: View {
    let center: NotificationCenter
    @State private var sum = 0

    var body: some View {
      Text("sum \(sum)")
        .task {
          for await notification in center.notifications(named: .ticked) {
            sum += notification.userInfo?["by"] as? Int ?? 1
          }
        }
    }
  }

  @Test("A task of a view receives the notifications that are posted while the view is shown")
  func task() async throws {
    let center = NotificationCenter()
    let app = TestApp { Ticks(center: center) }
    await app.settle()
    center.post(name: .ticked, object: nil)
    center.post(name: .ticked, object: nil, userInfo: ["by": 4])
    center.post(name: Notification.Name("other"), object: nil)
    await app.settle()
    #expect(app.exists("sum 5"))
  }

  private final class Sender: Sendable {}

  @Test("A sequence of a sender contains only its notifications, and no earlier ones")
  func sender() async {
    let (center, sender) = (NotificationCenter(), Sender())
    center.post(name: .ticked, object: sender)
    let iterator = center.notifications(named: .ticked, object: sender).makeAsyncIterator()
    center.post(name: .ticked, object: Sender(), userInfo: ["by": 1])
    center.post(name: .ticked, object: sender, userInfo: ["by": 2])
    var copy = iterator
    #expect(await copy.next()?.userInfo?["by"] as? Int == 2)
  }

  @Test("A sequence ends when its task is cancelled")
  func cancelled() async {
    let task = Task {
      for await _ in NotificationCenter().notifications(named: .ticked) {}
      return true
    }
    task.cancel()
    #expect(await task.value)
  }
}
