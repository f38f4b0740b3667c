import Foundation

/// Clients that each send a message, wait for the answer, and send the next one.
///
/// Standard input has one line for each client, with tab-separated fields: the cookie, the first message, and the repeated
/// messages. Of several repeated messages, the first one is sent once. A client with a first message waits for an answer before
/// it begins. If the duration is zero, clients only stay connected until standard input ends.
struct Load {
  let port: Int
  let warmUp: Double
  let seconds: Double
  /// The number of messages that each client sends in a second at most, or nil if it sends one after each answer.
  var rate: Double?

  /// The input of one client.
  struct Script {
    let cookie: String
    let greeting: String
    let messages: [String]
  }

  func run() throws {
    // A closed connection is reported where it is read.
    signal(SIGPIPE, SIG_IGN)
    let clients = try Load.connect(port: port)
    print("connected \(clients.count)")
    fflush(nil)
    guard seconds > 0 else {
      while readLine() != nil {}
      return
    }
    let samples = try rate.map { try pacedSamples(of: clients, rate: $0) } ?? samples(of: clients)
    report(samples, clients: clients.count)
  }

  /// Connects a client for each line of standard input.
  static func connect(port: Int) throws -> [LoadClient] {
    var clients: [LoadClient] = []
    while let line = readLine(), !line.isEmpty {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count >= 3 else { throw BadScript(line: line) }
      clients.append(try LoadClient(Script(cookie: parts[0], greeting: parts[1], messages: Array(parts[2...])), port: port))
    }
    return clients
  }

  /// Returns the time of each answer in nanoseconds, after the warm-up.
  private func samples(of clients: [LoadClient]) throws -> [UInt64] {
    let begin = now + UInt64(warmUp * 1e9)
    let end = begin + UInt64(seconds * 1e9)
    var samples: [UInt64] = []
    var sent = [UInt64](repeating: now, count: clients.count)
    var polled = clients.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    for client in clients { try client.sendNext() }
    while now < end {
      // Reads without waiting, so that the thread does not sleep.
      guard poll(&polled, nfds_t(polled.count), 0) > 0 else { continue }
      for index in clients.indices where polled[index].revents != 0 {
        guard try clients[index].receiveTexts() > 0 else { continue }
        let received = now
        if received > begin { samples.append(received - sent[index]) }
        sent[index] = received
        try clients[index].sendNext()
      }
    }
    return samples.sorted()
  }

  /// Returns the time of each answer in nanoseconds, after the warm-up. A client sends at fixed times, later only if it waits for
  /// an answer, as a page does while a finger moves. The time counts from when the message was due.
  private func pacedSamples(of clients: [LoadClient], rate: Double) throws -> [UInt64] {
    let (begin, period) = (now + UInt64(warmUp * 1e9), UInt64(1e9 / max(rate, 1)))
    let end = begin + UInt64(seconds * 1e9)
    var samples: [UInt64] = []
    // The clients do not begin at the same time.
    var due = clients.indices.map { now + period * UInt64($0) / UInt64(clients.count) }
    var isWaiting = [Bool](repeating: false, count: clients.count)
    while now < end {
      for index in clients.indices {
        if isWaiting[index], try clients[index].hasReceivedText() {
          let received = now
          if due[index] > begin { samples.append(received - due[index]) }
          isWaiting[index] = false
          due[index] += period
        }
        if !isWaiting[index], now >= due[index] {
          try clients[index].sendNext()
          isWaiting[index] = true
        }
      }
    }
    return samples.sorted()
  }

  private var now: UInt64 { Self.now }

  static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }

  private func report(_ samples: [UInt64], clients: Int) {
    func milliseconds(_ part: Double) -> Double {
      samples.isEmpty ? .nan : Double(samples[min(samples.count - 1, Int(Double(samples.count) * part))]) / 1e6
    }
    print(
      String(
        format: "clients %d rate %.0f p50 %.4f p99 %.4f max %.4f", clients, Double(samples.count) / seconds, milliseconds(0.5),
        milliseconds(0.99), milliseconds(1)))
  }

  struct BadScript: Error { let line: String }
}
