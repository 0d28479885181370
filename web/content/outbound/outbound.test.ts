import { createServer, type RequestListener } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { checkAddress, isPublicAddress, lookupPublic } from "./address.ts";
import { outboundFetch } from "./fetch.ts";

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

async function host(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return `127.0.0.1:${address.port}`;
}

const limits = { timeoutMs: 1_000, maxBytes: 1_000 };

describe("[SEC-1] checking URLs and addresses", () => {
  it.each([
    "http://example.org/a.json",
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://10.1.2.3/",
    "https://169.254.169.254/latest/meta-data",
    "https://[::ffff:127.0.0.1]/",
    "https://0x7f000001/",
    "https://user:word@example.org/",
    "file:///etc/passwd",
    "nonsense",
  ])("refuses %s", (address) => {
    expect(() => checkAddress(address, [])).toThrow(/refused|not an address/);
  });

  it("accepts a public https URL", () => {
    expect(checkAddress("https://example.org/a.json", []).trusted).toBe(false);
  });

  it.each(["8.8.8.8", "2606:4700::1111"])("%s is public", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it("refuses a name that resolves to this machine", async () => {
    const error = await new Promise((resolve) => {
      lookupPublic("localhost", { all: true }, (failure) => resolve(failure));
    });
    expect(String(error)).toMatch(/refused.*not on the public internet/);
  });
});

describe("[SEC-1] limits of a response", () => {
  it("returns status, type and body of an allowed host", async () => {
    const at = await host((_, response) => {
      response.writeHead(404, { "content-type": "text/plain" }).end("none");
    });
    const answer = await outboundFetch(`http://${at}/x`, { ...limits, allow: [at] });
    expect(answer.status).toBe(404);
    expect(answer.contentType).toBe("text/plain");
    expect(new TextDecoder().decode(answer.body)).toBe("none");
  });

  it("stops at the size limit", async () => {
    const at = await host((_, response) => response.end("x".repeat(2_000)));
    await expect(outboundFetch(`http://${at}/`, { ...limits, allow: [at] })).rejects.toMatchObject({
      kind: "tooLarge",
    });
  });

  it("stops at the time limit", async () => {
    const at = await host(() => {});
    await expect(
      outboundFetch(`http://${at}/`, { timeoutMs: 100, maxBytes: 10, allow: [at] }),
    ).rejects.toMatchObject({ kind: "timeout" });
  });

  it("checks the URL of every redirect", async () => {
    const at = await host((_, response) => {
      response.writeHead(302, { location: "https://169.254.169.254/" }).end();
    });
    await expect(outboundFetch(`http://${at}/`, { ...limits, allow: [at] })).rejects.toMatchObject({
      kind: "refused",
    });
  });

  it("[VID-2] refuses a redirect to a host that is missing from the list of allowed hosts", async () => {
    const at = await host((_, response) => {
      response.writeHead(302, { location: "https://films.example/" }).end();
    });
    const named = { ...limits, allow: [at], onlyHosts: ["127.0.0.1"] };
    await expect(outboundFetch(`http://${at}/`, named)).rejects.toThrow("only 127.0.0.1 is asked");
  });

  it("[SEC-1] refuses every host of this machine that is not exempt", async () => {
    let asked = 0;
    const at = await host((_, response) => {
      asked += 1;
      response.end();
    });
    await expect(outboundFetch(`http://${at}/`, limits)).rejects.toMatchObject({ kind: "refused" });
    expect(asked).toBe(0);
  });
});
