import type { ComposeRequest, StudioMessage } from "@marquee/schemas/editing";
import { expect, test } from "vitest";
import { createRequestOrder } from "./request-order.ts";

const pathOf = (name: string) => `blocks[_key=="a"].${name}`;
const message = (name: string): Extract<StudioMessage, { event: "text" }> => ({
  event: "text",
  path: pathOf(name),
  value: "",
  number: 0,
  version: 1,
  title: name,
  problems: [],
  link: null,
});

/** Returns a request order, and `sent`: the requests and the changes of texts in the order in which they were sent. */
function record() {
  const sent: string[] = [];
  const order = createRequestOrder((request) =>
    sent.push(`${request.action} ${"path" in request ? request.path.split(".")[1] : ""}`),
  );
  const request = (action: "openText" | "closeText", name: string): ComposeRequest => ({
    action,
    document: "page",
    path: pathOf(name),
  });
  const open = (name: string) => order.send(request("openText", name));
  const close = (name: string, isWaiting: boolean) => {
    const mergeStored = () => void sent.push(`typeText ${name}`);
    const text = { path: pathOf(name), isWaiting: () => isWaiting, mergeStored };
    order.close(text, request("closeText", name));
  };
  return { sent, order, open, close };
}

test("[COMP-1] closes a text at once if all its changes are sent, and goes on after the studio has refused one", () => {
  const { sent, order, open, close } = record();
  open("heading");
  close("heading", false);
  expect(sent).toEqual(["openText heading", "closeText heading"]);
  expect(order.handleMessage(message("heading"))).toBe(false);
  sent.splice(0);
  open("heading");
  close("heading", true);
  open("intro");
  order.handleMessage({ event: "textRejected", path: pathOf("heading") });
  expect(sent).toEqual(["openText heading", "closeText heading", "openText intro"]);
});

test("[COMP-1] sends the changes of a text that was left early before the next text is opened", () => {
  const { sent, order, open, close } = record();
  open("heading");
  close("heading", true);
  open("intro");
  close("intro", true);
  open("label");
  expect(sent).toEqual(["openText heading"]);
  expect(order.handleMessage(message("label"))).toBe(false);
  expect(order.handleMessage(message("heading"))).toBe(true);
  expect(sent.slice(1)).toEqual(["typeText heading", "closeText heading", "openText intro"]);
  expect(order.handleMessage(message("intro"))).toBe(true);
  expect(sent.slice(4)).toEqual(["typeText intro", "closeText intro", "openText label"]);
});
