import type { RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { openServer } from "../../http-server.fixture.ts";
import { checkAddress, isPublicAddress, lookupPublic } from "./address.ts";
import { replaceLookups } from "./replace-lookups.fixture.ts";
import { divertHttps } from "./divert-https.fixture.ts";
import { outboundFetch, type OutboundOptions } from "./fetch.ts";

/** Starts a server on this machine. Returns its host and port. */
async function host(listener: RequestListener): Promise<string> {
  const { port, close } = await openServer(listener);
  onTestFinished(close);
  return `127.0.0.1:${port}`;
}

const limits = { timeoutMs: 2_000, maxBytes: 10_000 };
const fetchFrom = (at: string, over: Partial<OutboundOptions> = {}) =>
  outboundFetch(`http://${at}/`, { ...limits, allow: [at], ...over });

test.each([
  "127.0.0.1",
  "0.0.0.0",
  "10.0.0.1",
  "169.254.169.254",
  "172.16.0.1",
  "192.168.1.1",
  "::",
  "::1",
  "::127.0.0.1",
  "::ffff:127.0.0.1",
  "64:ff9b::169.254.169.254",
  "2002:7f00:1::",
  "fe80::1",
  "fd00:ec2::254",
  "ff02::1",
  "2001:db8::1",
  "not an address",
])("[SEC-1] %s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "2606:4700::1111"])("[SEC-1] %s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
  expect(checkAddress("https://example.org/a.json", []).trusted).toBe(false);
});

test.each([
  "https://2130706433/",
  "https://127.1/",
  "https://127.0.0.1./",
  "https://①②⑦.⓪.⓪.①/",
  "https://[::ffff:169.254.169.254]/",
  "https://[64:ff9b::a9fe:a9fe]/",
  "https://example.org@127.0.0.1/",
  "ftp://example.org/",
  "gopher://127.0.0.1:6379/_INFO",
  "//example.org/",
  "https://",
])("[SEC-1] %s is refused", (address) => {
  expect(() => checkAddress(address, [])).toThrow(/refused|not an address/);
});

const fetchName = (name: string) => outboundFetch(`https://${name}/a.json`, limits);

test.each([
  ["this machine", ["127.0.0.1"]],
  ["a cloud's metadata", ["169.254.169.254"]],
  ["an older address in a newer one", ["::ffff:127.0.0.1"]],
  ["one through a translator", ["64:ff9b::a9fe:a9fe"]],
  ["a public host and this machine", ["93.184.215.14", "127.0.0.1"]],
])("[SEC-1] refuses a name that resolves to %s", async (_where, addresses) => {
  const names = replaceLookups({ "films.example.": [addresses] });
  onTestFinished(names.restore);
  await expect(fetchName("films.example.")).rejects.toMatchObject({
    kind: "refused",
    message: expect.stringContaining("not on the public internet"),
  });
});

test.each(["localhost", "LOCALHOST"])("[SEC-1] refuses %s", async (name) => {
  await expect(fetchName(name)).rejects.toMatchObject({ kind: "refused" });
});

test("[SEC-1] checks the result of every lookup, so that DNS rebinding fails", async () => {
  const names = replaceLookups({ "rebind.example": [["93.184.215.14"], ["127.0.0.1"]] });
  onTestFinished(names.restore);
  const lookUp = () =>
    new Promise((resolve) => {
      lookupPublic("rebind.example", { all: true }, (error, found) => resolve(error ?? found));
    });
  expect(await lookUp()).toEqual([{ address: "93.184.215.14", family: 4 }]);
  expect(names.lookups).toHaveLength(1);
  expect(String(await lookUp())).toContain("not on the public internet");
});

test.each([
  "http://127.0.0.1:1/",
  "https://127.0.0.1/",
  "https://[::1]/",
  "http://example.org/",
  "https://me:pw@example.org/",
  "//169.254.169.254/",
])("[SEC-1] refuses a redirect to %s", async (location) => {
  const at = await host((_, response) => response.writeHead(302, { location }).end());
  await expect(fetchFrom(at)).rejects.toMatchObject({ kind: "refused" });
});

test.each(["/other", "http://{at}/other", "//{at}/other"])(
  "[SEC-1] refuses a redirect to %s on a host that was exempt for the first URL only",
  async (location) => {
    let requestCount = 0;
    const at = await host((request, response) => {
      requestCount += 1;
      const to = location.replace("{at}", request.headers.host ?? "");
      response.writeHead(302, { location: to }).end();
    });
    await expect(fetchFrom(at)).rejects.toMatchObject({ kind: "refused" });
    expect(requestCount).toBe(1);
  },
);

test("[SEC-1] names no address in the error when a redirect is refused", async () => {
  const location = "http://localhost:3000/#sid=secret-of-a-redirect";
  const at = await host((_, response) => response.writeHead(302, { location }).end());
  const error = await fetchFrom(at).catch(String);
  expect(error).toContain("refused");
  expect(error).not.toMatch(/localhost|127\.0|secret|sid/);
});

test("[SEC-1] stops after three redirects", async () => {
  let requestCount = 0;
  const at = await host((_, response) => {
    requestCount += 1;
    response.writeHead(307, { location: `/${requestCount}` }).end();
  });
  onTestFinished(divertHttps("circle.example", Number(at.split(":")[1])));
  await expect(outboundFetch("https://circle.example/", limits)).rejects.toMatchObject({
    kind: "unreachable",
  });
  expect(requestCount).toBe(4);
});

test.each([
  ["an invalid URL", "http://[", "redirects to no address"],
  ["[VID-2] a host missing from a list", "https://films.example/", "only 127.0.0.1 is asked"],
])("[SEC-1] refuses a redirect to %s with a reason", async (_what, location, reason) => {
  const at = await host((_, response) => response.writeHead(302, { location }).end());
  await expect(fetchFrom(at, { onlyHosts: ["127.0.0.1"] })).rejects.toThrow(reason);
});

test("[SEC-1] refuses every host of this machine that is not exempt", async () => {
  let requestCount = 0;
  const at = await host((_, response) => {
    requestCount += 1;
    response.end();
  });
  await expect(fetchFrom(at, { allow: [] })).rejects.toMatchObject({ kind: "refused" });
  expect(requestCount).toBe(0);
});

test("[SEC-1] returns status, type and body of an allowed host", async () => {
  const at = await host((_, response) => {
    response.writeHead(404, { "content-type": "text/plain" }).end("none");
  });
  const { body, ...head } = await fetchFrom(at);
  expect(head).toMatchObject({ status: 404, contentType: "text/plain" });
  expect(Buffer.from(body).toString()).toBe("none");
});

test("[SEC-1] rejects a declared length over the limit", async () => {
  const at = await host((_, response) =>
    response.writeHead(200, { "content-length": String(10 * 1024 ** 3) }).write("x"),
  );
  await expect(fetchFrom(at)).rejects.toMatchObject({ kind: "tooLarge" });
});

test("[SEC-1] stops reading a body without a length at the limit, and closes the connection", async () => {
  let sent = 0;
  const closed = Promise.withResolvers<void>();
  const chunk = Buffer.alloc(64 * 1024);
  const at = await host((_, response) => {
    const more = () => {
      do sent += chunk.length;
      while (response.write(chunk));
    };
    response.on("drain", more).on("close", closed.resolve);
    more();
  });
  await expect(fetchFrom(at)).rejects.toMatchObject({ kind: "tooLarge" });
  await closed.promise;
  expect(sent).toBeLessThan(16 * 1024 * 1024);
});

test.each<[string, RequestListener]>([
  ["no response arrives", () => {}],
  [
    "the body arrives one byte at a time",
    (_, response) => {
      const timer = setInterval(() => response.write("x"), 20);
      response.on("close", () => clearInterval(timer));
    },
  ],
])("[SEC-1] times out when %s", async (_what, listener) => {
  const at = await host(listener);
  await expect(fetchFrom(at, { timeoutMs: 200 })).rejects.toMatchObject({ kind: "timeout" });
});

test("[PAGE-9] a response that arrived while this process was busy is not late", async () => {
  const at = await host((_request, response) => response.end("{}"));
  const fetched = fetchFrom(at, { timeoutMs: 200 });
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);
  await expect(fetched).resolves.toMatchObject({ status: 200 });
});

test("[SEC-1] rejects a compressed body without decompressing it", async () => {
  const bomb = gzipSync(Buffer.alloc(32 * 1024 * 1024));
  const at = await host((_, response) =>
    response.writeHead(200, { "content-encoding": "gzip" }).end(bomb),
  );
  await expect(fetchFrom(at, { maxBytes: 1024 * 1024 })).rejects.toThrow("compressed");
});

test("[SEC-1] rejects a body that ends before its declared length", async () => {
  const at = await host((_, response) => {
    response.writeHead(200, { "content-length": "100" }).write("half");
    setImmediate(() => response.destroy());
  });
  await expect(fetchFrom(at)).rejects.toMatchObject({ kind: "unreachable" });
});
