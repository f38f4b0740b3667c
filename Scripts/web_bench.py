#!/usr/bin/env python3
"""Measures the web host and prints a table, with a minimal echo server as the baseline.

  web_bench.py           everything
  web_bench.py browser   the response times in Chromium
  web_bench.py server    the memory per session, and the events per second

Needs the release build of Benchmarks, and the packages that Scripts/prepare-browser installs.
"""

import contextlib
import http.client
import pathlib
import re
import statistics
import subprocess
import sys
import time

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "Benchmarks" / ".build" / "release" / "WebBenchmarks"
sys.path.insert(0, str(ROOT / "Tests" / "EndToEnd"))

from app_server import launch_browser  # noqa: E402

from web_bench_scripts import ARRIVAL, CLICK, ECHO, OPENED, SCROLL, TIMED, VISIT  # noqa: E402

CLICKS, VISITS, STARTS = 300, 60, 25
# The number of times that both programs are started for the clicks. The response time of one start varies by 8 %.
CLICK_STARTS = 5
# A fast swipe moves about 60 points per frame.
SCROLL_SECONDS, SCROLL_DISTANCE = 5, 60
# The names of the scrolled screens, and the modes of the program that serve them.
SCROLLED = {
    "rows of one height": "serve-lazy",
    "cards of different heights": "serve-cards",
    "a list of links and switches": "serve-list",
    "a grid of tiles": "serve-tiles",
}
HOSTILE, UPLOADS, HOSTILE_SECONDS = 100, 50, 5
SESSIONS, ROUNDS, WARM_UP, SECONDS = 1_000, 7, 0.5, 1.5
DRAGS, DRAG_RATE = 10, 120
# The minimum ratio of events to echoes: 50,000 events per second if the machine performs 143,000 echoes per second.
EVENTS_FOR_EACH_ECHO = 0.35


class Table:
    """A table of measurements and their bounds."""

    missed = 0

    def head(self, title):
        print(f"\n{title}\n{'':44}{'measured':>14}{'bound':>14}{'elsewhere':>14}")

    def line(self, name, value, unit, bound=None, elsewhere=None, at_least=False):
        def text(number):
            if number is None:
                return ""
            return f"{number:,.0f} {unit}".strip() if number >= 1_000 else f"{number:,.2f} {unit}".strip()

        verdict = ""
        if bound is not None:
            kept = value >= bound if at_least else value <= bound
            verdict = "kept" if kept else "MISSED"
            self.missed += not kept
        print(f"{name:44}{text(value):>14}{text(bound):>14}{text(elsewhere):>14}  {verdict}", flush=True)


@contextlib.contextmanager
def running(mode):
    """Runs a mode of the program and returns its port and process."""
    with subprocess.Popen([PROGRAM, mode], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            line = process.stdout.readline()
            yield int(re.search(r"listening on (\d+)", line).group(1)), process.pid
        finally:
            process.terminate()


def percentile(samples, part):
    return sorted(samples)[min(len(samples) - 1, int(len(samples) * part))]


def middle(samples):
    """Returns the median, interpolated within the 0.1 ms resolution of the browser's clock."""
    return statistics.median_grouped(samples, 0.1)


# In a page


def show_without_session(page, app):
    """Gives the echo server's page the appearance of the app, so that the baseline includes the drawing time."""
    address = f"http://127.0.0.1:{app}"
    html = page.request.get(address).text()
    page.route("**/client.css*", lambda route: route.fulfill(response=page.request.get(f"{address}/client.css")))
    page.set_content(re.sub(r"<script\b.*?</script>", "", html, flags=re.DOTALL) + ECHO)
    page.locator("html[data-live]").wait_for()


def open_page(context, port):
    page = context.new_page()
    page.add_init_script(TIMED)
    page.goto(f"http://127.0.0.1:{port}/")
    page.locator("html[data-live]").wait_for()
    return page


def browser(table):
    table.head("In Chromium, on loopback (milliseconds)")
    with running("serve") as (app, _), sync_playwright() as playwright:
        chromium = launch_browser(playwright)
        floor, own = clicks(chromium)
        for part, find, bound in (("p50", middle, 1.5), ("p95", lambda samples: percentile(samples, 0.95), 2)):
            name = f"click on a counter -> text changed, {part}"
            table.line(f"floor: {name}", find(floor), "ms")
            table.line(name, find(own), "ms", find(floor) * bound, 2.8 if part == "p50" else None)
        context = chromium.new_context()
        there, back = open_page(context, app).evaluate(VISIT, [VISITS, 450])
        context.close()
        table.line("row of 100 -> detail, median", statistics.median(there), "ms", 2.5, 6.6)
        table.line("Back -> 100 rows, median", statistics.median(back), "ms", 4, 17.5)
        table.line("cold address -> 100 rows, median", statistics.median(starts(chromium, app)), "ms", 100, 212)
        lazy_rows(table, chromium)
        chromium.close()


def lazy_rows(table, chromium):
    with running("serve-lazy") as (many, _), running("serve-few") as (few, _):
        openings = [starts(chromium, port, OPENED) for port in (few, many, few, many)]
        first, second = (statistics.median(openings[index] + openings[index + 2]) for index in (0, 1))
        table.line("cold address -> 100 lazy rows, median", first, "ms")
        table.line("cold address -> 100,000 lazy rows, median", second, "ms", 1.5 * first)
    print(f"\nScrolling 100,000 rows by {SCROLL_DISTANCE} points a frame for {SCROLL_SECONDS} seconds")
    for name, mode in SCROLLED.items():
        with running(mode) as (port, _):
            context = chromium.new_context(viewport={"width": 390, "height": 844})
            frames, distance, longest = open_page(context, port).evaluate(SCROLL, [SCROLL_SECONDS, SCROLL_DISTANCE])
            context.close()
        table.line(f"{name}: frames a second", frames, "/s", 55, at_least=True)
        table.line(f"{name}: distance", distance, "points")
        table.line(f"{name}: longest time without a row", longest, "ms", 100)


def clicks(chromium):
    """Measures the response times of a click with the echo server and the app, alternately on the same machine."""
    floors, owns = [], []
    for _ in range(CLICK_STARTS):
        with running("echo") as (echo, _), running("serve") as (app, _):
            contexts = [chromium.new_context() for _ in range(2)]
            pages = [open_page(context, port) for context, port in zip(contexts, (echo, app))]
            show_without_session(pages[0], app)
            for page in pages:
                page.evaluate(CLICK, CLICKS)
            for _ in range(5):
                for page, samples in zip(pages, (floors, owns)):
                    samples += page.evaluate(CLICK, CLICKS // 10)
            for context in contexts:
                context.close()
    return floors, owns


def starts(chromium, port, arrival=ARRIVAL):
    samples = []
    for _ in range(STARTS):
        context = chromium.new_context()
        page = context.new_page()
        page.add_init_script(arrival)
        page.goto(f"http://127.0.0.1:{port}/")
        page.wait_for_function("() => window.arrived")
        samples.append(page.evaluate("window.arrived"))
        context.close()
    return samples


# On the server


def uploads(port, count):
    """Opens `count` pages that show a dialog for files.

    Yields one line for each, with the cookie, the token and the dialog's element.
    """
    connection = http.client.HTTPConnection("127.0.0.1", port)
    cookie, lines = "", []
    for _ in range(count):
        connection.request("GET", "/import", headers={"Cookie": cookie} if cookie else {})
        response = connection.getresponse()
        html = response.read().decode()
        cookie = cookie or response.headers["Set-Cookie"].split(";")[0]
        token = re.search(r'name="navigator-token" content="([^"]*)"', html).group(1)
        button = re.search(r'<button[^>]* data-file="import"[^>]*>', html).group(0)
        element = re.search(r'data-i="([0-9]+)"', button).group(1)
        lines.append(f"{cookie}\t{token}\t{element}\n")
    connection.close()
    return lines


def scripts(port, count, messages=None):
    """Opens `count` pages and returns the input lines of their load clients."""
    messages = messages or taps
    connection = http.client.HTTPConnection("127.0.0.1", port)
    cookie, lines = "", []
    for _ in range(count):
        connection.request("GET", "/", headers={"Cookie": cookie} if cookie else {})
        response = connection.getresponse()
        html = response.read().decode()
        cookie = cookie or response.headers["Set-Cookie"].split(";")[0]
        token = re.search(r'name="navigator-token" content="([^"]*)"', html).group(1)
        repeated = "\t".join(messages(html))
        lines.append(f'{cookie}\t{{"t":"hello","s":"{token}"}}\t{repeated}\n')
    connection.close()
    return lines


def taps(html):
    return [f'{{"t":"e","i":{counter(html)},"a":"tap"}}']


def drags(html):
    """Returns the events of a drag: its start, and two positions of the finger. Each changes the page."""
    target = re.search(r'<[^>]* data-i="(\d+)"[^>]* data-g="[^"]*drag|<[^>]* data-g="[^"]*drag[^>]* data-i="(\d+)"', html)
    found = target.group(1) or target.group(2)
    steps = [("began", 10), ("changed", 20), ("changed", 40)]
    return [
        f'{{"t":"e","i":{found},"a":"gesture","v":"drag {phase} 5 5 50 50 {x} 0 100 0 1 0 40 20"}}' for phase, x in steps
    ]


def counter(html):
    """Returns the id of the button with the text "Count 0"."""
    before = html[: html.index("Count 0")]
    return re.findall(r'<button[^>]* data-i="(\d+)"', before)[-1]


@contextlib.contextmanager
def load(port, lines, seconds, rate=None):
    """Runs a load client for each line until the time has elapsed or the block ends."""
    command = [PROGRAM, "paced" if rate else "load", str(port), str(WARM_UP), str(seconds)] + ([str(rate)] if rate else [])
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        process.stdin.writelines(lines)
        process.stdin.write("\n")
        process.stdin.flush()
        assert process.stdout.readline().startswith("connected"), "the load clients could not connect"
        yield process
        process.stdin.close()


def measured_load(port, lines, rate=None):
    """Returns the responses per second, and the median and 99th percentile of the response time in milliseconds."""
    with load(port, lines, SECONDS, rate) as process:
        found = re.search(r"rate (\d+) p50 (\S+) p99 (\S+)", process.stdout.readline())
        return [float(number) for number in found.groups()]


def loads(clients):
    """Measures the echo server and the app alternately with a number of clients. Returns the medians of the rounds."""
    with running("echo") as (echo, _), running("serve") as (app, _):
        rounds = [
            (measured_load(echo, ["\t\tCount 1\n"] * clients), measured_load(app, scripts(app, clients))) for _ in range(ROUNDS)
        ]
    return [[statistics.median(numbers) for numbers in zip(*of_one)] for of_one in zip(*rounds)]


def resident_kib(pid):
    status = pathlib.Path(f"/proc/{pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+) kB", status).group(1))


def server(table):
    table.head("On the server")
    memory(table)
    for clients in (10, 50):
        (floor, _, floors_slowest), (rate, median, slowest) = loads(clients)
        table.line(f"floor: {clients} clients, echoes a second", floor, "/s")
        table.line(f"floor: {clients} clients, p99", floors_slowest, "ms")
        table.line(f"{clients} sessions, events a second", rate, "/s", floor * EVENTS_FOR_EACH_ECHO, 7_188, at_least=True)
        table.line(f"{clients} sessions, p50", median, "ms")
        table.line(f"{clients} sessions, p99", slowest, "ms", 5)
    with running("serve-drag") as (port, _):
        rounds = [measured_load(port, scripts(port, DRAGS, drags), DRAG_RATE) for _ in range(ROUNDS)]
    rate, middle_one, slowest = (statistics.median(numbers) for numbers in zip(*rounds))
    table.line(f"{DRAGS} drags of {DRAG_RATE} events a second, events", rate, "/s", 0.98 * DRAGS * DRAG_RATE, at_least=True)
    table.line(f"{DRAGS} drags of {DRAG_RATE} events a second, p50", middle_one, "ms")
    table.line(f"{DRAGS} drags of {DRAG_RATE} events a second, p99", slowest, "ms", 8)
    middle_one, slowest, _ = (statistics.median(numbers) for numbers in zip(*(beside_hostile_sessions() for _ in range(3))))
    table.line(f"bystander beside {HOSTILE} hostile sessions, p50", middle_one, "ms")
    table.line(f"bystander beside {HOSTILE} hostile sessions, p99", slowest, "ms", 20)


def beside_hostile_sessions():
    """Measures the response time of one session while other sessions use their full limits and upload files.

    Returns the median, the 99th percentile and the maximum.
    """
    with running("serve-limited") as (port, _):
        command = [PROGRAM, "hostile", str(port), str(HOSTILE_SECONDS)]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            process.stdin.writelines([*scripts(port, 1 + HOSTILE), "\n", *uploads(port, UPLOADS), "\n"])
            process.stdin.close()
            assert process.stdout.readline().startswith("connected"), "the load clients could not connect"
            found = re.search(r"p50 (\S+) p99 (\S+) max (\S+)", process.stdout.readline())
            return [float(number) for number in found.groups()]


def memory(table):
    """Creates a first session that initializes shared data, so that only the memory of further sessions is counted."""
    with running("serve") as (port, pid):
        with load(port, scripts(port, 1), 0):
            time.sleep(1)
            before = resident_kib(pid)
            with load(port, scripts(port, SESSIONS), 0):
                time.sleep(2)
                after = resident_kib(pid)
        table.line(f"resident memory an idle session, of {SESSIONS:,}", (after - before) / SESSIONS, "KiB", 60, 153)
    table.line("of it, in use by its views and elements", used_kib("rows"), "KiB", 44)
    few = used_kib("few")
    table.line("views and elements, screen of 100 lazy rows", few, "KiB")
    table.line("views and elements, of 100,000 lazy rows", used_kib("lazy"), "KiB", 1.5 * few)


def used_kib(app):
    """Returns the memory that the views and elements of a session use."""
    output = subprocess.run([PROGRAM, "sessions", app, str(SESSIONS)], capture_output=True, text=True, check=True).stdout
    return int(output.split()[-1]) / 1_024


def main():
    table = Table()
    chosen = sys.argv[1:] or ["browser", "server"]
    for part in chosen:
        {"browser": browser, "server": server}[part](table)
    print(f"\n{table.missed} bounds missed." if table.missed else "\nAll bounds kept.")
    sys.exit(table.missed > 0)


if __name__ == "__main__":
    main()
