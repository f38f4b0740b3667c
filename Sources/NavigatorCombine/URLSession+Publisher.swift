import Foundation
import FoundationNetworking
import OpenCombine

extension URLSession {
  /// Returns a publisher of the response to a request of a URL. Each subscriber starts a request.
  public func dataTaskPublisher(for url: URL) -> URLSession.DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  /// Returns a publisher of the response to a request. Each subscriber starts a request.
  public func dataTaskPublisher(for request: URLRequest) -> URLSession.DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the response to a request. If a subscriber cancels, the request continues, and its response is ignored.
  public struct DataTaskPublisher: Publisher {
    /// The type of the values: the body of the response and its properties.
    public typealias Output = (data: Data, response: URLResponse)
    /// The type of the errors.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that performs the request.
    public let session: URLSession

    /// Creates a publisher of the response to a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: DataTaskSubscription(request, session, AnySubscriber(subscriber)))
    }
  }
}

/// The subscription of a subscriber to the response to a request. The request starts at the first demand.
private final class DataTaskSubscription: Subscription, @unchecked Sendable {
  typealias Downstream = AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>

  private enum State {
    case waiting(Downstream)
    case running(Downstream)
    case ended
  }

  private let request: URLRequest
  private let session: URLSession
  private let lock = NSLock()
  private var state: State

  init(_ request: URLRequest, _ session: URLSession, _ downstream: Downstream) {
    self.request = request
    self.session = session
    state = .waiting(downstream)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let task: URLSessionDataTask? = lock.withLock {
      guard case .waiting(let downstream) = state else { return nil }
      let task = session.dataTask(with: request) { [weak self] data, response, error in
        self?.receive(data, response, error)
      }
      state = .running(downstream)
      return task
    }
    task?.resume()
  }

  private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let downstream: Downstream? = lock.withLock {
      guard case .running(let downstream) = state else { return nil }
      state = .ended
      return downstream
    }
    guard let downstream else { return }
    if let response, error == nil {
      _ = downstream.receive((data ?? Data(), response))
      downstream.receive(completion: .finished)
    } else {
      downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }
  }

  /// Ends the subscription. A request that has started continues, and its response is ignored.
  ///
  /// The task is not cancelled: Foundation on Linux ends the process if a task is cancelled while it completes.
  func cancel() {
    lock.withLock { state = .ended }
  }
}
