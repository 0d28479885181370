import { readdirSync } from "node:fs";
import { join } from "node:path";
import {
  authSettingsShape,
  blockContracts,
  defaultAuthSettings,
  redirectQuery,
  redirectShape,
} from "@marquee/schemas/contract";
import { blockFixtures } from "@marquee/schemas/fixtures";
import { describe, expect, it } from "vitest";
import { parseBlocks } from "../../web/content/parse/parse-blocks.ts";
import { root } from "../support/stack/places.ts";
import { problemsOfPage, problemsOfSettings } from "./shapes/form-problems.ts";
import { importedSite } from "./shapes/sample-site.ts";
import { storedBlock } from "./shapes/stored-block.ts";

const fixtures = Object.entries(blockFixtures);

const broken = fixtures.flatMap(([type, fixture]) =>
  Object.entries(fixture.broken).map(([name, entry]) => ({ type, name, ...entry })),
);

const valid = fixtures.flatMap(([type, { full, empty, longest, rightToLeft }]) =>
  Object.entries({ full, empty, longest, rightToLeft }).map(([name, block]) => {
    return { type, name, block };
  }),
);

function issuesOf(type: string, block: unknown) {
  const [, contract] = Object.entries(blockContracts).find(([name]) => name === type) ?? [];
  if (!contract) throw new Error(`There is no contract of "${type}".`);
  return contract.shape.safeParse(block).error?.issues ?? [];
}

describe("[PAGE-4] the form and the site validate a block alike", () => {
  it.each(valid)("both accept $type $name", async ({ type, block }) => {
    expect(issuesOf(type, block)).toEqual([]);
    expect(await problemsOfPage({ blocks: [storedBlock(block)] })).toEqual([]);
  });

  it.each(broken)("the site refuses $type $name and names the field", ({ type, path, block }) => {
    expect(issuesOf(type, block).map((issue) => issue.path)).toContainEqual(path);
  });

  it.each(broken.filter(({ hiddenInForm }) => hiddenInForm === undefined))(
    "the form refuses $type $name at the same field",
    async ({ path, block }) => {
      const problems = await problemsOfPage({ blocks: [storedBlock(block)] });
      const errors = problems.filter(({ level }) => level === "error");
      expect(errors.map((problem) => problem.path)).toContainEqual(["blocks", 0, ...path]);
    },
  );
});

const errorAt = (path: (string | number)[], message: RegExp) => ({
  level: "error",
  path,
  message: expect.stringMatching(message),
});

describe("[PAGE-4] the page form", () => {
  const slug = (current: string) => ({ slug: { _type: "slug", current } });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ["slug", slug("api/keys"), /begin with/],
    ["slug", slug("../../etc"), /lowercase/],
    ["language", { language: undefined }, /language code/],
    ["title", { title: undefined }, /title/],
  ])("refuses the %s %j", async (field, fields, message) => {
    expect(await problemsOfPage(fields)).toContainEqual(errorAt([field], message));
  });
});

describe("[PAGE-4] the form and the site validate a block's schedule alike", () => {
  const moment = "2026-05-03T16:00:00.000Z";
  const earlier = "2026-05-03T15:59:00.000Z";

  /** Returns the problems of the form and of the site. Field paths are relative to `shown`. */
  async function bothOf(shown: { from?: string; until?: string }) {
    const block = { ...Object(storedBlock(blockFixtures.text.full)), shown };
    const form = await problemsOfPage({ blocks: [block] });
    const read = { from: shown.from ?? null, until: shown.until ?? null };
    const place = { documentId: "page", documentType: "page", path: "blocks", isEditing: false };
    const [site] = parseBlocks([{ ...blockFixtures.text.full, shown: read }], place);
    return [
      form.map(({ path, message }) => ({ field: path.slice(2).join("."), message })),
      site && !site.ok ? site.problem.reasons : [],
    ];
  }

  it.each([{}, { from: moment }, { until: moment }, { from: earlier, until: moment }])(
    "both accept %j",
    async (shown) => {
      expect(await bothOf(shown)).toEqual([[], []]);
    },
  );

  it.each([earlier, moment])("both refuse the end %s", async (until) => {
    const message = expect.stringMatching(/would disappear before it appears: select a later time/);
    const problems = [{ field: "shown.until", message }];
    expect(await bothOf({ from: moment, until })).toEqual([problems, problems]);
  });
});

describe("[VID-1] the form of a video", () => {
  const problemsOf = (fields: object) =>
    problemsOfPage({ blocks: [storedBlock({ ...blockFixtures.video.empty, ...fields })] });

  it("warns about missing captions unless there is a transcript", async () => {
    const { transcript } = blockFixtures.video.full;
    const warning = errorAt(["blocks", 0, "hasCaptions"], /Add a transcript/);
    expect(await problemsOf({ hasCaptions: false })).toEqual([{ ...warning, level: "warning" }]);
    expect(await problemsOf({ hasCaptions: true })).toEqual([]);
    expect(await problemsOf({ hasCaptions: false, transcript })).toEqual([]);
  });

  it("refuses a URL of another host and names the supported hosts", async () => {
    const error = errorAt(["blocks", 0, "address"], /URL of one video on Vimeo or YouTube/);
    expect(await problemsOf({ address: "https://films.example/1" })).toEqual([error]);
  });
});

describe("[PAGE-8] the redirect form", () => {
  const page = { _type: "reference", _ref: "page-en-programme" };
  const toPage = { from: "/en/program", kind: "internal", page, permanent: true };
  const elsewhere = { ...toPage, kind: "external", page: undefined };
  const problemsOf = (fields: object) => problemsOfSettings("redirect", { ...fields });

  it.each([
    ["to a page", toPage],
    ["to another host", { ...elsewhere, href: "https://tickets.example/nightlight" }],
    ["to a screen of the site", { ...elsewhere, href: "/en/account", permanent: false }],
  ])("accepts a redirect %s", async (_, fields) => {
    expect(await problemsOf(fields)).toEqual([]);
  });

  it.each([
    ["no old address", { ...toPage, from: undefined }, "from", /Enter a path/],
    ["an old address with a query", { ...toPage, from: "/en/a?b" }, "from", /without/],
    ["an old address in capitals", { ...toPage, from: "/en/Program" }, "from", /“\/en\/program”/],
    ["no page", { ...toPage, page: undefined }, "page", /Select the page/],
    ["no address", elsewhere, "href", /full URL/],
    ["a script", { ...elsewhere, href: "javascript:alert(1)" }, "href", /full URL/],
    ["itself", { ...elsewhere, href: "/EN/program/" }, "href", /leads back to the old path/],
  ])("refuses %s", async (_, fields, field, message) => {
    expect(await problemsOf(fields)).toContainEqual(errorAt([field], message));
  });

  it("refuses the site's own URLs", async () => {
    // Files from which Next.js derives a path. Other `.ts` and `.tsx` files have no URL.
    const named = new Map([
      ["manifest.ts", "manifest.webmanifest"],
      ["robots.ts", "robots.txt"],
    ]);
    const paths = readdirSync(join(root, "web/app"))
      .map((name) => named.get(name) ?? name)
      .filter((name) => !/^\[|\.tsx?$/.test(name));
    expect(paths).toEqual(expect.arrayContaining(["api", "sitemap.xml", "manifest.webmanifest"]));
    for (const path of paths) {
      const problems = await problemsOf({ ...toPage, from: `/${path}` });
      expect([path, problems]).toEqual([path, [errorAt(["from"], /The site itself uses/)]]);
    }
  });

  it("accepts the sample site's redirect, which targets its program page", async () => {
    const found = await importedSite.ask(redirectQuery, { from: "/en/program" });
    const read = redirectShape.parse(found);
    expect(read).toMatchObject({ page: { language: "en", slug: "programme" }, permanent: true });
    const stored = importedSite.documents.find(({ _id }) => _id === read?._id);
    expect(await problemsOf({ ...stored, _id: "redirect", _type: "redirect" })).toEqual([]);
  });
});

describe("[PAGE-4] the sign-in settings form", () => {
  const problemsOf = (fields: object) => problemsOfSettings("authSettings", { ...fields });
  const oidc = (id: string, _key = id) => ({ _key, _type: "oidcProvider", id, label: "House" });
  const serviceAt = (tokenSyncUrl: string) => ({ tokenSyncUrl, tokenSync: "service" });
  const english = { _type: "authWords", language: "en" };
  const two = ["1", "2"];

  it("accepts empty settings and settings with every field", async () => {
    expect(await problemsOf({})).toEqual([]);
    const whole = {
      emailLink: true,
      providers: ["google", "apple", "github", "microsoft", "facebook"],
      oidcProviders: [oidc("oidc.house-of-film")],
      federatedWay: "redirect",
      persistence: "session",
      secondFactor: "required",
      ...serviceAt("https://api.example.org/session"),
      tenantId: "members-a1b2c",
      postSignInPath: "/en/screening-room",
      texts: [{ _key: "en", ...english, terms: "Be kind." }],
    };
    expect(await problemsOf(whole)).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, (string | number)[]?]>([
    ["a provider nobody knows", { providers: ["myspace"] }, ["providers", 0]],
    ["another protocol", { oidcProviders: [oidc("google.com")] }, ["oidcProviders", 0, "id"]],
    ["a way to open providers that there is not", { federatedWay: "tab" }],
    ["a second factor for a few", { secondFactor: "sometimes" }],
    ["a tenant with a slash in it", { tenantId: "a/b/c/d" }],
    ["an address for tokens that is not https", serviceAt("http://api.example.org")],
    ["an address with a password", serviceAt("https://me:secret@api.example.org")],
    ["a path on another host after signing in", { postSignInPath: "//evil.example" }],
  ])(
    "refuses %s, as the site does",
    async (_name, fields, path = Object.keys(fields).slice(0, 1)) => {
      const found = (await problemsOf(fields)).map((each) => `${each.level} ${each.path[0]}`);
      expect(new Set(found)).toEqual(new Set([`error ${path[0]}`]));
      // The site's query doesn't return `_key` and `_type` of list entries.
      const isRead = (name: string) => !/^_(?:key|type)$/.test(name);
      const read = JSON.stringify(fields, (name, value) => (isRead(name) ? value : undefined));
      const settings = { ...defaultAuthSettings, ...JSON.parse(read) };
      const { error } = authSettingsShape.safeParse(settings);
      expect(error?.issues.map((issue) => issue.path)).toContainEqual(path);
    },
  );

  it.each<[string, Record<string, unknown>, string]>([
    ["another service without an address", { tokenSync: "service" }, "tokenSyncUrl"],
    ["a provider twice", { providers: ["google", "google"] }, "providers"],
    [
      "an OpenID provider twice",
      { oidcProviders: two.map((key) => oidc("oidc.a", key)) },
      "oidcProviders",
    ],
    ["a language twice", { texts: two.map((_key) => ({ _key, ...english })) }, "texts"],
  ])("refuses %s", async (_name, fields, field) => {
    expect(await problemsOf(fields)).toContainEqual(
      expect.objectContaining({ level: "error", path: expect.arrayContaining([field]) }),
    );
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ["nobody can sign in", { emailPassword: false }, /^Nobody can sign in/],
    ["no session is opened", { tokenSync: "off" }, /sign-in gates stay closed/],
    ["guests may not make an account", { anonymous: true, signUp: false }, /sign-up is off/],
    [
      "guests have no second factor",
      { anonymous: true, secondFactor: "required" },
      /don't see the members/,
    ],
    [
      "a tenant has no phones",
      { phone: true, tenantId: "members-a1b2c" },
      /don't support sign-in by phone/,
    ],
  ])("warns that %s", async (_name, fields, message) => {
    const warning = { ...errorAt(Object.keys(fields).slice(0, 1), message), level: "warning" };
    expect(await problemsOf(fields)).toEqual([warning]);
  });
});

describe("[GATE-5] an upload inside a gate", () => {
  const gateWith = (list: "teaser" | "blocks") => ({
    ...Object(storedBlock(blockFixtures.signInGate.empty)),
    [list]: [storedBlock(blockFixtures.heroAnimation.full)],
  });

  it("shows a warning at the upload that the file is public", async () => {
    const problems = await problemsOfPage({ blocks: [gateWith("blocks")] });
    const places = problems.map(({ level, path }) => `${level} ${path.slice(4).join(".")}`);
    expect(places).toEqual(["warning poster", "warning phonePoster", "warning animation.file"]);
    expect(problems[0]?.message).toMatch(/Uploaded files are public/);
  });

  it("shows no warning in the teaser, which is public", async () => {
    expect(await problemsOfPage({ blocks: [gateWith("teaser")] })).toEqual([]);
  });
});
