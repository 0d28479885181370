import { pageDocument, textBlock } from "../../support/documents.ts";
import { interfaceTexts } from "../../support/interface-texts.ts";
import { lakeProcess } from "../../support/stack/lake-process.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test, urls } from "../../support/test.ts";

const lakeServer = lakeProcess(testStack);

// Restarts the lake if a failed test left it down, because later tests of this stack need it.
test.afterAll(() => lakeServer.revive());

test("[PAGE-7][PAGE-9] while the lake is down, visitors see the last good page, or a translated 503 page with a link to retry, and changes again after its restart", async ({
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
    expect(html).toMatch(new RegExp(`<a [^>]*href=""[^>]*>(?:<[^>]*>)*${retry}`));
  }

  expect((await page.goto("/en/last-good"))?.status()).toBe(200);
  await expect(page.getByText("Still here.")).toBeVisible();
  await lakeServer.start();
  const blocks = [textBlock("After the power cut.")];
  await lake.createOrReplace(pageDocument("last-good", blocks));
  await expect(page.getByText("After the power cut.")).toBeVisible({ timeout: 20_000 });
});
