"""Fields that password managers recognize."""

from playwright.sync_api import expect


def test_the_fields_of_a_screen_with_a_password_belong_to_one_form(case):
    screen = case("Sign in")
    name, password = (screen.front.locator(f"input[type={kind}]") for kind in ("text", "password"))
    expect(name).to_have_attribute("autocomplete", "username")
    expect(password).to_have_attribute("autocomplete", "current-password")
    script = "node => node.form && document.body.contains(node.form) && node.form.id"
    assert name.evaluate(script) and name.evaluate(script) == password.evaluate(script)
    # Other screens have no form, and the form goes with its screen.
    screen.go_back()
    screen.has_title("Cases")
    screen.open("Input")
    screen.page.wait_for_function("() => document.forms.length === 1")
    assert screen.front.locator("input[type=password]").evaluate(script)


def test_enter_in_a_password_field_submits_the_form(case):
    screen = case("Sign in")
    screen.page.evaluate("document.addEventListener('submit', event => (window.submitted = event.target.id), true)")
    screen.front.locator("input[type=text]").fill("ada")
    password = screen.front.locator("input[type=password]")
    password.fill("lovelace")
    password.press("Enter")
    expect(screen.front.get_by_test_id("signed-in")).to_have_text("ada with lovelace")
    assert screen.page.evaluate("window.submitted") == password.evaluate("node => node.form.id")
    screen.has_title("Sign in")


def test_values_of_a_password_manager_reach_the_app(case):
    screen = case("Sign in")
    # As password managers do it.
    fill = "(node, text) => { node.value = text; node.dispatchEvent(new Event('input', { bubbles: true })) }"
    screen.front.locator("input[type=text]").evaluate(fill, "ada")
    screen.front.locator("input[type=password]").evaluate(fill, "secret")
    screen.front.locator("input[type=password]").press("Enter")
    expect(screen.front.get_by_test_id("signed-in")).to_have_text("ada with secret")
