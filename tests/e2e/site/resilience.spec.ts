import { pageDocument, textBlock } from "../../support/documents.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { lakeProcess } from "../../support/stack/lake-process.ts";
import { studioEditor } from "../../support/editors/studio-editor.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test, urls } from "../../support/test.ts";

const lakeServer = lakeProcess(testStack);

test.describe.configure({ mode: "serial" });
// Restarts the lake if a failed test left it down, because later tests of this stack need it.
test.afterAll(() => lakeServer.revive());

test(
  "kill -9 of the lake during editing loses no acknowledged change, and the studio reconnects",
  { tag: "@all" },
  async ({ page, lake }) => {
    test.setTimeout(180_000);
    const stored = pageDocument("studio-cut", [textBlock("Words.")], { title: "Cut" });
    await lake.createOrReplace(stored);
    const acknowledged: string[] = [];
    page.on("response", async (response) => {
      if (!response.url().includes("/data/actions/") || !response.ok()) return;
      acknowledged.push(String((await response.json()).transactionId));
    });
    const editor = studioEditor(page);
    await editor.openPage("en", stored._id);
    const title = editor.field("title").getByTestId("string-input");
    await title.fill("");
    await title.pressSequentially("A title of many words", { delay: 150 });
    await expect.poll(() => acknowledged.length).toBeGreaterThan(1);
    await lakeServer.kill();
    await lakeServer.start();
    const transactions = await lake.request<string>({
      uri: `/data/history/production/transactions/drafts.${stored._id},${stored._id}?excludeContent=true`,
      json: false,
    });
    for (const id of acknowledged) expect(transactions).toContain(id);

    // The studio reconnects by itself and accepts new input.
    await expect(title).toBeEditable({ timeout: 90_000 });
    await title.fill("Another title");
    const draft = `drafts.${stored._id}`;
    await expect
      .poll(async () => (await lake.getDocument(draft))?.["title"], { timeout: 60_000 })
      .toBe("Another title");
  },
);

test("[PAGE-9] returns a translated 503 page with a link to retry for an uncached address while the lake is down", async ({
  page,
  lake,
}) => {
  await lake.createOrReplace(pageDocument("last-good", [textBlock("Still here.")]));
  await page.goto("/en/last-good");
  await expect(page.getByText("Still here.")).toBeVisible();
  await lakeServer.kill();
  for (const language of ["en", "de", "fr", "ar"] as const) {
    const path = `/${language}/never-seen-before`;
    const response = await fetch(`${urls.site}${path}`);
    expect(response.status, path).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const html = await response.text();
    expect(html).not.toMatch(/node_modules|\bat .+:\d+:\d+/);
    const { unavailableHeading, retry } = interfaceTexts(language).errors;
    expect(html).toContain(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"`);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${unavailableHeading}<`));
    // The address of this page.
    expect(html).toMatch(new RegExp(`<a [^>]*href=""[^>]*>(?:<[^>]*>)*${retry}`));
  }
});

test("[PAGE-7][PAGE-9] visitors see the last good page while the lake is down, and changes again after its restart", async ({
  lake,
  page,
}) => {
  expect((await page.goto("/en/last-good"))?.status()).toBe(200);
  await expect(page.getByText("Still here.")).toBeVisible();
  await lakeServer.start();
  const blocks = [textBlock("After the power cut.")];
  await lake.createOrReplace(pageDocument("last-good", blocks));
  await expect(page.getByText("After the power cut.")).toBeVisible({ timeout: 20_000 });
});
