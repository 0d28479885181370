import { afterAll, expect, test, vi } from "vitest";
import { openServer } from "../../http-server.fixture.ts";
import { stubSiteEnv } from "../../runtime/site-env.fixture.ts";
import { readOwnImage } from "./own-image.server.ts";

vi.mock("server-only", () => ({}));

const name = `${"c0ffee01".repeat(5)}-600x60.png`;
const asked: string[] = [];
const { port, close } = await openServer(({ url = "" }, response) => {
  asked.push(url);
  response.writeHead(url.endsWith(`/${name}`) ? 200 : 404).end("bytes");
});
stubSiteEnv();
vi.stubEnv("MARQUEE_LAKE_URL", `http://127.0.0.1:${port}`);
afterAll(close);

test("[SEC-1] reads an image from the content service only, whatever host its URL names, and nothing for another URL", async () => {
  const image = await readOwnImage(`https://evil.example/elsewhere/${name}?w=1`);
  expect(new TextDecoder().decode(image)).toBe("bytes");
  expect(asked).toEqual([`/images/marquee/production/${name}`]);
  for (const url of ["", "https://evil.example/logo.png", `https://evil.example/..%2F${name}`]) {
    await expect(readOwnImage(url)).rejects.toThrow("is not the address of an uploaded image");
  }
  expect(asked).toHaveLength(1);
});
