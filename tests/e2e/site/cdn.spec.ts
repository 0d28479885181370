import { request as rawRequest } from "node:http";
import { expect, test, urls } from "../../support/test.ts";

/** Returns the path of the home page's first image, without its query. */
async function shownImage(): Promise<string> {
  const html = await (await fetch(`${urls.site}/en`)).text();
  return /\/cdn\/images\/[\w/.-]+\.(?:webp|jpg|png)/.exec(html)?.[0] ?? "";
}

/** Sends a request without normalizing its path. Returns status and headers. */
function send(path: string, method = "GET") {
  const { hostname, port } = new URL(urls.site);
  return new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const outgoing = rawRequest({ hostname, port, path, method }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    });
    outgoing.once("error", reject);
    outgoing.end();
  });
}

test("[SEC-4] every response below /cdn has a sandbox policy and nosniff, errors included", async () => {
  const image = await shownImage();
  const asked: [string, number, string?][] = [
    [image, 200],
    [`${image}?w=640&q=75&auto=format&fit=max&frame=1`, 200],
    [`${image}?w=641`, 400],
    ["/cdn/images/marquee/production/nothing.png", 404],
    ["/cdn/nothing", 404],
    [image, 405, "POST"],
  ];
  for (const [path, status, method] of asked) {
    const answer = await send(path, method);
    expect([path, answer.status]).toEqual([path, status]);
    expect(String(answer.headers["content-security-policy"]).split("; "), path).toContain(
      "sandbox",
    );
    expect(answer.headers["x-content-type-options"], path).toBe("nosniff");
  }
});

test("[SEC-1] returns 400 for 300 transforms that no page uses, and serves the page's own images meanwhile", async ({
  page,
}) => {
  const image = await shownImage();
  const strange = Array.from({ length: 300 }, (_, index) => `${image}?w=${300 + index}&blur=9`);
  const flood = Promise.all(strange.map(async (path) => (await send(path)).status));
  await page.goto("/en/films/salt");
  const pictures = page.locator("main img[srcset]");
  expect(await pictures.count()).toBeGreaterThan(2);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => Reflect.get(image, "naturalWidth")))
      .toBeGreaterThan(0);
  }
  expect(new Set(await flood)).toEqual(new Set([400]));
});

test("[PAGE-8] serves a page's social image from the site", async ({ request }) => {
  const html = await (await request.get("/en")).text();
  const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  const answer = await request.get(address ?? "");
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([
    200,
    expect.stringMatching(/^image\/(?:jpeg|png)$/),
  ]);
});
