#include "CNavigatorHosts.h"

// Defined by a host's target. Weak: its address is null in a program that does not link that host.
extern void navigator_web_host_main(void *app) __attribute__((weak));

bool navigator_run_web_host(void *app) {
  if (!navigator_web_host_main) { return false; }
  navigator_web_host_main(app);
  return true;
}
