import type { ComposeAnswer, ComposeRequest } from "@marquee/schemas/editing";
import { expect, test } from "vitest";
import { createRequestOrder } from "./request-order.ts";

const pathOf = (name: string) => `blocks[_key=="a"].${name}`;
const request = (ask: "openText" | "closeText", name: string): ComposeRequest => ({
  ask,
  document: "page",
  path: pathOf(name),
});
const answer = (name: string): Extract<ComposeAnswer, { tell: "text" }> => ({
  tell: "text",
  path: pathOf(name),
  value: "",
  number: 0,
  version: 1,
  title: name,
  problems: [],
  link: null,
});

/**
 * Returns a request order, a function that creates a typed text, and `sent`: the requests and the changes of texts in
 * the order in which they were sent.
 */
function record() {
  const sent: string[] = [];
  const order = createRequestOrder((asked) =>
    sent.push(`${asked.ask} ${"path" in asked ? asked.path.split(".")[1] : ""}`),
  );
  const text = (name: string, isWaiting: boolean) => ({
    path: pathOf(name),
    isWaiting: () => isWaiting,
    hear: () => void sent.push(`typeText ${name}`),
  });
  return { sent, order, text };
}

test("[COMP-1] closes a text at once if all its changes are sent", () => {
  const { sent, order, text } = record();
  order.send(request("openText", "heading"));
  order.close(text("heading", false), request("closeText", "heading"));
  expect(sent).toEqual(["openText heading", "closeText heading"]);
  expect(order.hear(answer("heading"))).toBe(false);
});

test("[COMP-1] sends the changes of a text that was left early before the next text is opened", () => {
  const { sent, order, text } = record();
  order.send(request("openText", "heading"));
  order.close(text("heading", true), request("closeText", "heading"));
  order.send(request("openText", "intro"));
  order.close(text("intro", true), request("closeText", "intro"));
  order.send(request("openText", "label"));
  expect(sent).toEqual(["openText heading"]);
  expect(order.hear(answer("label"))).toBe(false);
  expect(order.hear(answer("heading"))).toBe(true);
  expect(sent.slice(1)).toEqual(["typeText heading", "closeText heading", "openText intro"]);
  expect(order.hear(answer("intro"))).toBe(true);
  expect(sent.slice(4)).toEqual(["typeText intro", "closeText intro", "openText label"]);
});

test("[COMP-1] goes on after the studio has refused a text that was left early", () => {
  const { sent, order, text } = record();
  order.send(request("openText", "heading"));
  order.close(text("heading", true), request("closeText", "heading"));
  order.send(request("openText", "intro"));
  order.hear({ tell: "textRefused", path: pathOf("heading") });
  expect(sent).toEqual(["openText heading", "closeText heading", "openText intro"]);
});
