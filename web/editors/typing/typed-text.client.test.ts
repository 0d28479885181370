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
  return { text, studio, sent, deliver, change, hear: (cursor = 0) => text.hear(studio, cursor) };
}

test("[COMP-1] sends nothing before the studio has sent its text, and then what was typed", () => {
  const { text, sent, studio, hear, deliver } = openText("[Heading]", "");
  text.type("[Heading]N", 10);
  expect(sent).toEqual([]);
  expect(text.isWaiting()).toBe(true);
  expect(hear(10)).toEqual({ value: "N", cursor: 1 });
  expect(text.isWaiting()).toBe(false);
  deliver();
  expect(studio.value).toBe("N");
});

test("[COMP-4] merges what another editor writes and keeps the cursor at its place", () => {
  const { text, studio, hear, deliver, change } = openText("Two evenings on the quay");
  hear();
  text.type("Two long evenings on the quay", 8);
  change("All two evenings on the quay");
  const heard = hear(8);
  expect(heard.value).toBe("All two long evenings on the quay");
  expect(heard.value.slice(0, heard.cursor)).toMatch(/long$/);
  deliver();
  expect(studio.value).toBe(heard.value);
  expect(hear(0).value).toBe(studio.value);
});

test("[COMP-1] keeps letters that are typed while the studio confirms earlier ones", () => {
  const { text, studio, hear, deliver } = openText("A");
  hear();
  text.type("Ab", 2);
  deliver();
  const confirmed = { ...studio };
  text.type("Abc", 3);
  expect(text.hear(confirmed, 3)).toEqual({ value: "Abc", cursor: 3 });
  deliver();
  expect(hear(3)).toEqual({ value: "Abc", cursor: 3 });
  expect(studio.value).toBe("Abc");
});

test("[COMP-4] sends a merged text again, because the studio ignored the change", () => {
  const { text, sent, studio, hear, deliver, change } = openText("Open");
  hear();
  text.type("Open now", 8);
  change("Open today");
  deliver();
  expect(studio.value).toBe("Open today");
  hear(8);
  expect(sent).toEqual([{ number: 2, version: 2, value: "Open now today" }]);
});

test("[COMP-4] doesn't divide a word that another editor goes on typing", () => {
  const { text, hear, change } = openText("At the qu");
  hear();
  text.type("At the qu tonight", 17);
  change("At the quay");
  expect(hear(17)).toEqual({ value: "At the quay tonight", cursor: 19 });
});

test("[COMP-4] moves a cursor behind the word that another editor goes on typing", () => {
  const { hear, change } = openText("At the qu");
  hear();
  change("At the quay today");
  expect(hear(9).cursor).toBe("At the quay".length);
});

test("[COMP-4] keeps its own word together where both editors typed a space", () => {
  const { text, hear, deliver, change } = openText("Come");
  hear();
  text.type("Come ", 5);
  deliver();
  hear(5);
  text.type("Come a", 6);
  change("Come  ");
  expect(hear(6)).toEqual({ value: "Come  a", cursor: 7 });
});

test("[COMP-4] removes what the editor removed, and keeps what others added inside", () => {
  const { text, hear, change } = openText("Two long evenings");
  hear();
  text.type("Two evenings", 4);
  change("Two long, warm evenings");
  expect(hear(4).value).toBe(["Two , warm", "evenings"].join(""));
});
