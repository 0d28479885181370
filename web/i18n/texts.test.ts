import type { RequestListener } from "node:http";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { outboundFetch } from "../content/outbound/fetch.ts";
import { openServer } from "../http-server.fixture.ts";
import { InterfaceText } from "../design/ui/interface-text.tsx";
import { createTranslate } from "./interpreter.ts";
import type { Texts } from "./text-file.ts";
import { createTexts } from "./texts.ts";
import { createTranslationFiles } from "./translation-files.ts";

afterEach(() => {
  vi.useRealTimers();
});

const sends =
  (body: string | Buffer): RequestListener =>
  (_request, response) =>
    void response.end(body);

const json = (tree: unknown) => sends(JSON.stringify(tree));
const acceptAll = (label: string) => json({ consent: { acceptAll: label } });

const failure =
  (status: number): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end("{}");

/** Creates the interface texts with a fake clock and the files of an HTTP server, whose handler is `host.listener`. */
async function openTexts(listener: RequestListener, template = "/{{lng}}/{{ns}}.json") {
  const host = { listener, requests: [] as string[] };
  const { port, close } = await openServer((request, response) => {
    host.requests.push(request.url ?? "");
    host.listener(request, response);
  });
  onTestFinished(close);
  const origin = `http://127.0.0.1:${port}`;
  const lines: string[] = [];
  const clock = { now: 1_000_000 };
  const languages = ["en", "de", "ar", "pt"].map((code) => ({ code }));
  const translationFiles = template.replace("HOST", origin);
  const settings = { translationFiles, languages, defaultLanguage: "en" };
  const stored = new Map<string, Texts>();
  const texts = createTexts({
    fetchFile: (url) =>
      outboundFetch(url, { timeoutMs: 300, maxBytes: 20_000, allow: [new URL(origin).host] }),
    siteUrl: () => origin,
    lastGood: {
      store: async (url, good) => void stored.set(url, good),
      find: async (url) => stored.get(url) ?? null,
    },
    log: (line) => lines.push(line),
    now: () => clock.now,
  });
  const getTranslate = (language: string) => texts.getTranslate(language, settings);
  return {
    host,
    origin,
    lines,
    settings,
    stored,
    expire: texts.expire,
    getTranslate,
    label: async (language: string) => (await getTranslate(language))("consent.acceptAll"),
    /** Advances the clock and reads the files again. Returns the languages with changes. */
    readAfter: (ms: number) => {
      clock.now += ms;
      return texts.readAgain(async () => settings);
    },
  };
}

const MINUTE = 61_000;

test.each(["HOST/{{lng}}/{{ns}}.json", "/{{lng}}/{{ns}}.json"])(
  "[I18N-1] texts at the URL in the settings replace the shipped ones key by key: %s",
  async (template) => {
    const { host, getTranslate } = await openTexts(acceptAll("Ja, alles"), template);
    const t = await getTranslate("de");
    expect(t("consent.acceptAll")).toBe("Ja, alles");
    expect(t("consent.rejectAll")).toBe("Alle ablehnen");
    expect(host.requests.toSorted()).toEqual(["/de/interface.json", "/en/interface.json"]);
  },
);

test("[I18N-1] texts are fetched once while they are fresh, and every minute in the background", async () => {
  const { host, label, getTranslate, readAfter, expire } = await openTexts(acceptAll("Ja"));
  const before = await getTranslate("de");
  await getTranslate("de");
  expect(await readAfter(0)).toEqual([]);
  expect(host.requests).toHaveLength(2);
  await readAfter(MINUTE);
  // Unchanged texts remain the same object.
  expect(await getTranslate("de")).toBe(before);
  host.listener = (request, response) =>
    acceptAll(request.url?.startsWith("/de") ? "Ja doch" : "Ja")(request, response);
  expect(await readAfter(MINUTE)).toEqual(["de"]);
  expect(await label("de")).toBe("Ja doch");
  host.listener = acceptAll("Na gut");
  expect(await label("de")).toBe("Ja doch");
  expire();
  expect(await label("de")).toBe("Na gut");
});

test("[I18N-1] texts come from the new URL only as soon as the settings change", async () => {
  const { host, settings, label, readAfter } = await openTexts((request, response) =>
    acceptAll(request.url ?? "")(request, response),
  );
  await label("en");
  settings.translationFiles = "/new/{{lng}}/{{ns}}.json";
  settings.languages = [{ code: "en" }];
  expect(await label("en")).toBe("/new/en/interface.json");
  await readAfter(MINUTE);
  await readAfter(MINUTE);
  expect(host.requests).toEqual([
    "/en/interface.json",
    ...Array.from({ length: 3 }, () => "/new/en/interface.json"),
  ]);
});

test("[I18N-1] texts contain values without HTML escaping, and other texts only as text", async () => {
  const { getTranslate } = await openTexts(
    json({
      site: { notInLanguage: "Nicht auf {{language}}" },
      consent: { acceptAll: "$t(consent.rejectAll)", rejectAll: "$t(consent.acceptAll)" },
    }),
  );
  const t = await getTranslate("de");
  const language = `<Deutsch & "mehr">`;
  expect(t("site.notInLanguage", { language })).toBe(`Nicht auf ${language}`);
  expect(t("consent.acceptAll")).toBe("$t(consent.rejectAll)");
});

test.each<[string, RequestListener]>([
  ["answers with an error", failure(500)],
  ["is slow", () => undefined],
  ["sends HTML", sends("<!doctype html><p>Hello")],
  ["sends a list", json(["a"])],
  ["sends numbers for texts", json({ consent: { acceptAll: 1 } })],
  ["sends more than the ceiling", acceptAll("x".repeat(30_000))],
  ["nests without end", sends(`${'{"a":'.repeat(3_000)}1`)],
  ["sends bytes that are no text", sends(Buffer.from([0xff, 0xfe]))],
])(
  "[I18N-1] a URL that %s leads to the shipped texts and one line in the log",
  async (_, listener) => {
    const { label, lines, origin } = await openTexts(listener, "/{{ns}}");
    expect([await label("de"), await label("de")]).toEqual([
      "Alle akzeptieren",
      "Alle akzeptieren",
    ]);
    expect(lines).toEqual([expect.stringContaining(`${origin}/interface can't be used`)]);
  },
);

test("[I18N-1] a failing URL keeps the last valid texts, and is used again once it recovers", async () => {
  const { host, label, lines, readAfter } = await openTexts(acceptAll("Ja"));
  await label("en");
  host.listener = failure(503);
  expect(await readAfter(MINUTE)).toEqual([]);
  expect(await readAfter(3_001)).toEqual([]);
  expect(await label("en")).toBe("Ja");
  expect(host.requests.filter((path) => path.startsWith("/en"))).toHaveLength(3);
  expect(lines.filter((line) => line.includes("/en/"))).toHaveLength(1);
  host.listener = acceptAll("Ja doch");
  expect(await readAfter(3_001)).toContain("en");
  expect(await label("en")).toBe("Ja doch");
});

test("[I18N-1] a URL without a file for the language is fetched again only after a pause", async () => {
  const { host, label, readAfter } = await openTexts(failure(404));
  await label("en");
  const requests = () => host.requests.filter((path) => path.startsWith("/en"));
  await readAfter(3_001);
  expect(requests()).toHaveLength(1);
  await readAfter(30_000);
  expect(requests()).toHaveLength(2);
});

test("[I18N-1] a failing URL at the start leads to the texts of an earlier process until it recovers", async () => {
  const { host, label, stored, origin, readAfter } = await openTexts(failure(503));
  const address = `${origin}/de/interface.json`;
  stored.set(address, { "consent.acceptAll": "Gestern" });
  expect(await label("de")).toBe("Gestern");
  host.listener = acceptAll("Heute");
  expect(await readAfter(3_001)).toContain("de");
  expect(await label("de")).toBe("Heute");
  expect(stored.get(address)).toEqual({ "consent.acceptAll": "Heute" });
});

test("[SEC-1] a file with __proto__ in its JSON does not change Object.prototype", async () => {
  const { label } = await openTexts(sends('{"__proto__":{"consent":{"acceptAll":"Ha"}}}'));
  expect(await label("en")).toBe("Accept all");
  expect("consent" in {}).toBe(false);
});

test("[SEC-1] a URL that the outbound check refuses is not fetched", async () => {
  const { host, label, settings, origin } = await openTexts(json({}));
  settings.translationFiles = `http://localhost:${new URL(origin).port}/{{lng}}`;
  expect(await label("en")).toBe("Accept all");
  expect(host.requests).toEqual([]);
});

const portuguese: RequestListener = (request, response) =>
  (request.url?.startsWith("/pt") ? acceptAll("Aceitar tudo") : json({}))(request, response);

test("[I18N-4] a missing text is a type error, and at runtime returns the key and logs it", async () => {
  const { getTranslate, lines } = await openTexts(json({}));
  const t = await getTranslate("en");
  // @ts-expect-error -- the test needs a key that the English file does not have.
  expect(t("consent.nothing")).toBe("consent.nothing");
  expect(lines).toEqual(['i18n: no language has a text "consent.nothing".']);
});

test("[I18N-4] a missing text falls back to the default language with its `lang`, and is logged once", async () => {
  const { getTranslate, settings, lines, readAfter } = await openTexts(portuguese);
  settings.defaultLanguage = "ar";
  const t = await getTranslate("pt");
  expect(InterfaceText({ t, text: "consent.acceptAll" })).toBe("Aceitar tudo");
  expect(t.otherLanguage("consent.acceptAll")).toBeNull();
  expect(t.otherLanguage("consent.rejectAll")).toEqual({ lang: "ar", dir: "auto" });
  expect(renderToStaticMarkup(InterfaceText({ t, text: "consent.rejectAll" }))).toBe(
    '<span lang="ar" dir="auto">رفض الكل</span>',
  );
  await readAfter(MINUTE);
  await getTranslate("pt");
  expect(lines.filter((line) => line.includes('"pt" has no text'))).toEqual([
    expect.stringContaining("consent.rejectAll"),
  ]);
});

test("[I18N-4] a text is not reported when only the key without plural form is missing", () => {
  const german = { films_one: "Ein Film", films_other: "{{count}} Filme" };
  const english = { films_one: "One film", films_other: "{{count}} films", seat: "Seat" };
  const t = createTranslate(
    [
      { code: "de", texts: german },
      { code: "en", texts: english },
    ],
    () => undefined,
  );
  // @ts-expect-error -- the English file does not have the keys of this test.
  const found = [t("films", { count: 2 }), t.otherLanguage("films"), t.otherLanguage("seat")?.lang];
  expect(found).toEqual(["2 Filme", null, "en"]);
});

test("[I18N-1][SEC-1] a text of an unknown language comes from the default language, without a request", async () => {
  const { host, label } = await openTexts(json({}));
  expect([await label("../../etc"), await label("zz")]).toEqual(["Accept all", "Accept all"]);
  expect(host.requests).toEqual(["/en/interface.json"]);
});

test("[PAGE-9] a page waits a second at most for a file that is being fetched in the background", async () => {
  vi.useFakeTimers();
  const address = "https://texts.example/de.json";
  const texts = { "site.menu": "Wegweiser" };
  const files = createTranslationFiles({
    fetchFile: () => new Promise(() => undefined),
    lastGood: { store: async () => undefined, find: async () => texts },
    log: () => undefined,
    now: Date.now,
  });
  const first = files.read(address);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await first).toEqual(texts);

  files.expire();
  void files.readAgain(async () => [address]);
  await vi.advanceTimersByTimeAsync(0);
  const page = files.read(address);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await Promise.race([page, Promise.resolve("still waiting")])).toEqual(texts);
});
