import NavigatorWeb

/// Reads a certificate for a host; see `CNavigatorHosts`. Returns a retained ``ServerCertificateBox``.
@_cdecl("navigator_tls_read_certificate")
func navigatorTLSReadCertificate(
  _ certificate: UnsafePointer<CChar>, _ key: UnsafePointer<CChar>
) -> UnsafeMutableRawPointer {
  let files = (certificate: String(cString: certificate), key: String(cString: key))
  let result = Result { () throws(ServerCertificateError) in
    try ServerCertificate(certificateFile: files.certificate, keyFile: files.key)
  }
  return Unmanaged.passRetained(ServerCertificateBox(result)).toOpaque()
}
