#include "CNavigatorHosts.h"

#include <stddef.h>

// Defined by the targets of hosts, stores, TLS and hash functions. The symbols are weak: their addresses are null if no such
// target is linked.
extern void navigator_web_host_main(void *app) __attribute__((weak));
extern void *navigator_session_store_open(const char *path) __attribute__((weak));
extern void *navigator_crypto_hashing(void) __attribute__((weak));
extern void *navigator_tls_read_certificate(const char *certificate, const char *key) __attribute__((weak));

bool navigator_run_web_host(void *app) {
  if (!navigator_web_host_main) { return false; }
  navigator_web_host_main(app);
  return true;
}

void *navigator_open_session_store(const char *path) {
  if (!navigator_session_store_open) { return NULL; }
  return navigator_session_store_open(path);
}

void *navigator_read_certificate(const char *certificate, const char *key) {
  if (!navigator_tls_read_certificate) { return NULL; }
  return navigator_tls_read_certificate(certificate, key);
}

void *navigator_hashing(void) {
  if (!navigator_crypto_hashing) { return NULL; }
  return navigator_crypto_hashing();
}
