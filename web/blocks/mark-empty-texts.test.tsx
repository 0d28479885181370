import { Fragment, type ReactNode } from "react";
import { expect, test } from "vitest";
import { emptySign } from "../content/parse/empty-text.ts";
import { markEmptyTexts } from "./mark-empty-texts.ts";
import { renderHtml } from "./render-html.fixture.ts";

const sign = emptySign(1);
const texts = [{ path: 'features[_key=="a"].text', text: sign }];
const paragraph = <p key="empty">{sign}</p>;
const image = <img key="image" alt="Soup" />;

const Screen = ({ about, children }: { about: ReactNode; children: ReactNode }) => (
  <div>
    {children}
    {about}
  </div>
);

test.each([
  [
    "the element of an empty text, and the elements that contain nothing else",
    <section key="1">
      <div>{paragraph}</div>
      <h2>Soup</h2>
    </section>,
    `<div data-empty=""><p data-empty="features.text">${sign}</p></div><h2>Soup</h2>`,
  ],
  [
    "a disclosure with only an empty rich text, and the text's paragraph",
    <details key="2">
      <summary>Transcript</summary>
      <div>
        <p>{[<Fragment key="words">{[sign]}</Fragment>]}</p>
      </div>
    </details>,
    `<details data-empty=""><summary>Transcript</summary><div data-empty=""><p data-empty="features.text">${sign}</p></div></details>`,
  ],
  [
    "no element with a picture",
    <figure key="3">
      {image}
      <figcaption>{sign}</figcaption>
    </figure>,
    "<figure><img",
  ],
  [
    "no disclosure with words",
    <details key="4">
      <summary>{sign}</summary>
      <p>Bring a coat.</p>
    </details>,
    '<details><summary data-empty="features.text">',
  ],
  [
    "empty texts in every prop of a component",
    <Screen key="5" about={paragraph}>
      {image}
    </Screen>,
    `<p data-empty="features.text">${sign}</p>`,
  ],
  [
    "no text of an inner block",
    <section key="6">
      {paragraph}
      <section data-sanity-drag-disable="true">
        <p data-empty="heading">{sign}</p>
      </section>
    </section>,
    `<p data-empty="features.text">${sign}</p><section data-sanity-drag-disable="true"><p data-empty="heading">`,
  ],
])("[COMP-1] marks %s", async (_, block, html) => {
  expect(await renderHtml(markEmptyTexts(block, texts))).toContain(html);
  expect(markEmptyTexts(block, [{ path: "heading", text: "Soup" }])).toBe(block);
});
