import { gunzipSync, brotliDecompressSync } from "node:zlib";
import { gateBlock, key, pageDocument, textBlock } from "../../support/documents.ts";
import { canaries, gatedPages, leaksIn } from "../../support/members/canary.ts";
import { newSession } from "../../support/members/tokens.ts";
import { rawRequest } from "../../support/stack/raw-request.ts";
import { testStack } from "../../support/stack/stack.ts";
import { expect, test, urls } from "../../support/test.ts";

test.skip(testStack.name === "dev", "The development server has no serving layer.");

type Reader = { name: string; cookie: string };

async function signIn(displayName: string): Promise<Reader> {
  const { cookie } = await newSession({ displayName });
  return { name: displayName, cookie: `marquee_session=${cookie}` };
}

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
};

/** Sends a request as written: `fetch` would normalize the path and refuse some headers. */
async function send(
  path: string,
  headers: Readonly<Record<string, string | string[]>>,
  method = "GET",
) {
  const response = await rawRequest(urls.site, path, { method, headers });
  const decode = decoders[response.headers["content-encoding"] ?? ""];
  return {
    status: response.status,
    body: (decode && response.body.length > 0 ? decode(response.body) : response.body).toString(),
    caching: response.headers["cache-control"] ?? "",
  };
}

const page = gatedPages.en;
const rsc = { rsc: "1" };

/**
 * Requests for the gated page, with paths, headers and methods that could make a faulty cache mix
 * up its entries.
 */
const poisons: readonly [path: string, headers: Record<string, string>, method?: string][] = [
  [page, {}],
  [page, { "accept-encoding": "gzip" }],
  [page, { "accept-encoding": "br" }],
  [page, { "accept-encoding": "BR;q=0, GZIP" }],
  [page, { "accept-encoding": "*" }],
  [page, {}, "HEAD"],
  [page, rsc],
  [page, { ...rsc, "next-router-prefetch": "1" }],
  [page, { RSC: "1", "Next-Url": "/en/member-variant/x" }],
  [`${page}?_rsc=abcde`, rsc],
  [`${page}?marquee_session=x`, {}],
  [page.replace("screening-room", "Screening-Room"), {}],
  [page.replace("/en", "/EN"), {}],
  [page.replace("-", "%2D"), {}],
  [page.replace("screening-room", "screening-roo%6D"), {}],
  [`${page}/`, {}],
  [page, { "x-forwarded-host": "evil.example" }],
  [page, { "x-middleware-rewrite": "/en/member-variant/open/screening-room" }],
  [page, { "x-original-url": "/en/member-variant/open/screening-room" }],
  [page, { "if-none-match": "*" }],
  [page, { range: "bytes=0-99" }],
  [page, { "cache-control": "only-if-cached" }],
  [page, { vary: "cookie", "x-http-method-override": "PURGE" }],
];

test("[MEM-1][MEM-3] requests that try to poison the cache never mix the pages of members", async () => {
  const readers: Reader[] = [
    await signIn("Ada Quill"),
    await signIn("Bo Lantern"),
    { name: "a visitor", cookie: "theme=dark" },
  ];
  const isMember = ({ name }: Reader) => name !== "a visitor";
  const names = readers.filter(isMember).map(({ name }) => name);
  const wrong: string[] = [];
  let opened = 0;
  const check = async (reader: Reader, poison: (typeof poisons)[number]) => {
    const [path, headers, method] = poison;
    const { status, body, caching } = await send(
      path,
      { ...headers, cookie: reader.cookie },
      method,
    );
    const about = `${reader.name}, ${method ?? "GET"} ${path} ${JSON.stringify(headers)}: ${status}`;
    const others = names.filter((name) => name !== reader.name && body.includes(name));
    if (others.length > 0) wrong.push(`${about} names ${others.join()}`);
    const isOpen = leaksIn(body).length > 0;
    if (isOpen && !isMember(reader)) wrong.push(`${about} is open`);
    if (isMember(reader) && status === 200 && !caching.includes("no-store"))
      wrong.push(`${about} may be stored: ${caching}`);
    if (isOpen) opened += 1;
  };
  // All readers send each request in parallel, each time with a different reader first.
  for (const [index, poison] of poisons.entries()) {
    const first = index % readers.length;
    const order = [...readers.slice(first), ...readers.slice(0, first)];
    await Promise.all(order.map((reader) => check(reader, poison)));
  }
  expect(wrong).toEqual([]);
  expect(opened).toBeGreaterThan(2 * 10);
  const [ada] = readers;
  expect((await send(page, { cookie: ada?.cookie ?? "" })).body).toContain(canaries.en);
  expect(leaksIn((await send(page, {})).body)).toEqual([]);
});

test("[MEM-1] a request with the cookies of two members shows neither of them", async () => {
  const [ada, bo] = [await signIn("Ada Quill"), await signIn("Bo Lantern")];
  const shown = async (cookie: string | string[]) => {
    const { body } = await send(page, { cookie });
    return [ada, bo].filter(({ name }) => body.includes(name)).map(({ name }) => name);
  };
  expect(await shown(ada.cookie)).toEqual([ada.name]);
  expect(await shown(bo.cookie)).toEqual([bo.name]);
  expect(await shown(`${ada.cookie}; ${bo.cookie}`)).toEqual([]);
  expect(await shown(`${bo.cookie}; ${ada.cookie}`)).toEqual([]);
  expect(await shown([ada.cookie, bo.cookie])).toEqual([]);
  expect(await shown(`${ada.cookie}, ${bo.cookie}`)).toEqual([]);
  expect(await shown(ada.cookie.toUpperCase())).toEqual([]);
});

test("[GATE-3][MEM-1] no request that begins after a member signed out gets gated content", async () => {
  const ada = await signIn("Ada Quill");
  let isOut = false;
  let openBefore = 0;
  const late: string[] = [];
  const read = async () => {
    const beganOut = isOut;
    const { body } = await send(page, { cookie: ada.cookie });
    const isOpen = leaksIn(body).length > 0;
    if (!beganOut && isOpen) openBefore += 1;
    if (beganOut && (isOpen || body.includes(ada.name))) late.push(body.slice(0, 200));
  };
  const keepReading = async () => {
    for (let n = 0; n < 60; n += 1) await read();
  };
  const readers = Array.from({ length: 6 }, keepReading);
  await expect.poll(() => openBefore).toBeGreaterThan(20);
  const headers = { cookie: ada.cookie, origin: urls.site };
  const { status } = await fetch(`${urls.site}/api/session`, { method: "DELETE", headers });
  expect(status).toBeLessThan(300);
  isOut = true;
  await Promise.all(readers);
  await read();
  expect(late).toEqual([]);
});

test("[MEM-3] members see one version of a page, the newest within a second", async ({ lake }) => {
  const reader = await signIn("Ada Quill");
  const edition = (number: number) =>
    pageDocument("variant-editions", [
      textBlock(`Foyer, edition ${number}.`, "foyer"),
      gateBlock([textBlock(`Room, edition ${number}.`, key())], { _key: "gate" }),
    ]);
  const read = async () => {
    const { body } = await send("/en/variant-editions", { cookie: reader.cookie });
    const main = /<main.*<\/main>/s.exec(body)?.[0] ?? "";
    const found = [...main.matchAll(/(Foyer|Room), edition (\d+)\./g)];
    return found.map(([, place, number]) => `${place} ${number}`);
  };
  const whole = (number: number) => [`Foyer ${number}`, `Room ${number}`];
  await lake.createOrReplace(edition(0));
  await expect.poll(read, { timeout: 10_000 }).toEqual(whole(0));
  const mixed: string[][] = [];
  for (let number = 1; number <= 5; number += 1) {
    const published = lake.createOrReplace(edition(number));
    const early = await Promise.all(Array.from({ length: 12 }, read));
    for (const seen of early) {
      const isWhole = [number - 1, number].some((each) => seen.join() === whole(each).join());
      if (!isWhole) mixed.push(seen);
    }
    await published;
    await expect.poll(read, { timeout: 1_000, intervals: [50] }).toEqual(whole(number));
  }
  expect(mixed).toEqual([]);
});
