// @vitest-environment jsdom
import { expect, test } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import { useHasNoFindings, useShowCount } from "./shown-findings.ts";

function Panel({ count }: { count: number | undefined }) {
  useShowCount("page", count);
  return null;
}

/** The publish button, which says “anyway” after a click found something. */
function Button() {
  return useHasNoFindings("page") ? "Publish" : "Publish anyway";
}

test("[PAGE-4] the publish button follows what the open panel of page checks still lists", async () => {
  const { place, render, unmount } = mountReact();
  const show = async (count?: number) => {
    await render([<Button key="button" />, <Panel key="panel" count={count} />]);
    return place.textContent;
  };
  expect(await show(1)).toBe("Publish anyway");
  expect(await show(0)).toBe("Publish");
  expect(await show()).toBe("Publish anyway");
  await show(0);
  await render([<Button key="button" />]);
  expect(place.textContent).toBe("Publish anyway");
  await unmount();
});
