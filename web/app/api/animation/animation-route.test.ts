import { strToU8, zipSync } from "fflate";
import { afterAll, expect, test, vi } from "vitest";
import { openServer } from "../../../http-server.fixture.ts";
import { animationAddress } from "../../../content/animation/animation-address.ts";
import {
  editorsSecret,
  openContentDouble,
  studioRequest,
} from "../../../editors/draft/content-double.fixture.ts";
import { divertHttps } from "../../../content/outbound/divert-https.fixture.ts";
import { GET as check } from "./check/route.ts";
import { GET as serve } from "./route.ts";

const lottie = JSON.stringify({ fr: 30, ip: 0, op: 90, w: 100, h: 100, layers: [{ ty: 4 }] });
const packed = zipSync({
  "manifest.json": strToU8('{"animations":[{"id":"wave"}]}'),
  "animations/wave.json": strToU8(lottie),
});
const hash = "0123456789abcdef0123456789abcdef01234567";
const folder = "/files/marquee/production";

/** Mocks a public host. A request for `/to/<url>` is redirected to `<url>`. */
const host = await openServer((request, response) => {
  const target = /^\/to\/(.+)$/.exec(request.url ?? "")?.[1];
  if (target !== undefined) {
    return response.writeHead(302, { location: decodeURIComponent(target) }).end();
  }
  if (request.url === "/wave.lottie") return response.end(packed);
  return response.end(request.url === "/lottie.json" ? lottie : "<!doctype html>");
});
const outside = "https://lottie.example";

const undivert = divertHttps("lottie.example", host.port);
const content = await openContentDouble((path) => ({
  status: 200,
  body: path === `${folder}/${hash}.json` ? lottie : '{"token":"secret-of-the-lake"}',
}));
afterAll(() => {
  undivert();
  content.close();
  host.close();
});

const login = `${content.url}/v1/auth/login/pLocalEditor?origin=http://localhost:3000/`;

const ask = async (query: Record<string, string>, secret = editorsSecret) => {
  const response = await check(studioRequest("/api/animation/check", { ...query, secret }));
  return { status: response.status, body: await response.text() };
};

const served = (query: string | null) =>
  serve(new Request(new URL(query ?? "", "https://site.example")));
const typed = (address: string) => animationAddress({ source: "address", fileUrl: null, address });
const uploaded = (fileUrl: string) => animationAddress({ source: "file", fileUrl, address: null });

const unreachable = JSON.stringify({
  problem: "The file cannot be downloaded: the URL of the file must be public and use https.",
  warning: null,
});

test("[BLK-2] reports to the studio whether a URL or an uploaded file holds an animation, with the reason if it does not", async () => {
  for (const query of [{ address: `${outside}/lottie.json` }, { file: `file-${hash}-json` }])
    expect((await ask(query)).body).toBe('{"problem":null,"warning":null}');
  expect((await ask({ address: `${outside}/page.html` })).body).toMatch(/not JSON/);
});

test("[SEC-1] requests nothing from the content service for a typed or redirecting URL, with one error for all of them", async () => {
  const addresses = [
    login,
    `${content.url}${folder}/${hash}.json`,
    `${outside}/to/${encodeURIComponent(login)}`,
    `${outside}/to/${encodeURIComponent("http://localhost:3000/#sid=one-time-code")}`,
    "https://no-such-name.example/",
    "https://169.254.169.254/latest/",
  ];
  const before = content.requestedPaths.length;
  for (const address of addresses) expect((await ask({ address })).body).toBe(unreachable);
  expect(
    content.requestedPaths.slice(before).filter((path) => !path.includes("/data/query/")),
  ).toEqual([]);
});

test.each([
  "file-../../v1/auth/login/pLocalEditor-json",
  `image-${hash}-1x1-png`,
  `file-${hash}-json/../x`,
])("[SEC-1] returns 400 for the invalid file ID %s", async (file) => {
  expect((await ask({ file })).status).toBe(400);
});

test("[BLK-1] serves an animation with a signed URL as JSON, typed or uploaded", async () => {
  for (const query of [
    typed(`${outside}/lottie.json`),
    typed(`${outside}/wave.lottie`),
    uploaded(`${content.url}${folder}/${hash}.json`),
  ]) {
    const answer = await served(query);
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(await answer.text()).toBe(lottie);
  }
});

test("[BLK-2][SEC-1] serves neither another file nor with the signature of another URL", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const other = new URL(typed(`${outside}/lottie.json`) ?? "", "https://site.example");
  other.searchParams.set("src", `${outside}/x.json`);
  expect((await served(other.href)).status).toBe(403);
  const page = await served(typed(`${outside}/page.html`));
  expect(page.status).toBe(422);
  expect(await page.text()).not.toContain("JSON:");
});

test("[SEC-1] returns 502 and requests nothing from the content service for a typed URL or one outside its files", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const before = content.requestedPaths.length;
  const queries = [
    typed(`${content.url}${folder}/${hash}.json`),
    typed(login),
    uploaded(login),
    uploaded(`${content.url}${folder}/../../../v1/auth/login/pLocalEditor`),
    uploaded(`${content.url}${folder}/%2e%2e/x.json`),
  ];
  for (const query of queries) expect((await served(query)).status).toBe(502);
  expect(content.requestedPaths).toHaveLength(before);
});
