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
