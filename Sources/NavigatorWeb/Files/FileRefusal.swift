import HTTPTypes
import NavigatorHost

/// The reason why a host refuses a request for files.
enum FileRefusal: Error, Hashable, Sendable {
  /// The request is malformed: no page sends such a request.
  case malformed
  /// A page of another origin has sent the request.
  case foreign
  /// The browser has no such session.
  case unknownSession
  /// No view requests these files now: the request came without a dialog, twice, late or out of order.
  case notRequested
  /// The session or the host already handles the maximum number of requests.
  case busy
  case stopping
  /// The app receives the reason too.
  case refused(FileTransfer.Refusal)

  var status: HTTPResponse.Status {
    switch self {
    case .malformed: .badRequest
    case .foreign: .forbidden
    case .unknownSession: .notFound
    case .notRequested: .conflict
    case .busy: .tooManyRequests
    case .stopping: .serviceUnavailable
    case .refused(.tooLarge), .refused(.tooMany): .contentTooLarge
    case .refused(.noSpace): HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
    case .refused(.failed): .internalServerError
    }
  }

  var explanation: String {
    switch self {
    case .malformed: "The request is not a valid file request."
    case .foreign: "Only pages of this host can transfer files."
    case .unknownSession: "There is no such session or file."
    case .notRequested: "No view requests this file now."
    case .busy: "There are too many requests for files."
    case .stopping: "The host is shutting down."
    case .refused(.tooLarge): "The file is too large."
    case .refused(.tooMany): "There are too many files."
    case .refused(.noSpace): "There is no space for the file."
    case .refused(.failed): "The file cannot be stored."
    }
  }
}
