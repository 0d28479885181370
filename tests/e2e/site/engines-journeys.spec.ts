// cspell:ignore lamplihgter
import { CONSENT_COOKIE } from "../../../web/runtime/consent/record.ts";
import { inEachEngine, isLoaded, until } from "../../support/browsers/each-engine.ts";
import { keys } from "../../support/browsers/engine-page.ts";
import { refuseConsent } from "../../support/browsers/engines.ts";
import { withConsentSettings } from "../../support/consent-settings.ts";
import { film, publish, vimeo } from "../../support/film-page.ts";
import { storedWith } from "../../support/forms/stored-submissions.ts";
import { canaries, gatedPages } from "../../support/members/canary.ts";
import { sampleMember } from "../../support/members/sign-in.ts";
import { expect, test, urls } from "../../support/test.ts";

test.describe.configure({ timeout: 120_000 });

const exists = (selector: string) => `document.querySelector(${JSON.stringify(selector)}) !== null`;

/** Expression for the addresses of all iframes, including those in open shadow roots, joined by spaces. */
const frames = `[document, ...[...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  .flatMap((root) => [...root.querySelectorAll("iframe")].map(({ src }) => src)).join(" ")`;

inEachEngine((engine, open) => {
  test(
    `[RUN-4][CON-1] in ${engine} a refusal closes the consent banner and is stored`,
    { tag: "@all" },
    async ({ lake }) => {
      await using _settings = await withConsentSettings(lake);
      const page = await open("/en/privacy");
      await page.evaluate(`(document.cookie = "${CONSENT_COOKIE}=; Path=/; Max-Age=0", true)`);
      await page.goto(`${urls.site}/en/privacy`);
      await until(page, exists("[data-consent-banner] #rcc-decline-button"));
      await page.click("#rcc-decline-button");
      await until(page, `!${exists("[data-consent-banner]")}`);
      const categories = `JSON.parse(decodeURIComponent(/${CONSENT_COOKIE}=([^;]+)/.exec(document.cookie)[1])).c.join()`;
      expect(await page.evaluate(categories)).toBe("necessary");
      await refuseConsent(page, urls.site);
    },
  );

  test(
    `[RUN-4][I18N-2][I18N-3] in ${engine} the menu leads to a page, and the language switch to its translation, which starts at the right in Arabic`,
    { tag: "@all" },
    async () => {
      const page = await open("/en");
      const side = (home: string) =>
        `(({ left, width }) => left + width / 2 < innerWidth / 2 ? "left" : "right")(document.querySelector("header a[href='${home}']").getBoundingClientRect())`;
      expect(await page.evaluate(`document.querySelector("h1").checkVisibility()`)).toBe(true);
      await page.click("header nav a[href='/en/programme']");
      await until(page, isLoaded("/en/programme"));
      expect(await page.evaluate(side("/en"))).toBe("left");
      // Retries the click, because it fails if React replaces the header's link at the same time.
      await expect(() => page.click("header a[lang='ar']")).toPass();
      await until(
        page,
        `document.documentElement.dir === "rtl" && document.readyState === "complete"`,
      );
      expect(await page.evaluate(side("/ar"))).toBe("right");
    },
  );

  test(`[RUN-4][GATE-3] in ${engine} a member signs in at a gate, which opens in place`, async () => {
    const page = await open(gatedPages.en);
    const isOpen = `document.body.textContent.includes(${JSON.stringify(canaries.en)})`;
    expect(await page.evaluate(isOpen)).toBe(false);
    const button = "main [data-gate] a[href*='/sign-in']";
    await page.click(button);
    await until(page, exists("[data-gate] input[type=password]"));
    await page.click("[data-gate] input[type=email]");
    await page.press(...Array.from(sampleMember.email));
    await page.click("[data-gate] input[type=password]");
    await page.press(...Array.from(sampleMember.password), keys.enter);
    await until(page, isOpen);
    expect(await page.evaluate("location.pathname")).toBe(gatedPages.en);
  });

  test(
    `[RUN-4][SRCH-1] in ${engine} the keyboard opens the search and a result`,
    { tag: "@all" },
    async () => {
      const page = await open("/en/privacy");
      const results = `document.querySelectorAll("dialog[open] [role=option]").length > 0`;
      // The key does nothing until the page's script listens.
      await expect(async () => {
        await page.press("/");
        await expect
          .poll(() => page.evaluate(exists("dialog[open] [role=combobox]")), { timeout: 2_000 })
          .toBe(true);
      }).toPass();
      await page.press(...Array.from("lamplihgter"));
      await until(page, results);
      await page.press(keys.arrowDown, keys.enter);
      await until(page, `location.pathname.startsWith("/en/films/") && location.hash !== ""`);
    },
  );

  test(
    `[RUN-4][FORM-1] in ${engine} a form is sent by keyboard, and stored once`,
    { tag: "@all" },
    async ({ lake }) => {
      const page = await open("/en/venue");
      const words = `A scarf in ${engine}, ${Date.now()}`;
      await page.click('[name="f_name"]');
      await until(page, `document.querySelector("#form-contact").noValidate`);
      await page.press(...Array.from("Ada"), keys.tab, ...Array.from("ada@example.org"));
      await page.click('[name="f_message"]');
      await page.press(...Array.from(words), keys.tab, " ", keys.tab, keys.enter);
      // The proof of work takes as long as the processor needs.
      await until(page, exists('[data-part="sent"]'), 60_000);
      expect(await storedWith(lake, words)).toHaveLength(1);
    },
  );

  test(
    `[RUN-4][VID-5] in ${engine} a video loads its host's frame only after play is pressed`,
    { tag: "@all" },
    async ({ lake }) => {
      await publish(lake, "engine-film", [film(vimeo("7190"))]);
      const page = await open("/en/engine-film");
      const button = "main [role=group] form button";
      expect(await page.evaluate(frames)).toBe("");
      await page.click(button);
      await expect.poll(() => page.evaluate(frames)).toContain("player.vimeo.com/video/7190");
      expect(await page.evaluate(frames)).toContain("dnt=1");
    },
  );
});
