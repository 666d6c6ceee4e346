"""What a first visit costs, and whom it talks to."""

from urllib.parse import urlsplit

from playwright.sync_api import expect

# Gzipped, without glyph data. In bytes.
BUDGET = 200_000


def test_a_first_visit_is_small_and_talks_to_nobody_else(server, chromium):
    context = chromium.new_context(service_workers="block")
    page = context.new_page()
    client = context.new_cdp_session(page)
    client.send("Network.enable")
    addresses, sizes = {}, {}
    client.on("Network.requestWillBeSent", lambda event: addresses.setdefault(event["requestId"], event["request"]["url"]))
    client.on("Network.loadingFinished", lambda event: sizes.setdefault(event["requestId"], event["encodedDataLength"]))
    page.goto(server.url + "/")
    expect(page.get_by_role("heading", name="Lists")).to_be_visible()
    page.wait_for_load_state("networkidle")
    hosts = {urlsplit(address).netloc for address in addresses.values() if not address.startswith("data:")}
    assert hosts == {f"localhost:{server.port}"}
    loaded = {addresses[key]: size for key, size in sizes.items() if "/api/v1/" not in addresses[key]}
    assert f"{server.url}/icon-core.wasm" in loaded
    assert sum(loaded.values()) < BUDGET, loaded
    context.close()


def test_scripts_and_styles_within_the_page_are_refused(server, chromium):
    context = chromium.new_context()
    page = context.new_page()
    page.goto(server.url + "/")
    refused = page.evaluate(
        """() => new Promise(resolve => {
            const seen = [];
            addEventListener('securitypolicyviolation', event => {
                seen.push(event.effectiveDirective);
                if (seen.length === 2) resolve(seen.sort());
            });
            const script = document.createElement('script');
            script.textContent = 'window.ran = true';
            document.body.append(script);
            document.body.setAttribute('style', 'color: red');
        })""")
    assert refused == ["script-src-elem", "style-src-attr"]
    assert page.evaluate("window.ran") is None
    context.close()
