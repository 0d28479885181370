// @vitest-environment jsdom
import { Subject } from "rxjs";
import { act } from "react";
import { expect, test, vi } from "vitest";
import { type Selected, useMayEach } from "./use-may.ts";
import { setUpView } from "./view.fixture.tsx";

const german = new Subject<{ granted: boolean }>();
const english = new Subject<{ granted: boolean }>();
const grants = {
  checkDocumentPermission: (_: string, { language }: Selected) =>
    language === "de" ? german : english,
};
vi.mock("sanity", () => ({ useGrantsStore: () => grants }));
const view = setUpView();

test("[LAKE-3] checks the user's role for each document, and not for the first one only", async () => {
  let may: readonly boolean[] = [];
  const documents = ["en", "de"].map((language) => ({ _id: "new", _type: "page", language }));
  function Each() {
    may = useMayEach("create", documents);
    return null;
  }
  await view.render(<Each />);
  expect(may).toEqual([true, true]);
  // The effect that subscribes may run after `render` has resolved.
  await expect.poll(() => german.observed).toBe(true);
  await act(async () => {
    english.next({ granted: true });
    german.next({ granted: false });
  });
  await expect.poll(() => may).toEqual([true, false]);
});
