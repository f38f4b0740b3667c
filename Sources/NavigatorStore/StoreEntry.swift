import NavigatorHost

/// Where a host finds the store; see `CNavigatorHosts`. Answers a retained ``SessionStateStoreBox``.
@_cdecl("navigator_session_store_open")
func navigatorSessionStoreOpen(_ path: UnsafePointer<CChar>) -> UnsafeMutableRawPointer {
  let path = String(cString: path)
  return Unmanaged.passRetained(SessionStateStoreBox { try SQLiteSessionStateStore(path: path) }).toOpaque()
}
