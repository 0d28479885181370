import { expect, test } from "vitest";
import { createTypedText, type TextChange } from "./typed-text.client.ts";

/** Creates a text, and a studio that stores its changes. `change` is another editor's. */
function openText(displayed: string, stored = displayed) {
  const studio = { value: stored, number: 0, version: 1 };
  const sent: TextChange[] = [];
  const text = createTypedText(displayed, (change) => sent.push(change));
  const deliver = () => {
    for (const { number, version, value } of sent.splice(0)) {
      if (version === studio.version) Object.assign(studio, { value, number });
    }
  };
  const change = (value: string) => {
    studio.value = value;
    studio.version += 1;
  };
  return { text, studio, sent, deliver, change, merge: (cursor = 0) => text.merge(studio, cursor) };
}

test("[COMP-1] sends nothing before the studio has sent its text, and then what was typed", () => {
  const { text, sent, studio, merge, deliver } = openText("[Heading]", "");
  text.type("[Heading]N", 10);
  expect(sent).toEqual([]);
  expect(text.isWaiting()).toBe(true);
  expect(merge(10)).toEqual({ value: "N", cursor: 1 });
  expect(text.isWaiting()).toBe(false);
  deliver();
  expect(studio.value).toBe("N");
});

test("[COMP-4] merges what another editor writes and keeps the cursor at its place", () => {
  const { text, studio, merge, deliver, change } = openText("Two evenings on the quay");
  merge();
  text.type("Two long evenings on the quay", 8);
  change("All two evenings on the quay");
  const merged = merge(8);
  expect(merged.value).toBe("All two long evenings on the quay");
  expect(merged.value.slice(0, merged.cursor)).toMatch(/long$/);
  deliver();
  expect(studio.value).toBe(merged.value);
  expect(merge(0).value).toBe(studio.value);
});

test("[COMP-1] keeps letters that are typed while the studio confirms earlier ones", () => {
  const { text, studio, merge, deliver } = openText("A");
  merge();
  text.type("Ab", 2);
  deliver();
  const confirmed = { ...studio };
  text.type("Abc", 3);
  expect(text.merge(confirmed, 3)).toEqual({ value: "Abc", cursor: 3 });
  deliver();
  expect(merge(3)).toEqual({ value: "Abc", cursor: 3 });
  expect(studio.value).toBe("Abc");
});

test("[COMP-4] sends a merged text again, because the studio ignored the change", () => {
  const { text, sent, studio, merge, deliver, change } = openText("Open");
  merge();
  text.type("Open now", 8);
  change("Open today");
  deliver();
  expect(studio.value).toBe("Open today");
  merge(8);
  expect(sent).toEqual([{ number: 2, version: 2, value: "Open now today" }]);
});

test("[COMP-4] doesn't divide a word that another editor goes on typing", () => {
  const { text, merge, change } = openText("At the qu");
  merge();
  text.type("At the qu tonight", 17);
  change("At the quay");
  expect(merge(17)).toEqual({ value: "At the quay tonight", cursor: 19 });
});

test("[COMP-4] moves a cursor behind the word that another editor goes on typing", () => {
  const { merge, change } = openText("At the qu");
  merge();
  change("At the quay today");
  expect(merge(9).cursor).toBe("At the quay".length);
});

test("[COMP-4] keeps its own word together where both editors typed a space", () => {
  const { text, merge, deliver, change } = openText("Come");
  merge();
  text.type("Come ", 5);
  deliver();
  merge(5);
  text.type("Come a", 6);
  change("Come  ");
  expect(merge(6)).toEqual({ value: "Come  a", cursor: 7 });
});

test("[COMP-4] removes what the editor removed, and keeps what others added inside", () => {
  const { text, merge, change } = openText("Two long evenings");
  merge();
  text.type("Two evenings", 4);
  change("Two long, warm evenings");
  expect(merge(4).value).toBe(["Two , warm", "evenings"].join(""));
});
