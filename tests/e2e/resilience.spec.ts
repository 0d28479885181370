import { pageDocument, textBlock } from "../support/documents.ts";
import { lakeProcess } from "../support/lake-process.ts";
import { testStack } from "../support/stack.ts";
import { expect, test } from "../support/test.ts";

const lakeServer = lakeProcess(testStack);

test.describe.configure({ mode: "serial" });
test.afterAll(() => lakeServer.stop());

test("kill -9 of the lake in the middle of writing loses no change that it acknowledged", async ({
  lake,
}) => {
  const document = pageDocument("power-cut", [textBlock("Before.")]);
  await lake.createOrReplace(document);
  const acknowledged: string[] = [];
  const write = async (writer: number) => {
    // Until the lake is gone and a write fails.
    for (let step = 0; ; step += 1) {
      const id = `power-cut-${writer}-${step}`;
      await lake.create({ _id: id, _type: "note", step });
      acknowledged.push(id);
    }
  };
  const writers = [0, 1, 2, 3].map((writer) => write(writer).catch(() => undefined));
  await expect.poll(() => acknowledged.length).toBeGreaterThan(50);
  await lakeServer.kill();
  await Promise.all(writers);
  await lakeServer.start();
  const kept = await lake.fetch<string[]>("*[_id in $ids]._id", { ids: acknowledged });
  expect(kept.toSorted()).toEqual(acknowledged.toSorted());
});

test("[PAGE-9] while the lake is down the last good pages are served", async ({
  request,
  page,
  watch,
}) => {
  expect((await request.get("/en")).status()).toBe(200);
  await lakeServer.kill();
  for (const path of ["/en", "/de/programm", "/en/power-cut"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator("main")).not.toBeEmpty();
  }
  expect(watch.foreign).toEqual([]);
});

test("[PAGE-9] while the lake is down a page never seen is an error page with an error status", async ({
  request,
}) => {
  const response = await request.get("/en/never-seen-before");
  expect([404, 500, 503]).toContain(response.status());
  const text = await response.text();
  expect(text).not.toMatch(/node_modules|\bat .+:\d+:\d+/);
});

test("[PAGE-7] when the lake is back, changes reach open pages again", async ({ lake, page }) => {
  await page.goto("/en/power-cut");
  await lakeServer.start();
  const blocks = [textBlock("After the power cut.")];
  await lake.createOrReplace(pageDocument("power-cut", blocks));
  await expect(page.getByText("After the power cut.")).toBeVisible({ timeout: 20_000 });
});
