// @module-tag all
import { readSecrets } from "../../../studio/launcher/plan/data-folder.ts";
import { openTextsHost, textsTemplate } from "../../support/doubles/texts.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { dataFolder, testStack } from "../../support/stack/stack.ts";
import { expect, test, urls } from "../../support/test.ts";

// A development server sends requests to the real internet, where the host of the tests' translation files doesn't
// exist.
test.skip(testStack.name === "dev", "It needs the doubles that `npm test` starts the site with.");
test.describe.configure({ timeout: 180_000 });

const shipped = interfaceTexts("de").site.menu;
const saying = (menu: string) => ({ de: { site: { menu } }, en: {}, fr: {}, ar: {} });

/** Returns a page's HTML. The HTML contains the rendering time, so two renderings differ. */
const send = async (path: string) => (await fetch(`${urls.site}${path}`)).text();

/** Returns the label of the menu button on the German home page. */
const menu = async () =>
  /popovertarget="[^"]*"[^>]*>(?:<[^>]*>)*([^<]*)</i.exec(await send("/de"))?.[1];

test("[I18N-1] uses the translation file of the settings, follows its changes and ignores an invalid one", async ({
  lake,
  page,
}) => {
  const host = await openTextsHost(saying("Wegweiser"));
  try {
    await lake.patch("localeSettings").set({ translationFiles: textsTemplate }).commit();
    await expect.poll(menu).toBe("Wegweiser");
    const english = await send("/en/privacy");
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/de");

    // Changes only the German file, without a build or a content change. The open page must update without a reload.
    host.say(saying("Lotse"));
    await expect(page.getByRole("button", { name: "Lotse" })).toBeVisible({ timeout: 75_000 });
    expect(await menu()).toBe("Lotse");
    expect(await send("/en/privacy")).toBe(english);

    // Serves an invalid file and makes the site render the page again. The page must keep the texts of the last valid
    // file.
    const asked = host.asked.length;
    host.say((_request, response) => void response.end("<!doctype html>"));
    const secret = readSecrets(dataFolder(testStack)).revalidateSecret;
    const renewed = await fetch(`${urls.site}/api/revalidate`, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}` },
      body: JSON.stringify({ tags: ["i18n"] }),
    });
    expect(renewed.ok).toBe(true);
    expect(await menu()).toBe("Lotse");
    expect(host.asked.length).toBeGreaterThan(asked);

    // Serves a valid file again. The site must request it within seconds.
    host.say(saying("Karte"));
    await expect.poll(menu, { timeout: 5_000 }).toBe("Karte");
  } finally {
    host.close();
    await lake.patch("localeSettings").unset(["translationFiles"]).commit();
  }
  await expect.poll(menu).toBe(shipped);
});
