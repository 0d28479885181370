import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createTranslate } from "../../i18n/interpreter.ts";
import { shippedTexts } from "../../i18n/shipped.ts";
import { GatePrompt } from "./gate-prompt.tsx";

const t = createTranslate([{ code: "en", texts: shippedTexts("en") }], () => {});

test("[GATE-3] leads members who sign in again back to the page with the gate", () => {
  const props = { language: "en", pagePath: "/en/club?a=1&b", display: null, label: null, t };
  const html = renderToStaticMarkup(<GatePrompt state="secondFactor" {...props} />);
  const [, href = ""] = /href="([^"]*again[^"]*)"/.exec(html) ?? [];
  const address = new URL(href.replaceAll("&amp;", "&"), "https://nightlight.test");
  expect(address.pathname).toBe("/en/sign-in");
  expect([...address.searchParams]).toEqual([
    ["again", ""],
    ["from", "/en/club?a=1&b"],
  ]);
});
