"""Files that a user chooses and downloads."""

import pytest
from playwright.sync_api import expect

from boxes import box_of
from test_accessibility import has_no_violations


@pytest.fixture
def screen(case):
    return case("Files")


def has(screen, name, text):
    expect(screen.front.get_by_test_id(name)).to_have_text(text)


def dialog(screen):
    return screen.page.get_by_role("alertdialog")


def write(folder, name, text):
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_chosen_file_reaches_the_app(screen, tmp_path):
    path = write(tmp_path, "Note & größe.txt", "A note")
    # The script is loaded at the first dialog, and opens the browser's dialog by itself.
    with screen.page.expect_file_chooser() as chooser:
        screen.front.get_by_role("button", name="Import", exact=True).click()
    assert not chooser.value.is_multiple()
    assert "text/plain" in chooser.value.element.get_attribute("accept")
    has_no_violations(screen.page)
    chooser.value.set_files(path)
    has(screen, "outcome", "imported Note & größe.txt")
    has(screen, "text", "A note")
    expect(dialog(screen)).to_have_count(0)


def test_several_large_files_arrive_in_order(screen, tmp_path):
    paths = [write(tmp_path, f"{name}.txt", name) for name in ("one", "two")]
    large = write(tmp_path, "large.txt", "x" * 1_500_000)
    with screen.page.expect_file_chooser() as chooser:
        screen.front.get_by_role("button", name="Import several").click()
    assert chooser.value.is_multiple()
    chooser.value.set_files([paths[0], large, paths[1]])
    has(screen, "outcome", "imported one.txt, large.txt, two.txt")
    # "one, " and ", two" are around the large one.
    has(screen, "text", "1500010 characters")


def test_the_button_of_the_dialog_opens_the_chooser_again(screen, tmp_path):
    path = write(tmp_path, "note.txt", "Again")
    # The first chooser stays open.
    with screen.page.expect_file_chooser():
        screen.front.get_by_role("button", name="Import", exact=True).click()
    with screen.page.expect_file_chooser() as chooser:
        dialog(screen).get_by_role("button", name="Choose…").click()
    chooser.value.set_files(path)
    has(screen, "text", "Again")


def test_cancel_closes_the_dialog(screen):
    with screen.page.expect_file_chooser():
        screen.front.get_by_role("button", name="Import several").click()
    dialog(screen).get_by_role("button", name="Cancel").click()
    has(screen, "outcome", "cancelled")
    expect(dialog(screen)).to_have_count(0)


def test_the_network_may_fail_for_a_while(screen, tmp_path):
    path = write(tmp_path, "note.txt", "Late")
    failures = []

    def fail_once(route):
        if failures:
            return route.continue_()
        failures.append(route.request.url)
        route.abort()

    screen.page.route("**/transfer/import*", fail_once)
    with screen.page.expect_file_chooser() as chooser:
        screen.front.get_by_role("button", name="Import", exact=True).click()
    chooser.value.set_files(path)
    has(screen, "text", "Late")
    assert len(failures) == 1


def test_an_export_is_a_download(screen):
    with screen.page.expect_download() as download:
        screen.front.get_by_role("button", name="Export").click()
    assert download.value.suggested_filename == "Größe.txt"
    with open(download.value.path(), encoding="utf-8") as file:
        assert file.read() == "nothing"
    has(screen, "outcome", "exported Größe.txt")
    expect(dialog(screen)).to_have_count(0)
    # Its address serves it once, and the page stays.
    assert screen.page.request.get(download.value.url).status == 404
    expect(screen.front.get_by_role("button", name="Export")).to_be_visible()


def test_a_move_is_a_download_that_removes_the_original(screen):
    with screen.page.expect_download() as download:
        screen.front.get_by_role("button", name="Move").click()
    assert download.value.suggested_filename == "Recording.txt"
    with open(download.value.path(), encoding="utf-8") as file:
        assert file.read() == "A recording"
    has(screen, "outcome", "moved Recording.txt, removed")
    expect(dialog(screen)).to_have_count(0)


def notice(screen, text):
    return screen.page.locator(".notice").filter(has_text=text)


def test_a_file_of_another_type_is_an_error_of_the_app_and_a_notice(screen, tmp_path):
    path = write(tmp_path, "picture.png", "not a picture")
    with screen.page.expect_file_chooser() as chooser:
        screen.front.get_by_role("button", name="Import", exact=True).click()
    chooser.value.set_files(path)
    # The code of NSFileReadCorruptFileError.
    has(screen, "outcome", "failed 259")
    refusal = notice(screen, "Files of this type are not accepted.")
    expect(refusal).to_be_visible()
    # The text has one line, because the window is wide enough.
    assert box_of(refusal)["height"] < 40
    expect(screen.page.get_by_role("status").filter(has_text="Files of this type are not accepted.")).to_have_count(1)
    has_no_violations(screen.page)


def test_too_many_files_are_an_error_of_the_app_and_a_notice(screen, tmp_path):
    paths = [write(tmp_path, f"{number}.txt", "A note") for number in range(33)]
    with screen.page.expect_file_chooser() as chooser:
        screen.front.get_by_role("button", name="Import several").click()
    chooser.value.set_files(paths)
    # The code of NSFileReadTooLargeError.
    has(screen, "outcome", "failed 263")
    expect(notice(screen, "There are too many files.")).to_be_visible()
    expect(screen.page.locator("#announcer")).to_have_text("There are too many files.")
    expect(dialog(screen)).to_have_count(0)


def test_a_failure_of_the_network_is_a_notice_and_the_dialog_stays(screen, tmp_path):
    path = write(tmp_path, "note.txt", "Lost")
    screen.page.route("**/transfer/import*", lambda route: route.abort())
    with screen.page.expect_file_chooser() as chooser:
        screen.front.get_by_role("button", name="Import", exact=True).click()
    chooser.value.set_files(path)
    expect(notice(screen, "The file could not be transferred. Try again.")).to_be_visible(timeout=20_000)
    expect(screen.page.locator("#announcer")).to_have_text("The file could not be transferred. Try again.")
    expect(dialog(screen).get_by_role("button", name="Choose…")).to_be_enabled()
    screen.page.unroute("**/transfer/import*")
    with screen.page.expect_file_chooser() as chooser:
        dialog(screen).get_by_role("button", name="Choose…").click()
    chooser.value.set_files(path)
    has(screen, "text", "Lost")
