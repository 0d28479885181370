import { Fragment, type ReactNode } from "react";
import { expect, test } from "vitest";
import { emptySign } from "../content/parse/empty-text.ts";
import { markEmptyTexts } from "./mark-empty-texts.ts";
import { renderHtml } from "./render-html.fixture.ts";

const sign = emptySign(1);
const texts = [{ path: 'features[_key=="a"].text', text: sign }];

test("[COMP-1] marks the element of an empty text, and the elements that contain nothing else", async () => {
  const block = (
    <section>
      <div>
        <p>{sign}</p>
      </div>
      <h2>Soup</h2>
    </section>
  );
  expect(await renderHtml(markEmptyTexts(block, texts))).toBe(
    `<section><div data-empty=""><p data-empty="features.text">${sign}</p></div><h2>Soup</h2></section>`,
  );
});

test("[COMP-1] doesn't hide an element with a picture, and changes no block without empty texts", async () => {
  const block = (
    <figure>
      <img alt="Soup" />
      <figcaption>{sign}</figcaption>
    </figure>
  );
  expect(await renderHtml(markEmptyTexts(block, texts))).toContain("<figure><img");
  expect(markEmptyTexts(block, [{ path: "heading", text: "Soup" }])).toBe(block);
});

test("[COMP-1] hides a disclosure with only an empty rich text, and marks the text's paragraph", async () => {
  const block = (
    <details>
      <summary>Transcript</summary>
      <div>
        <p>{[<Fragment key="words">{[sign]}</Fragment>]}</p>
      </div>
    </details>
  );
  const html = await renderHtml(markEmptyTexts(block, [{ path: "transcript", text: sign }]));
  expect(html).toContain('<details data-empty="">');
  expect(html).toContain(`<p data-empty="transcript">${sign}</p>`);
  expect(html).toContain("<summary>Transcript</summary>");
});

test("[COMP-1] doesn't hide a disclosure with words", async () => {
  const block = (
    <details>
      <summary>{sign}</summary>
      <p>Bring a coat.</p>
    </details>
  );
  const html = await renderHtml(markEmptyTexts(block, texts));
  expect(html).toContain("<details>");
  expect(html).toContain('<summary data-empty="features.text">');
});

test("[COMP-1] marks empty texts in every prop of a component", async () => {
  const Screen = ({ about, children }: { about: ReactNode; children: ReactNode }) => (
    <div>
      {children}
      {about}
    </div>
  );
  const block = (
    <Screen about={<p>{sign}</p>}>
      <img alt="Soup" />
    </Screen>
  );
  const html = await renderHtml(markEmptyTexts(block, texts));
  expect(html).toContain(`<p data-empty="features.text">${sign}</p>`);
});

test("[COMP-1] leaves the texts of an inner block to that block", async () => {
  const block = (
    <section>
      <p>{sign}</p>
      <section data-sanity-drag-disable="true">
        <p data-empty="heading">{sign}</p>
      </section>
    </section>
  );
  const html = await renderHtml(markEmptyTexts(block, texts));
  expect(html).toContain('<p data-empty="features.text">');
  expect(html).toContain('<p data-empty="heading">');
});
