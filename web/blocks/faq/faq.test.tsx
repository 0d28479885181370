import { blockFixtures } from "@marquee/schemas/fixtures";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blockOf, contextFixture } from "../block.fixture.ts";
import { Faq } from "./faq.tsx";

const { full, empty } = blockFixtures.faq;

const render = (raw: unknown, context: Partial<typeof contextFixture> = {}) =>
  renderToStaticMarkup(
    <Faq block={blockOf("faq", raw)} context={{ ...contextFixture, ...context }} />,
  );

const jsonLdOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "null");

test("renders each question as a details element, so that several can be open without script", () => {
  const html = render(full);
  expect(html.match(/<details/g)).toHaveLength(full.questions.length);
  expect(html).not.toMatch(/<details[^>]* name=/);
});

test("puts an answer's id inside the details element, so that a link opens it", () => {
  expect(render(empty)).toMatch(
    /<\/summary><div id="faq-cloakroom" [^>]*><p>In the foyer\.<\/p><\/div><\/details>/,
  );
});

test("renders questions one heading level below the block's, and headings in answers below those", () => {
  expect(render(full)).toContain("<h3>May I come in late?</h3>");
  expect(render(full)).toContain('<h4 data-rank="1">');
  expect(render(empty)).toContain("<h2>Where is the cloakroom?</h2>");
});

test("lists every question and its answer's text in the JSON-LD", () => {
  expect(jsonLdOf(render(empty))).toEqual({
    "@context": "https://schema.org",
    "@type": "FAQPage",
    "@id": "#faq",
    mainEntity: [
      {
        "@type": "Question",
        "@id": "#faq-cloakroom",
        name: "Where is the cloakroom?",
        acceptedAnswer: { "@type": "Answer", text: "In the foyer." },
      },
    ],
  });
});

test("uses the same FAQPage id in the JSON-LD of every FAQ block of a page", () => {
  expect(jsonLdOf(render(full))).toMatchObject({ "@type": "FAQPage", "@id": "#faq" });
});

test("[SEC-2] escapes a question that contains a closing script tag", () => {
  const html = render(full);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/script/g)).toHaveLength(1);
});

test("[PAGE-6] renders no JSON-LD in a preview", () => {
  expect(render(full, { draft: true })).not.toContain("<script");
});
