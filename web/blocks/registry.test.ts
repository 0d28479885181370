import { blockFixtures } from "@marquee/schemas/fixtures";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { findPublicBlock } from "../content/gates/find-public-block.ts";
import { calendarPath } from "../seo/calendars/calendar-path.ts";
import { stubSiteEnv } from "../runtime/site-env.fixture.ts";
import { parsedFixture, renderBlock, renderBlocks } from "./block.fixture.ts";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

const call = (_key: string, heading: string) => ({
  ...blockFixtures.callToAction.empty,
  _key,
  heading,
});

const jsonLdIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "null");

const valuesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, it]) => it);

test.each(["callToAction", "gallery", "image", "quote"] as const)(
  "[IMG-1] fetches only the first image of the block %s with high priority, and only in the page's first block",
  async (type) => {
    const { full } = blockFixtures[type];
    const html = await renderBlock(type, full, { first: true });
    expect(html.match(/loading="eager" fetchPriority="high"/g)).toHaveLength(1);
    expect(await renderBlock(type, full)).toMatch(/^(?!.*fetchPriority="high").*loading="lazy"/s);
  },
);

describe("announcement", () => {
  const { full, empty } = blockFixtures.announcement;

  test("[PAGE-1] renders label, sentence and link, and no heading", async () => {
    const html = await renderBlock("announcement", full, { first: true });
    expect(html).toContain("Tonight");
    expect(html).toContain("A sixth film, found behind the screen, runs after the fifth.");
    expect(html).toMatch(/<a href="\/en\/programme"[^>]*>See the programme<\/a>/);
    expect(html).not.toMatch(/<h\d/);
  });

  test("[PAGE-3] omits a missing label, and a link that is missing or whose page no longer exists", async () => {
    expect(await renderBlock("announcement", empty)).toMatch(
      /^(?!.*<[ab][ >]).*Doors open at eight\./s,
    );
    const link = { ...full.link, page: null };
    expect(await renderBlock("announcement", { ...full, link })).not.toContain("<a");
  });
});

test("[PAGE-1][BLK-5] a call to action has heading, text, links and image, marked for the staggered animation", async () => {
  const html = await renderBlock("callToAction", blockFixtures.callToAction.full);
  expect(html).toMatch(/<h2[^>]*>Row C has the best sound<\/h2>.*Twelve at the door/s);
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html).toContain('alt="A tram at night');
  expect(html).toContain('data-motion="stagger"');
  expect(html.match(/data-arrives/g)).toHaveLength(3);
});

describe("columns", () => {
  const left = call("left", "On the left");
  const right = call("right", "On the right");
  const broken = { ...left, heading: null };
  const news = { ...blockFixtures.announcement.full, _key: "news" };
  const render = (start: object[] | null, end: object[] | null, first = false) =>
    renderBlock("columns", { ...blockFixtures.columns.empty, start, end }, { first });

  const headings = (html: string) => valuesOf(html, /<h2[^>]*>([^<]*)/g);

  test("[PAGE-1][PAGE-3] renders the blocks of two columns in order, without invalid blocks and nested columns", async () => {
    expect(headings(await render([left], [right]))).toEqual(["On the left", "On the right"]);
    const nested = { ...blockFixtures.columns.empty, _key: "inner" };
    const html = await render([broken, nested, call("next", "Below it")], [right]);
    expect(headings(html)).toEqual(["Below it", "On the right"]);
    expect(html.match(/data-column="start"/g)).toHaveLength(1);
  });

  test.each([
    ["the first block", [left], "On the left"],
    ["the block after an invalid one", [broken], "On the right"],
    ["the block after an announcement", [news, left], "On the left"],
    ["the block beside an announcement", [news], "On the right"],
  ])("renders the only h1 in %s when columns are first on the page", async (_, start, heading) => {
    const html = await render(start, [right], true);
    expect(valuesOf(html, /<h1[^>]*>([^<]*)/g)).toEqual([heading]);
  });
});

describe("countdown", () => {
  const full = { ...blockFixtures.countdown.full, moment: "2031-11-27T18:30:00.000Z" };
  const render = (at: string, fields: object = {}) =>
    renderBlock("countdown", { ...full, ...fields }, { at: Date.parse(at) });

  test("[PAGE-1] renders date and time in the venue's time zone, or in UTC, and a timer that is no live region", async () => {
    const html = await render("2031-11-27T17:30:00Z");
    expect(html).toMatch(/<time dateTime="2031-11-27T18:30:00\.000Z">Thursday, November 27, 2031/);
    expect(html).toMatch(/The lamp is lit in.*6:30\sPM Portugal Time<\/time>/s);
    expect(html).toMatch(/aria-hidden="true"[^>]*>(?:(?!<\/svg>).)*<svg/);
    expect(html).toContain('role="timer"');
    expect(html).not.toContain("aria-live");
    // The HTML is the same for any time left, so that a cached page stays correct.
    expect(await render("2031-11-27T00:00:00Z")).toBe(html);
    expect(await render("2031-11-27T17:30:00Z", { timeZone: null })).toMatch(/PM UTC<\/time>/);
  });

  test("[PAGE-6] renders the text of a past moment from that moment on, as the preview's time says", async () => {
    expect(await render("2031-11-27T18:29:59Z")).not.toContain("data-begun");
    const html = await render("2031-11-27T18:30:00Z");
    expect(html).toContain("data-begun");
    expect(html).toContain("The lamp is lit.");
    expect(html).not.toContain("The lamp is lit in");
  });
});

describe("FAQ", () => {
  const { full, empty, longest } = blockFixtures.faq;

  test("renders questions as details elements, which open without script and from a link to the answer", async () => {
    const html = await renderBlock("faq", full);
    expect(html.match(/<details/g)).toHaveLength(full.questions.length);
    expect(html).not.toMatch(/<details[^>]* name=/);
    expect(html).toContain('<h4 data-rank="1">');
    expect(await renderBlock("faq", empty)).toMatch(
      /<\/summary><div id="faq-cloakroom" [^>]*><p>In the foyer\.<\/p><\/div><\/details>/,
    );
  });

  test("[SEC-2][PAGE-6] lists questions and answers in escaped JSON-LD, but not in a preview", async () => {
    const question = {
      "@type": "Question",
      "@id": "#faq-cloakroom",
      name: "Where is the cloakroom?",
      acceptedAnswer: { "@type": "Answer", text: "In the foyer." },
    };
    expect(jsonLdIn(await renderBlock("faq", empty))).toMatchObject({
      "@type": "FAQPage",
      "@id": "#faq",
      mainEntity: [question],
    });
    const html = await renderBlock("faq", longest);
    expect(html.match(/<\/?script/g)).toHaveLength(2);
    expect(await renderBlock("faq", longest, { isEditing: true })).not.toContain("<script");
  });
});

describe("feature grid", () => {
  const { full, rightToLeft } = blockFixtures.featureGrid;

  test("[IMG-1] renders a program or steps as lists, a link per entry, and the first image larger", async () => {
    const html = await renderBlock("featureGrid", full);
    expect(html).toContain("<ul ");
    expect(html).toContain('<a href="/en/programme">About The Last Tram</a>');
    expect(await renderBlock("featureGrid", rightToLeft)).toContain("<ol ");
    const shares = html.match(/\(min-width: 60rem\) \d+vw/g) ?? [];
    expect(shares).toHaveLength(3);
    expect(new Set(shares).size).toBe(2);
  });

  test("[BLK-4] renders no link whose page no longer exists, with or without a label", async () => {
    for (const label of ["About it", null]) {
      const link = { kind: "internal", href: null, page: null, section: null, label };
      const features = [{ ...full.features[0], link }];
      expect(await renderBlock("featureGrid", { ...full, features })).not.toContain("<a ");
    }
  });
});

describe("gallery", () => {
  const { full, empty, longest } = blockFixtures.gallery;

  test("[BLK-5] links each image to its large version with its position, marked for the animation", async () => {
    const html = await renderBlock("gallery", full);
    const links = valuesOf(html, /<a href="([^"]*)"/g);
    expect(links).toHaveLength(full.pictures.length);
    for (const href of links) expect(href).toMatch(/w=2560&amp;q=75/);
    expect(html).toContain("Enlarge image 6 of 7");
    expect(html).toContain('data-position="Image 6 of 7"');
    expect(html.match(/data-arrives/g)).toHaveLength(full.pictures.length);
  });

  test("[BLK-3] renders a strip as a labeled focusable region, without controls that need script", async () => {
    expect(await renderBlock("gallery", empty)).toMatch(
      /<section[^>]*aria-label="Image gallery" tabindex="0"/i,
    );
    expect(await renderBlock("gallery", longest)).not.toMatch(/<button|<dialog/);
  });
});

describe("image", () => {
  const { full, empty, longest } = blockFixtures.image;

  test("[IMG-1] renders a figure with caption and credit, and the phones' own crop with the same alt text", async () => {
    const html = await renderBlock("image", full);
    expect(html).toMatch(
      /<figure.*<figcaption[^>]*><p>The last tram.*<p[^>]*>Still: Hana Sorel<\/p>/,
    );
    expect(html).toMatch(/<source media="\(max-width: 40rem\)"[^>]*width="2400" height="3200"/);
    expect(html.match(/alt=/g)).toHaveLength(1);
    expect(await renderBlock("image", empty)).not.toMatch(/<figcaption|<source/);
  });

  const wide = { ...full, phonePicture: null };
  test.each([
    ["as wide as the text", longest, {}, "(min-width: 60rem) min(min(45vw, 49rem), 69vh), 100vw"],
    ["wide", wide, {}, "(min-width: 60rem) min(73vw, 182vh), 100vw"],
    ["across the window", empty, {}, "100vw"],
    ["in a column", wide, { within: "column" as const }, "(min-width: 46rem) 55vw, 100vw"],
  ])("[IMG-1] sets the sizes of an image that is displayed %s", async (_, raw, context, sizes) => {
    expect(await renderBlock("image", raw, context)).toContain(`sizes="${sizes}"`);
  });
});

test("[SEC-2] logos have their owners' names, and links only for those with a URL", async () => {
  const { logos } = blockFixtures.logos.full;
  const html = await renderBlock("logos", blockFixtures.logos.full);
  const names = valuesOf(html, /alt="([^"]*)"/g).map((name) => name?.replace("&amp;", "&"));
  expect(names).toEqual(logos.map(({ name }) => name));
  const links = logos.flatMap(({ href }) => href ?? []);
  expect(valuesOf(html, /<a href="([^"]*)"/g)).toEqual(links);
  expect(html.match(/filter:url\(&quot;#ink-logos&quot;\)/g)).toHaveLength(4);
  expect(await renderBlock("logos", blockFixtures.logos.longest)).not.toContain("<filter");
});

test("[PAGE-1] a quote is a blockquote with its author in the figcaption, without typed quotation marks", async () => {
  const raw = { ...blockFixtures.quote.empty, words: "“I drove it home.”" };
  expect(await renderBlock("quote", raw)).toMatch(
    /<figure [^>]*><blockquote [^>]*><p>I drove it home\.<\/p><\/blockquote><figcaption [^>]*><span [^>]*>Ines Calder<\/span><\/figcaption><\/figure>/,
  );
});

describe("reusable block", () => {
  const { empty } = blockFixtures.reusable;

  test("[PAGE-1] is rendered like the page's own blocks, also as the page's first block", async () => {
    const blocks = [call("a", "Come in"), call("b", "Sit")];
    const html = await renderBlock("reusable", { ...empty, blocks }, { first: true });
    expect(html).toMatch(/<h1[^>]*>Come in<\/h1>.*<h2[^>]*>Sit<\/h2>/);
  });

  test("has unique ids when it is on a page twice", async () => {
    const blocks = [call("c", "Come in")];
    const twice = ["top", "end"].map((_key) => ({ ...empty, _key, blocks }));
    const ids = valuesOf(await renderBlocks(twice), / id="([^"]+)"/g);
    expect(ids).toContain("block-top-c");
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("[PAGE-3] omits only an invalid or nested block, and renders nothing if it is unpublished", async () => {
    // The content lake returns only these fields for a reusable block inside another one.
    const nested = { _key: "inner", _type: "reusable", version: 1 };
    const blocks = [
      { ...empty, _key: "a", blocks: [{ ...call("x", "Never"), heading: null }, call("y", "Sit")] },
      { ...empty, _key: "b", blocks: [nested] },
      { ...empty, _key: "c", blocks: null },
    ];
    expect((await renderBlocks(blocks)).match(/<h2/g)).toHaveLength(1);
  });

  test("[PAGE-8] offers the calendar of its schedule under the page's id, except behind a gate", () => {
    const timetable = { ...blockFixtures.schedule.full, _key: "nights" };
    const page = parsedFixture([{ ...empty, _key: "top", blocks: [timetable] }]);
    expect(findPublicBlock(page, "top-nights", 0)?._type).toBe("schedule");
    const pathAt = (path: string) => {
      const reusedAt = { id: "page-en-test", path, key: "top" };
      const document = { id: empty.original, path: 'blocks[_key=="nights"]', reusedAt };
      return calendarPath(document, "top-nights");
    };
    expect(pathAt('blocks[_key=="top"]')).toBe("/calendar/page-en-test/top-nights.ics");
    expect(pathAt('blocks[_key=="g"].blocks[_key=="top"]')).toBeNull();
  });
});

describe("schedule", () => {
  const { full } = blockFixtures.schedule;

  test("[PAGE-1] renders days, and time, place and title of each session, independently of the current time", async () => {
    const html = await renderBlock("schedule", full);
    expect(html).toMatch(/<time dateTime="2026-11-27">.*Friday.*November 27<\/time>/);
    expect(html).toContain('<time dateTime="2026-11-27T20:30">8:30');
    expect(html).toContain('<time dateTime="2026-11-29T00:15">12:15');
    expect(html).toContain("The one room");
    expect(html).toMatch(/<a href="https:\/\/tickets\.example[^>]*>Buy a ticket/);
    expect(html).not.toContain("aria-current");
    expect(await renderBlock("schedule", full)).toBe(html);
  });

  test("[PAGE-8] lists sessions in JSON-LD when time zone, venue and address are known, but not in a preview", async () => {
    expect(jsonLdIn(await renderBlock("schedule", full))).toMatchObject({
      "@graph": [
        {
          "@type": "Event",
          name: "The foyer opens",
          startDate: "2026-11-27T20:00:00+01:00",
          endDate: "2026-11-27T20:30:00+01:00",
          location: { name: "The Meridian", address: "9 Tallow Street, Tallowby" },
        },
        {},
        {},
        {},
        { startDate: "2026-11-28T23:30:00+01:00", endDate: "2026-11-29T00:15:00+01:00" },
      ],
    });
    for (const field of ["timeZone", "venue", "address"] as const) {
      expect(jsonLdIn(await renderBlock("schedule", { ...full, [field]: null }))).toBeNull();
    }
    expect(jsonLdIn(await renderBlock("schedule", full, { isEditing: true }))).toBeNull();
  });

  test("[PAGE-8][GATE-2] links to its calendar file when it has a time zone, and has no structured data behind a gate", async () => {
    const nowhere = { ...full, venue: null, address: null };
    expect(await renderBlock("schedule", nowhere)).toContain(
      'href="/calendar/page-en-test/schedule.ics"',
    );
    expect(await renderBlock("schedule", { ...full, timeZone: null })).not.toContain("/calendar/");
    const path = 'blocks[_key=="gate"].blocks[_key=="schedule"]';
    const gated = await renderBlock("schedule", full, {
      document: { id: "page-en-test", type: "page", path },
    });
    expect(gated).not.toMatch(/\/calendar\/|ld\+json/);
  });
});

test("[PAGE-1] stats are a description list with final values", async () => {
  expect(await renderBlock("stats", blockFixtures.stats.empty)).toMatch(
    /<dl [^>]*><div [^>]*><dt [^>]*>films in one night<\/dt><dd [^>]*>5<\/dd><\/div><\/dl>/,
  );
});

describe("table", () => {
  const { full, empty, rightToLeft } = blockFixtures.table;

  test("[BLK-8] has a header for each row and each column, in a region that scrolls by keyboard", async () => {
    const html = await renderBlock("table", full);
    expect(html.match(/<th scope="col"/g)).toHaveLength(8);
    expect(html.match(/<th scope="row"/g)).toHaveLength(full.rows.length);
    expect(html).toMatch(/<div role="group"[^>]*aria-label="Table" tabindex="0"/i);
    expect(html).toMatch(new RegExp(`<table [^>]*aria-labelledby="heading-${full._key}"`));
    expect(html).toContain('data-numeric="true"><div>2025</div>');
    expect(html).toMatch(/<th scope="row"[^>]*><div>The Last Tram<\/div><\/th><td[^>]*><div>Ines/);
    expect(valuesOf(html, /<t\w+[^>]* role="(\w+)"/g)).toEqual([]);
  });

  test("[BLK-8] has only the columns with a text, no header row without a heading, and roles where CSS replaces its layout", async () => {
    expect(await renderBlock("table", empty)).toMatch(
      /<table [^>]*data-columns="1"><tbody><tr><th scope="row"><div>Length<\/div><\/th><td><div>57 min<\/div><\/td><\/tr><\/tbody>/,
    );
    const html = await renderBlock("table", rightToLeft);
    expect(html).toContain('data-columns="2"');
    expect(html).toContain('<td role="cell" data-label="القاعة الكبرى"><div>٢١٢</div></td>');
    const head = "table rowgroup row columnheader columnheader columnheader rowgroup";
    const roles = valuesOf(html, /<t\w+[^>]* role="(\w+)"/g).join(" ");
    expect(roles).toBe(head + " row rowheader cell cell".repeat(3));
  });

  test("[BLK-8][COMP-1] an editor types in empty cells, and in one more column", async () => {
    stubSiteEnv();
    const html = await renderBlocks([empty], { isEditing: true });
    expect(html).toContain('data-columns="2"');
    expect(html.match(/<td[^>]*data-extra/g)).toHaveLength(1);
    // Cells keep their place in the row while their text is empty.
    expect(html).not.toMatch(/<t[dh](?: [^>]*)? data-empty/);
    expect(html).toMatch(/<td[^>]*><div data-empty="rows.cell2">/);
  });
});

test("[BLK-5] text is a section with its tone, labeled by its heading, whose parts arrive if the editor chose it", async () => {
  const { full, empty } = blockFixtures.text;
  const html = await renderBlock("text", full);
  expect(html).toMatch(
    new RegExp(`<section id="block-${full._key}"[^>]*data-tone="${full.tone}"[^>]*aria-labelledby`),
  );
  expect(html).toContain("data-arrives");
  expect(await renderBlock("text", { ...full, motion: "arrive" })).not.toContain("data-arrives");
  expect(await renderBlock("text", empty)).not.toContain("aria-labelledby");
});
