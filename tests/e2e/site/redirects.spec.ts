import type { APIRequestContext } from "@playwright/test";
import { pageDocument, textBlock } from "../../support/documents.ts";
import { published } from "../../support/fresh-page.ts";
import { redirectDocument } from "../../support/redirects.ts";
import { newSession } from "../../support/members/tokens.ts";
import { expect, test } from "../../support/test.ts";

async function send(
  request: APIRequestContext,
  path: string,
  options: Parameters<APIRequestContext["fetch"]>[1] = {},
) {
  const response = await request.fetch(path, { maxRedirects: 0, ...options });
  return { status: response.status(), location: response.headers()["location"] ?? null };
}

const unknown = { status: 404, location: null };
const to = (location: string, status = 308) => ({ status, location });

test("[PAGE-7][PAGE-8] redirects GET and HEAD of an old path, and applies changes of the redirect and its page at once", async ({
  lake,
  request,
}) => {
  const page = pageDocument("redirect-target", [textBlock("Here it is.")]);
  const redirect = redirectDocument("/en/redirect-source", { page: page._id });
  await lake.delete({ query: "*[_id in $ids]", params: { ids: [redirect._id, page._id] } });
  const now = () => send(request, "/en/redirect-source");
  await expect.poll(now).toEqual(unknown);
  // Requests the address again, now that the site has cached the 404.
  expect(await now()).toEqual(unknown);

  await lake.createOrReplace(page);
  await lake.createOrReplace(redirect);
  await expect.poll(now).toEqual(to("/en/redirect-target"));
  expect(await send(request, "/en/redirect-source", { method: "HEAD" })).toEqual(await now());
  expect(await send(request, "/en/REDIRECT-source")).toEqual(await now());
  const followed = await request.get("/en/redirect-source/");
  expect(followed.url()).toMatch(/\/en\/redirect-target$/);
  expect(followed.status()).toBe(200);
  await lake.patch(redirect._id).set({ permanent: false }).commit();
  await expect.poll(now).toEqual(to("/en/redirect-target", 307));
  await lake.patch(page._id).set({ "slug.current": "redirect-target-moved" }).commit();
  await expect.poll(now).toEqual(to("/en/redirect-target-moved", 307));
  await lake.delete(page._id);
  await expect.poll(now).toEqual(unknown);
  expect(await send(request, "/en/redirect-target-moved")).toEqual(unknown);
  await lake.createOrReplace(page);
  await expect.poll(now).toEqual(to("/en/redirect-target", 307));
  await lake.delete(redirect._id);
  await expect.poll(now).toEqual(unknown);
});

test("[PAGE-8] redirects old paths of other sites and scripts, and a page takes priority over a redirect from its path", async ({
  lake,
  request,
}) => {
  await using _redirects = await published(lake, [
    redirectDocument("/en/venue", { href: "https://tickets.example/" }),
    redirectDocument("/en/to-venue", { href: "/en/venue" }),
    redirectDocument("/seiten/mein programm.html", { href: "/en" }),
    redirectDocument("/ar/البرنامج-القديم", { href: "/en/programme?day=friday#late" }),
    redirectDocument("/de/über-uns-früher", { href: "https://tickets.example/ü" }),
  ]);
  for (const [old, location] of [
    ["/en/to-venue", "/en/venue"],
    ["/Seiten/Mein Programm.HTML", "/en"],
    ["/ar/البرنامج-القديم", "/en/programme?day=friday#late"],
    ["/de/ÜBER-uns-früher", "https://tickets.example/%C3%BC"],
  ] as const) {
    await expect.poll(() => send(request, encodeURI(old))).toEqual(to(location));
  }
  expect((await send(request, "/en/venue")).status).toBe(200);
});

test("[SEC-2] returns 404 for redirects to unsafe addresses, and ignores the query for the target", async ({
  lake,
  request,
}) => {
  const hostile = [
    "//evil.example",
    "/\\evil.example",
    "/.//evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://bank.example@evil.example",
    "/api/draft-mode/disable?to=//evil.example",
    "/en\r\nset-cookie: a=b",
  ];
  // When one of the redirects works, the site knows the hostile ones too.
  await using _redirects = await published(lake, [
    ...hostile.map((href, index) => redirectDocument(`/en/hostile-${index}`, { href })),
    redirectDocument("/en/after-hostile", { href: "/en/venue" }),
  ]);
  await expect.poll(() => send(request, "/en/after-hostile")).toEqual(to("/en/venue"));
  for (const index of hostile.keys()) {
    expect(await send(request, `/en/hostile-${index}`), hostile[index]).toEqual(unknown);
  }
  // Query strings must not influence the target.
  for (const query of ["to=//evil.example", "//evil.example", "@evil.example", "\\evil.example"]) {
    const { location } = await send(request, `/en/program?${query}`);
    expect(location).toMatch(/^\/en\/programme(?:\?|$)/);
  }
});

test("[PAGE-8] redirects a member with the query string", async ({ request }) => {
  const headers = { cookie: `marquee_session=${(await newSession()).cookie}` };
  const query = "?utm_source=poster&a=1&a=2";
  const redirected = await send(request, `/en/program${query}`, { headers });
  expect(redirected).toEqual(to(`/en/programme${query}`));
});

test(
  "[PAGE-8] an open page navigates to its new path when it moves",
  { tag: "@all" },
  async ({ lake, page }) => {
    const stored = pageDocument("moves-while-read", [textBlock("Still here.", "text")]);
    await lake.createOrReplace(stored);
    await lake.createOrReplace(redirectDocument("/en/moves-while-read", { page: stored._id }));
    await page.goto("/en/moves-while-read");
    await expect(page.getByText("Still here.")).toBeVisible();
    await lake
      .patch(stored._id)
      .set({ "slug.current": "moved-while-read", blocks: [textBlock("Over there now.", "text")] })
      .commit();
    await expect(page.getByText("Over there now.")).toBeVisible();
    await expect(page).toHaveURL(/\/en\/moved-while-read$/);
  },
);
