import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { outboundFetch } from "../outbound/fetch.ts";
import { createTexts } from "./texts.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A translations host on a port of its own; `answer` decides what it sends. */
async function startHost(answer: RequestListener): Promise<{ port: number; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { port: portOf(address), asked };
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === "string") throw new Error("The host has no port.");
  return address.port;
}

const json =
  (tree: unknown): RequestListener =>
  (_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(tree));
  };

/** Texts that read from the host through the real outbound door, with a clock of their own. */
function textsFrom(port: number, template = `http://127.0.0.1:${port}/{{lng}}/{{ns}}.json`) {
  const lines: string[] = [];
  const clock = { now: 1_000_000 };
  const settings = { translationFiles: template, defaultLanguage: "en" };
  const texts = createTexts({
    fetchFile: (address) =>
      outboundFetch(address, { timeoutMs: 300, maxBytes: 20_000, allow: [`127.0.0.1:${port}`] }),
    siteUrl: () => `http://127.0.0.1:${port}`,
    log: (line) => lines.push(line),
    now: () => clock.now,
  });
  return {
    lines,
    clock,
    settings,
    getTranslate: (language: string) => texts.getTranslate(language, settings),
  };
}

describe("texts at the address in the locale settings", () => {
  test("[I18N-1] stand in the place of the shipped ones, key by key", async () => {
    const host = await startHost(json({ consent: { acceptAll: "Ja, alles" } }));
    const t = await textsFrom(host.port).getTranslate("de");
    expect(t("consent.acceptAll")).toBe("Ja, alles");
    expect(t("consent.rejectAll")).toBe("Alle ablehnen");
    expect(host.asked.toSorted()).toEqual(["/de/interface.json", "/en/interface.json"]);
  });

  test("[I18N-1] are read from this site where the address is a path", async () => {
    const host = await startHost(json({ consent: { acceptAll: "Von hier" } }));
    const t = await textsFrom(host.port, "/texts/{{lng}}.json").getTranslate("de");
    expect(t("consent.acceptAll")).toBe("Von hier");
  });

  test("[I18N-1] are asked for once while they are fresh, and not waited for afterwards", async () => {
    const host = await startHost(json({ consent: { acceptAll: "Ja" } }));
    const texts = textsFrom(host.port);
    await texts.getTranslate("en");
    await texts.getTranslate("en");
    expect(host.asked).toHaveLength(1);
    texts.clock.now += 61_000;
    expect((await texts.getTranslate("en"))("consent.acceptAll")).toBe("Ja");
    await expect.poll(() => host.asked.length).toBe(2);
  });

  test("[I18N-1] are those of the new address as soon as the settings name it", async () => {
    const host = await startHost((request, response) =>
      json({ consent: { acceptAll: request.url } })(request, response),
    );
    const texts = textsFrom(host.port);
    await texts.getTranslate("en");
    texts.settings.translationFiles = `http://127.0.0.1:${host.port}/new/{{lng}}/{{ns}}.json`;
    const t = await texts.getTranslate("en");
    expect(t("consent.acceptAll")).toBe("/new/en/interface.json");
  });

  test("[I18N-1] show values as they are, escaped by nobody but React", async () => {
    const host = await startHost(json({ site: { notInLanguage: "Nicht auf {{language}}" } }));
    const t = await textsFrom(host.port).getTranslate("de");
    expect(t("site.notInLanguage", { language: `<Deutsch & "mehr">` })).toBe(
      `Nicht auf <Deutsch & "mehr">`,
    );
  });
});

describe("an address that does not deliver", () => {
  test.each<[string, RequestListener]>([
    ["answers with an error", (_request, response) => void response.writeHead(500).end("{}")],
    ["is slow", () => undefined],
    ["sends HTML", (_request, response) => void response.end("<!doctype html><p>Hello")],
    ["sends a list", json(["a"])],
    ["sends numbers for texts", json({ consent: { acceptAll: 1 } })],
    ["sends more than the ceiling", json({ consent: { acceptAll: "x".repeat(30_000) } })],
    ["nests without end", (_request, response) => void response.end(`${'{"a":'.repeat(3_000)}1`)],
    [
      "sends bytes that are no text",
      (_request, response) => void response.end(Buffer.from([0xff, 0xfe])),
    ],
  ])("[I18N-1] that %s: the shipped texts stand, and it is logged once", async (_what, answer) => {
    const host = await startHost(answer);
    const texts = textsFrom(host.port, `http://127.0.0.1:${host.port}/{{ns}}`);
    const t = await texts.getTranslate("de");
    await texts.getTranslate("de");
    expect(t("consent.acceptAll")).toBe("Alle annehmen");
    expect(texts.lines).toHaveLength(1);
    expect(texts.lines[0]).toContain(`http://127.0.0.1:${host.port}/interface can't be used`);
  });

  test("[I18N-1] keeps the last good texts, and is used again once it is well", async () => {
    let well = true;
    let said = "Ja";
    const host = await startHost((request, response) =>
      well
        ? json({ consent: { acceptAll: said } })(request, response)
        : void response.writeHead(503).end(),
    );
    const texts = textsFrom(host.port);
    await texts.getTranslate("en");
    well = false;
    texts.clock.now += 61_000;
    await texts.getTranslate("en");
    await expect.poll(() => texts.lines.length).toBe(1);
    expect((await texts.getTranslate("en"))("consent.acceptAll")).toBe("Ja");
    for (const asked of [3, 4]) {
      texts.clock.now += 5_001;
      // oxlint-disable-next-line no-await-in-loop -- the second failure comes after the first
      await expect.poll(() => texts.getTranslate("en").then(() => host.asked.length)).toBe(asked);
    }
    expect(texts.lines).toHaveLength(1);
    well = true;
    said = "Ja doch";
    texts.clock.now += 5_001;
    await expect.poll(async () => (await texts.getTranslate("en"))("consent.acceptAll")).toBe(said);
  });

  test("[SEC-1] that sends a prototype changes no object of ours", async () => {
    const host = await startHost(
      (_request, response) => void response.end('{"__proto__":{"consent":{"acceptAll":"Ha"}}}'),
    );
    const t = await textsFrom(host.port).getTranslate("en");
    expect(t("consent.acceptAll")).toBe("Accept all");
    expect("consent" in {}).toBe(false);
  });

  test("[SEC-1] and is not let through the outbound door is never asked", async () => {
    const host = await startHost(json({}));
    const texts = textsFrom(host.port, `http://localhost:${host.port}/{{lng}}`);
    expect((await texts.getTranslate("en"))("consent.acceptAll")).toBe("Accept all");
    expect(host.asked).toEqual([]);
  });
});

describe("a text that is missing", () => {
  test("[I18N-4] does not compile, and answers its key where a type was got round", async () => {
    const host = await startHost(json({}));
    const texts = textsFrom(host.port);
    const t = await texts.getTranslate("en");
    // @ts-expect-error -- the point of the test: the English file has no such key.
    expect(t("consent.nothing")).toBe("consent.nothing");
    expect(texts.lines).toEqual(['i18n: no language has a text "consent.nothing".']);
  });

  test("[I18N-4] is said in the default language and logged once", async () => {
    const host = await startHost((request, response) =>
      request.url?.startsWith("/pt")
        ? json({ consent: { acceptAll: "Aceitar tudo" } })(request, response)
        : json({})(request, response),
    );
    const texts = textsFrom(host.port);
    texts.settings.defaultLanguage = "de";
    const t = await texts.getTranslate("pt");
    expect(t("consent.acceptAll")).toBe("Aceitar tudo");
    expect(t("consent.rejectAll")).toBe("Alle ablehnen");
    texts.clock.now += 61_000;
    await texts.getTranslate("pt");
    await texts.getTranslate("pt");
    const missing = texts.lines.filter((line) => line.includes('"pt" has no text'));
    expect(missing).toHaveLength(1);
    expect(missing[0]).toContain("consent.rejectAll");
  });

  test("[I18N-1] never makes two fetched texts name each other without end", async () => {
    const host = await startHost(
      json({ consent: { acceptAll: "$t(consent.rejectAll)", rejectAll: "$t(consent.acceptAll)" } }),
    );
    const t = await textsFrom(host.port).getTranslate("en");
    expect(t("consent.acceptAll")).toBe("$t(consent.rejectAll)");
  });

  test("[I18N-1] a language that is no language is the default, and nothing is asked for it", async () => {
    const host = await startHost(json({}));
    const t = await textsFrom(host.port).getTranslate("../../etc");
    expect(t("consent.acceptAll")).toBe("Accept all");
    expect(host.asked).toEqual(["/en/interface.json"]);
  });
});
