import Foundation
import NavigatorTLS
import Testing

@testable import NavigatorWeb

/// The errors for invalid certificates. `EndToEnd/test_tls.py` tests valid ones.
@Suite
struct CertificateTests {
  @Test("The error for a missing file contains its name")
  func errorMissingFileContains() throws {
    let error = ServerCertificateError.unreadable(file: "/no/such.pem", reason: "there is no such file")
    #expect(throws: error) { try ServerCertificate(certificateFile: "/no/such.pem", keyFile: "/no/key.pem") }
    let command = try WebHostCommand.parse(["--tls-certificate", "/no/such.pem", "--tls-key", "/no/key.pem"])
    #expect(command.explanation(of: error) == "/no/such.pem cannot be read: there is no such file.")
    #expect(command.address(port: 443) == "https://127.0.0.1:443")
  }

  @Test(
    "The error for a file without a certificate contains its name",
    arguments: ["", "nonsense", "-----BEGIN CERTIFICATE-----\nnonsense\n-----END CERTIFICATE-----\n"])
  func errorFileWithoutCertificate(content: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("certificate-\(UUID()).pem")
    try Data(content.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(throws: ServerCertificateError.noCertificate(file: file.path)) {
      try ServerCertificate(certificateFile: file.path, keyFile: file.path)
    }
  }

  @Test(
    "A certificate without its key and a key without its certificate are refused",
    arguments: [["--tls-certificate", "a.pem"], ["--tls-key", "a.pem"]])
  func certificateWithoutKeyKey(arguments: [String]) {
    #expect(throws: (any Error).self) { try WebHostCommand.parse(arguments) }
  }

  @Test(
    "Invalid combinations of options are refused",
    arguments: [
      ["--metrics-port", "70000"], ["--max-sessions", "0"], ["--max-sessions-per-address", "-1"], ["--memory-limit", "0"],
      ["--memory-limit", "9223372036854775807"],
    ])
  func invalidCombinationsOptionsRefused(arguments: [String]) {
    #expect(throws: (any Error).self) { try WebHostCommand.parse(arguments) }
  }

  @Test("Options set the maximum numbers of sessions and the memory limit")
  func optionsSetMaximumNumbers() throws {
    let command = try WebHostCommand.parse(["--max-sessions", "5", "--max-sessions-per-address", "3", "--memory-limit", "7"])
    #expect(command.limits.limits.maximumSessions == 5)
    #expect(command.limits.limits.maximumSessionsPerAddress == 3)
    #expect(command.limits.limits.maximumQueuedBytesOverall == 7 * 1024 * 1024)
    #expect(try WebHostCommand.parse([]).limits.limits == WebLimits())
  }
}
