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

test("a question folds open without script, and any number may be open", () => {
  const html = render(full);
  expect(html.match(/<details/g)).toHaveLength(full.questions.length);
  expect(html).not.toMatch(/<details[^>]* name=/);
});

test("the id of an answer is inside the details, where a link to it opens them", () => {
  expect(render(empty)).toMatch(
    /<\/summary><div id="faq-cloakroom" [^>]*><p>In the foyer\.<\/p><\/div><\/details>/,
  );
});

test("questions are headings below the block's, and answers' headings below those", () => {
  expect(render(full)).toContain("<h3>May I come in late?</h3>");
  expect(render(full)).toContain('<h4 data-rank="1">');
  expect(render(empty)).toContain("<h2>Where is the cloakroom?</h2>");
});

test("search engines are told every question with its answer's words", () => {
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

test("two blocks of a page tell of one and the same FAQPage", () => {
  expect(jsonLdOf(render(full))).toMatchObject({ "@type": "FAQPage", "@id": "#faq" });
});

test("[SEC-2] a question that tries to end the script stays in it", () => {
  const html = render(full);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/script/g)).toHaveLength(1);
});

test("[PAGE-6] a preview tells search engines nothing", () => {
  expect(render(full, { draft: true })).not.toContain("<script");
});
