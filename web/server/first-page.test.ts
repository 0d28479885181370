import { createServer } from "node:http";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { statusOfOwn, untilPageIsServed } from "./first-page.ts";

test.each([200, 404])(
  "[RUN-1][RUN-3] a site is not ready before a page was served (%i without pages), and names each failure once",
  async (served) => {
    const results = [503, 503, new Error("connect ECONNREFUSED"), 503, served];
    const failures: string[] = [];
    const pauses: number[] = [];
    await untilPageIsServed({
      request: async () => {
        const result = results.shift() ?? 500;
        if (typeof result === "number") return result;
        throw result;
      },
      onFailure: (reason) => failures.push(reason),
      pause: async (ms) => void pauses.push(ms),
    });
    expect(results).toEqual([]);
    expect(failures).toEqual(["status 503", "connect ECONNREFUSED", "status 503"]);
    expect(pauses).toHaveLength(4);
  },
);

test.each(["127.0.0.1", "0.0.0.0", "::"])("requests a page from a server on %s", async (host) => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === "/en" ? 200 : 404;
    response.end();
  });
  server.listen(0, host);
  onTestFinished(() => void server.close());
  await once(server, "listening");
  expect(await statusOfOwn(server, "/en")).toBe(200);
  expect(await statusOfOwn(server, "/x")).toBe(404);
  await expect(statusOfOwn(createServer(), "/en")).rejects.toThrow("doesn't listen");
});
