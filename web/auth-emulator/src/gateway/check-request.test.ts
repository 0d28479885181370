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

describe("who is let in", () => {
  test("[SEC-3] a page of another origin is refused, and told why", async () => {
    const reply = await trial.raw(signInPath, {}, { origin: "http://localhost:8080" });
    expect(reply.status).toBe(403);
    expect(reply.headers["access-control-allow-origin"]).toBeUndefined();
    expect(JSON.stringify(reply.body)).toContain("Pages of http://localhost:8080 may not use");
  });

  test("[SEC-3] a preflight of another origin is refused; the site's is answered for that origin alone", async () => {
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

  test("[SEC-3] a host name that is not ours is refused, so that no page can rebind its own name", async () => {
    const reply = await trial.raw(signInPath, {}, { host: "evil.test" });
    expect(reply.status).toBe(421);
  });

  test("[SEC-3] an image or script of a page that names no origin is refused", async () => {
    const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" };
    const reply = await trial.raw(
      "/identitytoolkit.googleapis.com/v1/projects",
      undefined,
      headers,
      "GET",
    );
    expect(reply.status).toBe(403);
  });

  test("[SEC-3] the emulator's owner token opens nothing", async () => {
    const path = "/identitytoolkit.googleapis.com/v1/projects/demo-marquee/accounts:batchGet";
    const reply = await trial.raw(path, undefined, { authorization: "Bearer owner" }, "GET");
    expect(reply.status).toBe(403);
    expect((await trial.raw(path, undefined, {}, "GET")).status).toBe(403);
    expect((await trial.raw(path, undefined, trial.ownersKey, "GET")).status).toBe(200);
  });

  test("[SEC-3] not even the secret opens the owner's door to a page", async () => {
    const reply = await trial.raw(
      "/marquee/issued",
      { token: "x" },
      { ...trial.ownersKey, origin: site },
    );
    expect(reply.status).toBe(403);
    const guessed = await trial.raw("/owner/wrong-secret/marquee/issued", { token: "x" });
    expect(guessed.status).toBe(403);
  });

  test("[SEC-3] the emulator's own endpoints are closed to visitors", async () => {
    const codes = "/emulator/v1/projects/demo-marquee/oobCodes";
    expect((await trial.raw(codes, undefined, { origin: site }, "GET")).status).toBe(403);
    const accounts = "/emulator/v1/projects/demo-marquee/accounts";
    expect((await trial.raw(accounts, undefined, { origin: site }, "DELETE")).status).toBe(403);
  });

  test("[SEC-3] an operation that is not offered is not there", async () => {
    const forgedUid = "/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=k";
    expect((await trial.raw(forgedUid, { token: '{"uid":"x"}' })).status).toBe(404);
  });
});

describe("what is too much", () => {
  test("an oversized body is refused with 413", async () => {
    const reply = await trial.raw(signUpPath, { email: "x".repeat(70_000) });
    expect(reply.status).toBe(413);
  });

  test("a body that is no JSON, or compressed, or of another type has a clear answer", async () => {
    expect((await trial.raw(signUpPath, "{")).status).toBe(400);
    expect((await trial.raw(signUpPath, "[]")).status).toBe(400);
    expect((await trial.raw(signUpPath, "{}", { "content-encoding": "gzip" })).status).toBe(415);
    expect((await trial.raw(signUpPath, "a=b", { "content-type": "text/plain" })).status).toBe(415);
  });
});
