import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestGateway } from "./test-gateway.ts";

const site = "http://localhost:3120";
const signUpPath = "/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key";
const signInPath = "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key";
let trial: Awaited<ReturnType<typeof startTestGateway>>;

beforeAll(async () => {
  trial = await startTestGateway();
});
afterAll(() => trial.stop());

describe("access to the gateway", () => {
  test("[SEC-3] refuses a page of another origin and names the reason", async () => {
    const reply = await trial.raw(signInPath, {}, { origin: "http://localhost:8080" });
    expect(reply.status).toBe(403);
    expect(reply.headers["access-control-allow-origin"]).toBeUndefined();
    expect(JSON.stringify(reply.body)).toContain("Pages of http://localhost:8080 may not use");
  });

  test("[SEC-3] refuses a preflight of another origin and allows only the site's origin", async () => {
    const rogue = await trial.raw(
      signInPath,
      undefined,
      { origin: "https://evil.test" },
      "OPTIONS",
    );
    expect(rogue.status).toBe(403);
    const own = await trial.raw(signInPath, undefined, { origin: site }, "OPTIONS");
    expect(own.status).toBe(204);
    expect(own.headers["access-control-allow-origin"]).toBe(site);
  });

  test("[SEC-3] refuses an unknown host name, which prevents DNS rebinding", async () => {
    const reply = await trial.raw(signInPath, {}, { host: "evil.test" });
    expect(reply.status).toBe(421);
  });

  test("[SEC-3] refuses a cross-site image or script request without an origin", async () => {
    const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" };
    const reply = await trial.raw(
      "/identitytoolkit.googleapis.com/v1/projects",
      undefined,
      headers,
      "GET",
    );
    expect(reply.status).toBe(403);
  });

  test("[SEC-3] refuses the emulator's owner token", async () => {
    const path = "/identitytoolkit.googleapis.com/v1/projects/demo-marquee/accounts:batchGet";
    const reply = await trial.raw(path, undefined, { authorization: "Bearer owner" }, "GET");
    expect(reply.status).toBe(403);
    expect((await trial.raw(path, undefined, {}, "GET")).status).toBe(403);
    expect((await trial.raw(path, undefined, trial.ownersKey, "GET")).status).toBe(200);
  });

  test("[SEC-3] refuses the owner's secret from a page, and a wrong secret", async () => {
    const reply = await trial.raw(
      "/marquee/issued",
      { token: "x" },
      { ...trial.ownersKey, origin: site },
    );
    expect(reply.status).toBe(403);
    const guessed = await trial.raw("/owner/wrong-secret/marquee/issued", { token: "x" });
    expect(guessed.status).toBe(403);
  });

  test("[SEC-3] refuses visitors at the emulator's own endpoints", async () => {
    const codes = "/emulator/v1/projects/demo-marquee/oobCodes";
    expect((await trial.raw(codes, undefined, { origin: site }, "GET")).status).toBe(403);
    const accounts = "/emulator/v1/projects/demo-marquee/accounts";
    expect((await trial.raw(accounts, undefined, { origin: site }, "DELETE")).status).toBe(403);
  });

  test("[SEC-3] returns 404 for an operation that is not offered", async () => {
    const forgedUid = "/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=k";
    expect((await trial.raw(forgedUid, { token: '{"uid":"x"}' })).status).toBe(404);
  });
});

describe("request bodies", () => {
  test("returns 413 for an oversized body", async () => {
    const reply = await trial.raw(signUpPath, { email: "x".repeat(70_000) });
    expect(reply.status).toBe(413);
  });

  test("returns 400 or 415 for a body that is invalid, compressed or of another type", async () => {
    expect((await trial.raw(signUpPath, "{")).status).toBe(400);
    expect((await trial.raw(signUpPath, "[]")).status).toBe(400);
    expect((await trial.raw(signUpPath, "{}", { "content-encoding": "gzip" })).status).toBe(415);
    expect((await trial.raw(signUpPath, "a=b", { "content-type": "text/plain" })).status).toBe(415);
  });
});
