import { afterAll, expect, test, vi } from "vitest";
import { openServer } from "../../http-server.fixture.ts";
import { stubSiteEnv } from "../../runtime/site-env.fixture.ts";
import { ownPicture } from "./own-picture.server.ts";

vi.mock("server-only", () => ({}));

const logo = `${"c0ffee01".repeat(5)}-16x16.svg`;
const broken = `${"c0ffee02".repeat(5)}-16x16.svg`;
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="8"/>';
const asked: string[] = [];
const { port, close } = await openServer(({ url = "" }, response) => {
  asked.push(url.split("/").at(-1) ?? "");
  response.writeHead(200).end(url.endsWith(logo) ? svg : "no image");
});
stubSiteEnv();
vi.stubEnv("MARQUEE_LAKE_URL", `http://127.0.0.1:${port}`);
afterAll(close);

const read = (name: string) =>
  ownPicture(`https://cdn.sanity.io/${name}`, { crop: null, width: 32, height: 32 });

test("[SEC-5] decodes an uploaded picture once, and refuses one that it refused before", async () => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    expect(await read(logo)).toMatchObject({ width: 32, height: 16 });
    await expect(read(broken)).rejects.toThrow("unsupported image format");
  }
  expect(asked).toEqual([logo, broken]);
});
