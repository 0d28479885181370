import { createElement } from "react";
import { type DocumentActionComponent, InsufficientPermissionsMessage } from "sanity";
import { expect, it } from "vitest";
import { withVisibleReasons } from "./visible-reasons.ts";

const message = createElement(InsufficientPermissionsMessage, { context: "delete-document" });
const labelOf = (name: "delete" | "publish", more: object) => {
  const action: DocumentActionComponent = Object.assign(() => ({ label: "Delete", ...more }), {
    action: name,
  });
  const [wrapped = action] = withVisibleReasons([action]);
  expect(wrapped.action).toBe(name);
  const description: unknown = Reflect.apply(wrapped, undefined, [{}]);
  return Object(description).label;
};

it.each([
  ["the Studio's message", message],
  ["our own words", "Your role doesn't allow this."],
])("[LAKE-3] an entry of the menu says by %s that the role doesn't allow it", (_, title) => {
  expect(labelOf("delete", { disabled: true, title })).toBe("Delete (not allowed for your role)");
});

it.each([
  ["an enabled entry", "delete", { disabled: false, title: "Your role doesn't allow this." }],
  ["an entry that is disabled for another reason", "delete", { disabled: true, title: "Loading" }],
  ["the publish button", "publish", { disabled: true, title: message }],
] as const)("[LAKE-3] keeps the name of %s", (_, name, more) => {
  expect(labelOf(name, more)).toBe("Delete");
});
