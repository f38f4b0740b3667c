"""Scroll views in scroll views, and below views at the edges of a screen."""

from playwright.sync_api import expect

from boxes import box_of


def scroll(screen, name, x, y):
    """Moves the wheel over the middle of a view."""
    screen.settles()
    box = box_of(screen.front.get_by_test_id(name))
    screen.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + min(box["height"], 300) / 2)
    screen.page.mouse.wheel(x, y)


def waits_for(screen, name, condition):
    screen.page.wait_for_function(condition, arg=screen.front.get_by_test_id(name).element_handle())


def test_a_carousel_scrolls_horizontally_and_its_screen_vertically(case):
    screen = case("Carousels")
    scroll(screen, "carousel 1", 0, 150)
    waits_for(screen, "carousels", "node => node.scrollTop === 150")
    scroll(screen, "carousel 1", 120, 0)
    waits_for(screen, "carousel 1", "node => node.scrollLeft === 120")
    assert screen.front.get_by_test_id("carousels").evaluate("node => node.scrollTop") == 150


def test_a_list_scrolls_vertically_and_the_page_around_it_horizontally(case):
    screen = case("List pages")
    scroll(screen, "list 0", 0, 200)
    waits_for(screen, "list 0", "node => node.scrollTop === 200")
    width = box_of(screen.front.get_by_test_id("list 0"))["width"]
    scroll(screen, "list 0", width, 0)
    expect(screen.front.get_by_text("Page 1", exact=True)).to_be_visible()


def test_a_background_and_a_scroll_view_extend_below_a_view_at_the_edge(case):
    screen = case("Player")
    player, tracks = (box_of(screen.front.get_by_test_id(name)) for name in ("player", "tracks"))
    background = box_of(screen.front.get_by_test_id("background").locator(".color"))
    bottom = player["y"] + player["height"]
    assert background["y"] + background["height"] >= bottom - 1
    assert abs(tracks["y"] + tracks["height"] - bottom) < 1
    scroll(screen, "tracks", 0, 5000)
    waits_for(screen, "tracks", "node => node.scrollTop > 0 && node.scrollTop >= node.scrollHeight - node.clientHeight - 1")
    last = box_of(screen.front.get_by_text("Track 39", exact=True))
    assert last["y"] + last["height"] <= player["y"] + 1


def test_a_layer_above_content_that_scrolls_below_the_bar_is_below_it(case):
    screen = case("Scrolled layers")
    screen.settles()
    bar = box_of(screen.front.locator(".navigationBar > .material"))
    saved = box_of(screen.front.get_by_test_id("saved"))
    veil = box_of(screen.front.get_by_test_id("veil").locator(".color"))
    assert abs(saved["y"] - bar["height"]) < 1
    # A view that ignores the safe area extends below the bar.
    assert veil["y"] == 0 and abs(veil["height"] - screen.page.viewport_size["height"]) < 1


def test_a_layer_above_content_follows_the_bar_whose_title_collapses(case):
    screen = case("Banner")
    screen.settles()
    banner = screen.front.get_by_test_id("banner")
    bar = box_of(screen.front.locator(".navigationBar > .material"))
    start = box_of(banner)["y"]
    assert start > bar["height"] + 20
    screen.page.mouse.move(200, 500)
    screen.page.mouse.wheel(0, 20)
    screen.page.wait_for_function(
        "([node, y]) => Math.abs(node.getBoundingClientRect().top - y) <= 1", arg=[banner.element_handle(), start - 20]
    )
    screen.page.mouse.wheel(0, 300)
    screen.page.wait_for_function(
        "([node, y]) => Math.abs(node.getBoundingClientRect().top - y) <= 1", arg=[banner.element_handle(), bar["height"]]
    )


def test_content_in_a_stack_of_layers_collapses_the_title_and_its_header_stays_below_the_bar(case):
    screen = case("Scrolled stack")
    screen.settles()
    screen.page.mouse.move(200, 500)
    screen.page.mouse.wheel(0, 300)
    expect(screen.front).to_have_attribute("data-c-under", "")
    header = screen.front.locator(".sectionHeader")
    bar = box_of(screen.front.locator(".navigationBar > .material"))
    screen.page.wait_for_function(
        "([node, height]) => Math.abs(node.getBoundingClientRect().top - height) <= 1",
        arg=[header.element_handle(), bar["height"]],
    )
