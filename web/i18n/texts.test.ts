import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { outboundFetch } from "../content/outbound/fetch.ts";
import { InterfaceText } from "../design/ui/interface-text.tsx";
import { createTranslate } from "./interpreter.ts";
import type { Texts } from "./text-file.ts";
import { createTexts } from "./texts.ts";
import { createTranslationFiles } from "./translation-files.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
  vi.useRealTimers();
});

/**
 * Starts an HTTP server for translation files on a free port. `answer` handles its requests, and
 * `asked` in the result lists their URLs.
 */
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

/**
 * Creates the interface texts with a fake clock. The real `outboundFetch` fetches the translation
 * files from the given port.
 */
function textsFrom(port: number, template = `http://127.0.0.1:${port}/{{lng}}/{{ns}}.json`) {
  const lines: string[] = [];
  const clock = { now: 1_000_000 };
  const languages = ["en", "de", "ar", "pt"].map((code) => ({ code }));
  const settings = { translationFiles: template, languages, defaultLanguage: "en" };
  const stored = new Map<string, Texts>();
  const texts = createTexts({
    fetchFile: (address) =>
      outboundFetch(address, { timeoutMs: 300, maxBytes: 20_000, allow: [`127.0.0.1:${port}`] }),
    siteUrl: () => `http://127.0.0.1:${port}`,
    lastGood: {
      store: async (address, good) => void stored.set(address, good),
      find: async (address) => stored.get(address) ?? null,
    },
    log: (line) => lines.push(line),
    now: () => clock.now,
  });
  return {
    lines,
    clock,
    settings,
    stored,
    readAgain: () => texts.readAgain(async () => settings),
    expire: texts.expire,
    getTranslate: (language: string) => texts.getTranslate(language, settings),
  };
}

describe("texts at the URL in the locale settings", () => {
  test("[I18N-1] replace the shipped ones key by key", async () => {
    const host = await startHost(json({ consent: { acceptAll: "Ja, alles" } }));
    const t = await textsFrom(host.port).getTranslate("de");
    expect(t("consent.acceptAll")).toBe("Ja, alles");
    expect(t("consent.rejectAll")).toBe("Alle ablehnen");
    expect(host.asked.toSorted()).toEqual(["/de/interface.json", "/en/interface.json"]);
  });

  test("[I18N-1] are fetched from this site when the URL is a path", async () => {
    const host = await startHost(json({ consent: { acceptAll: "Von hier" } }));
    const t = await textsFrom(host.port, "/texts/{{lng}}.json").getTranslate("de");
    expect(t("consent.acceptAll")).toBe("Von hier");
  });

  test("[I18N-1] are fetched once while they are fresh, and pages do not wait for them again", async () => {
    const host = await startHost(json({ consent: { acceptAll: "Ja" } }));
    const texts = textsFrom(host.port);
    await texts.getTranslate("en");
    await texts.getTranslate("en");
    expect(await texts.readAgain()).toEqual([]);
    expect(host.asked).toHaveLength(1);
    texts.clock.now += 61_000;
    expect((await texts.getTranslate("en"))("consent.acceptAll")).toBe("Ja");
    expect(host.asked).toHaveLength(1);
  });

  test("[I18N-1] are fetched again every minute, and languages with changes are returned", async () => {
    let german = "Ja";
    const host = await startHost((request, response) =>
      json({ consent: { acceptAll: request.url?.startsWith("/de") ? german : "Yes" } })(
        request,
        response,
      ),
    );
    const texts = textsFrom(host.port);
    const before = await texts.getTranslate("de");
    texts.clock.now += 61_000;
    await texts.readAgain();
    // Unchanged texts remain the same object.
    expect(await texts.getTranslate("de")).toBe(before);
    german = "Ja doch";
    texts.clock.now += 61_000;
    expect(await texts.readAgain()).toEqual(["de"]);
    expect((await texts.getTranslate("de"))("consent.acceptAll")).toBe("Ja doch");
  });

  test("[I18N-1] are no longer fetched from the old URL when the settings change", async () => {
    const host = await startHost(json({}));
    const texts = textsFrom(host.port);
    await texts.getTranslate("en");
    texts.settings.translationFiles = `http://127.0.0.1:${host.port}/new/{{lng}}/{{ns}}.json`;
    texts.settings.languages = [{ code: "en" }];
    for (const _reading of [1, 2]) {
      texts.clock.now += 61_000;
      // oxlint-disable-next-line no-await-in-loop -- the second reading comes after the first
      await texts.readAgain();
    }
    const asked = "/new/en/interface.json";
    expect(host.asked).toEqual(["/en/interface.json", asked, asked]);
  });

  test("[I18N-1] are fetched again for the next page after they expire", async () => {
    let label = "Ja";
    const host = await startHost((request, response) =>
      json({ consent: { acceptAll: label } })(request, response),
    );
    const texts = textsFrom(host.port);
    await texts.getTranslate("de");
    label = "Ja doch";
    texts.expire();
    expect((await texts.getTranslate("de"))("consent.acceptAll")).toBe("Ja doch");
  });

  test("[I18N-1] come from the new URL as soon as the settings change", async () => {
    const host = await startHost((request, response) =>
      json({ consent: { acceptAll: request.url } })(request, response),
    );
    const texts = textsFrom(host.port);
    await texts.getTranslate("en");
    texts.settings.translationFiles = `http://127.0.0.1:${host.port}/new/{{lng}}/{{ns}}.json`;
    const t = await texts.getTranslate("en");
    expect(t("consent.acceptAll")).toBe("/new/en/interface.json");
  });

  test("[I18N-1] contain values without HTML escaping", async () => {
    const host = await startHost(json({ site: { notInLanguage: "Nicht auf {{language}}" } }));
    const t = await textsFrom(host.port).getTranslate("de");
    expect(t("site.notInLanguage", { language: `<Deutsch & "mehr">` })).toBe(
      `Nicht auf <Deutsch & "mehr">`,
    );
  });
});

describe("a failing URL", () => {
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
  ])(
    "[I18N-1] that %s leads to the shipped texts and one line in the log",
    async (_what, answer) => {
      const host = await startHost(answer);
      const texts = textsFrom(host.port, `http://127.0.0.1:${host.port}/{{ns}}`);
      const t = await texts.getTranslate("de");
      await texts.getTranslate("de");
      expect(t("consent.acceptAll")).toBe("Alle akzeptieren");
      expect(texts.lines).toHaveLength(1);
      expect(texts.lines[0]).toContain(`http://127.0.0.1:${host.port}/interface can't be used`);
    },
  );

  test("[I18N-1] keeps the last valid texts, and is used again once it recovers", async () => {
    let well = true;
    let label = "Ja";
    const host = await startHost((request, response) =>
      well
        ? json({ consent: { acceptAll: label } })(request, response)
        : void response.writeHead(503).end(),
    );
    const texts = textsFrom(host.port);
    await texts.getTranslate("en");
    well = false;
    for (const wait of [61_000, 3_001]) {
      texts.clock.now += wait;
      // oxlint-disable-next-line no-await-in-loop -- the second failure comes after the first
      expect(await texts.readAgain()).toEqual([]);
      // oxlint-disable-next-line no-await-in-loop -- as above
      expect((await texts.getTranslate("en"))("consent.acceptAll")).toBe("Ja");
    }
    expect(host.asked.filter((path) => path.startsWith("/en"))).toHaveLength(3);
    expect(texts.lines.filter((line) => line.includes("/en/"))).toHaveLength(1);
    well = true;
    label = "Ja doch";
    texts.clock.now += 3_001;
    expect(await texts.readAgain()).toContain("en");
    expect((await texts.getTranslate("en"))("consent.acceptAll")).toBe(label);
  });

  test("[I18N-1] without a file for the language is fetched again only after a pause", async () => {
    const host = await startHost((_request, response) => void response.writeHead(404).end());
    const texts = textsFrom(host.port);
    await texts.getTranslate("en");
    texts.clock.now += 3_001;
    await texts.readAgain();
    expect(host.asked.filter((path) => path.startsWith("/en"))).toHaveLength(1);
    texts.clock.now += 30_000;
    await texts.readAgain();
    expect(host.asked.filter((path) => path.startsWith("/en"))).toHaveLength(2);
  });

  test("[I18N-1] at the start leads to the texts of an earlier process until it recovers", async () => {
    let well = false;
    const host = await startHost((request, response) =>
      well
        ? json({ consent: { acceptAll: "Heute" } })(request, response)
        : void response.writeHead(503).end(),
    );
    const texts = textsFrom(host.port);
    const address = `http://127.0.0.1:${host.port}/de/interface.json`;
    texts.stored.set(address, { "consent.acceptAll": "Gestern" });
    expect((await texts.getTranslate("de"))("consent.acceptAll")).toBe("Gestern");
    well = true;
    texts.clock.now += 3_001;
    expect(await texts.readAgain()).toContain("de");
    expect((await texts.getTranslate("de"))("consent.acceptAll")).toBe("Heute");
    expect(texts.stored.get(address)).toEqual({ "consent.acceptAll": "Heute" });
  });

  test("[SEC-1] with __proto__ in its JSON does not change Object.prototype", async () => {
    const host = await startHost(
      (_request, response) => void response.end('{"__proto__":{"consent":{"acceptAll":"Ha"}}}'),
    );
    const t = await textsFrom(host.port).getTranslate("en");
    expect(t("consent.acceptAll")).toBe("Accept all");
    expect("consent" in {}).toBe(false);
  });

  test("[SEC-1] that the outbound check refuses is not fetched", async () => {
    const host = await startHost(json({}));
    const texts = textsFrom(host.port, `http://localhost:${host.port}/{{lng}}`);
    expect((await texts.getTranslate("en"))("consent.acceptAll")).toBe("Accept all");
    expect(host.asked).toEqual([]);
  });
});

describe("a missing text", () => {
  test("[I18N-4] is a type error, and at runtime returns the key and logs it", async () => {
    const host = await startHost(json({}));
    const texts = textsFrom(host.port);
    const t = await texts.getTranslate("en");
    // @ts-expect-error -- the test needs a key that the English file does not have.
    expect(t("consent.nothing")).toBe("consent.nothing");
    expect(texts.lines).toEqual(['i18n: no language has a text "consent.nothing".']);
  });

  test("[I18N-4] falls back to the default language and is logged once", async () => {
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
    await texts.readAgain();
    await texts.getTranslate("pt");
    const missing = texts.lines.filter((line) => line.includes('"pt" has no text'));
    expect(missing).toHaveLength(1);
    expect(missing[0]).toContain("consent.rejectAll");
  });

  test("[I18N-4] is rendered with the `lang` of its fallback, and an existing text without `lang`", async () => {
    const host = await startHost((request, response) =>
      request.url?.startsWith("/pt")
        ? json({ consent: { acceptAll: "Aceitar tudo" } })(request, response)
        : json({})(request, response),
    );
    const texts = textsFrom(host.port);
    texts.settings.defaultLanguage = "ar";
    const t = await texts.getTranslate("pt");
    expect(t.otherLanguage("consent.acceptAll")).toBeNull();
    expect(t.otherLanguage("consent.rejectAll")).toEqual({ lang: "ar", dir: "auto" });
    expect(renderToStaticMarkup(InterfaceText({ t, text: "consent.rejectAll" }))).toBe(
      `<span lang="ar" dir="auto">${t("consent.rejectAll")}</span>`,
    );
    expect(InterfaceText({ t, text: "consent.acceptAll" })).toBe("Aceitar tudo");
  });

  test("[I18N-4] is not reported when only the key without plural form is missing", () => {
    const t = createTranslate(
      [
        { code: "de", texts: { films_one: "Ein Film", films_other: "{{count}} Filme" } },
        {
          code: "en",
          texts: { films_one: "One film", films_other: "{{count}} films", seat: "Seat" },
        },
      ],
      () => undefined,
    );
    // @ts-expect-error -- the English file does not have the keys of this test.
    expect(t("films", { count: 2 })).toBe("2 Filme");
    // @ts-expect-error -- the English file does not have the keys of this test.
    expect([t.otherLanguage("films"), t.otherLanguage("seat")?.lang]).toEqual([null, "en"]);
  });

  test("[I18N-1] is not caused by two fetched texts that refer to each other", async () => {
    const host = await startHost(
      json({ consent: { acceptAll: "$t(consent.rejectAll)", rejectAll: "$t(consent.acceptAll)" } }),
    );
    const t = await textsFrom(host.port).getTranslate("en");
    expect(t("consent.acceptAll")).toBe("$t(consent.rejectAll)");
  });

  test("[I18N-1][SEC-1] of an unknown language comes from the default language, without a request", async () => {
    const host = await startHost(json({}));
    const texts = textsFrom(host.port);
    for (const invented of ["../../etc", "zz"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await texts.getTranslate(invented))("consent.acceptAll")).toBe("Accept all");
    }
    expect(host.asked).toEqual(["/en/interface.json"]);
  });
});

test("[PAGE-9] a page waits a second at most for a file that is being fetched in the background", async () => {
  vi.useFakeTimers();
  const address = "https://texts.example/de.json";
  const files = createTranslationFiles({
    fetchFile: () => new Promise(() => undefined),
    lastGood: { store: async () => undefined, find: async () => ({ "site.menu": "Wegweiser" }) },
    log: () => undefined,
    now: Date.now,
  });
  const first = files.read(address);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await first).toEqual({ "site.menu": "Wegweiser" });

  files.expire();
  void files.readAgain(async () => [address]);
  await vi.advanceTimersByTimeAsync(0);
  const page = files.read(address);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await Promise.race([page, Promise.resolve("still waiting")])).toEqual({
    "site.menu": "Wegweiser",
  });
});
