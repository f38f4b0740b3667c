import Foundation

/// Sessions that use the full default limits of a host, and another session whose answers are timed.
///
/// Standard input has one line for each, as for ``Load``. The first one is for the timed session. After an empty line, there is
/// one for each ``UploadClient``.
struct HostileLoad {
  let port: Int
  let seconds: Double

  /// The number of events and pings that each hostile session sends at the start. `WebLimits` allows 600 and 60.
  private static let (eventBurst, pingBurst) = (590, 55)
  /// The number of events that each sends after a pause, all at the same time: 110 of the allowed 120 events a second.
  private static let events = 11
  private static let pause: UInt64 = 100_000_000
  /// The time between an answer to the timed session and its next event, so that it stays within the same limits.
  private static let thought: UInt64 = 10_000_000

  func run() throws {
    signal(SIGPIPE, SIG_IGN)
    let clients = try Load.connect(port: port)
    guard let bystander = clients.first else { throw Load.BadScript(line: "") }
    var uploads: [UploadClient] = []
    while let line = readLine(), !line.isEmpty { uploads.append(try UploadClient(line, port: port)) }
    print("connected \(clients.count)")
    fflush(nil)
    let samples = try samples(of: bystander, beside: Array(clients.dropFirst()), and: uploads)
    func milliseconds(_ part: Double) -> Double {
      samples.isEmpty ? .nan : Double(samples[min(samples.count - 1, Int(Double(samples.count) * part))]) / 1e6
    }
    print(
      String(
        format: "answers %d p50 %.4f p99 %.4f max %.4f", samples.count, milliseconds(0.5), milliseconds(0.99), milliseconds(1)))
  }

  /// Returns the time that each answer took in nanoseconds, sorted.
  private func samples(
    of bystander: LoadClient, beside hostile: [LoadClient], and uploads: [UploadClient]
  ) throws -> [UInt64] {
    var watch = Bystander(client: bystander)
    let end = Load.now + UInt64(seconds * 1e9)
    var next = Load.now + Self.pause
    for client in hostile {
      try client.sendFirst(Self.eventBurst)
      for _ in 0..<Self.pingBurst { try client.ping() }
      try watch.step()
    }
    while Load.now < end {
      let isDue = Load.now >= next
      if isDue { next += Self.pause }
      for client in hostile {
        if isDue { try client.sendFirst(Self.events) }
        try client.discard()
        // Runs after the other sessions, because only the host is measured.
        try watch.step()
      }
      for client in uploads {
        if isDue { try client.upload(Self.events) }
        client.discard()
        try watch.step()
      }
    }
    return watch.samples.sorted()
  }

  /// Sends an event, waits for its answer without sleeping, and pauses before the next.
  private struct Bystander {
    let client: LoadClient
    var samples: [UInt64] = []
    private var sent: UInt64?
    private var rested: UInt64 = 0

    init(client: LoadClient) { self.client = client }

    mutating func step() throws {
      let now = Load.now
      if let begin = sent {
        guard try client.hasReceivedText() else { return }
        samples.append(Load.now - begin)
        sent = nil
        rested = now + HostileLoad.thought
      } else if now >= rested {
        try client.sendNext()
        sent = now
      }
    }
  }
}
