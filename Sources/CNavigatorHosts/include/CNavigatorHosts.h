#ifndef C_NAVIGATOR_HOSTS_H
#define C_NAVIGATOR_HOSTS_H

#include <stdbool.h>

/// Runs `app` (a retained `NavigatorHost.HostedAppBox`) on the web host and never returns. Returns false if no web host is linked
/// into this program.
bool navigator_run_web_host(void *app);

/// Opens the file at `path` as a store of session states. Returns a retained `NavigatorHost.SessionStateStoreBox`, or null if no
/// such store is linked into this program.
void *navigator_open_session_store(const char *path);

/// Reads a certificate and its key from PEM files and returns a retained `NavigatorWeb.ServerCertificateBox`, or null when no TLS
/// is linked into this program.
void *navigator_read_certificate(const char *certificate, const char *key);

/// Returns a retained `NavigatorHost.SecretHashingBox`, or null when no hash functions are linked into this program.
void *navigator_hashing(void);

#endif
