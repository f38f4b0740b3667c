/// A queue that runs exports one after another, because the files of an export are in memory until they are written. Addresses
/// take turns.
@MainActor
final class ExportLine {
  private let waiting = TurnQueue<ClientAddress, CheckedContinuation<Void, Never>>()
  private var isBusy = false

  /// Returns when no other export runs.
  func enter(at address: ClientAddress) async {
    guard isBusy else {
      isBusy = true
      return
    }
    await withCheckedContinuation { waiting.append($0, of: address) }
  }

  /// Begins the next export.
  func leave() {
    if let next = waiting.next() { next.resume() } else { isBusy = false }
  }
}
