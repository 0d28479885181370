// @vitest-environment jsdom
import { expect, test } from "vitest";
import { setUpView } from "../../ui/view.fixture.tsx";
import { useHasNoFindings, useShowCount } from "./shown-findings.ts";

function Panel({ count }: { count: number | undefined }) {
  useShowCount("page", count);
  return null;
}

/** The publish button, which says “anyway” after a click found something. */
function Button() {
  return useHasNoFindings("page") ? "Publish" : "Publish anyway";
}

const view = setUpView();

test("[PAGE-4] the publish button follows what the open panel of page checks still lists", async () => {
  const show = async (count?: number) => {
    await view.render([<Button key="button" />, <Panel key="panel" count={count} />]);
    return view.text();
  };
  expect(await show(1)).toBe("Publish anyway");
  expect(await show(0)).toBe("Publish");
  expect(await show()).toBe("Publish anyway");
  await show(0);
  await view.render([<Button key="button" />]);
  expect(view.text()).toBe("Publish anyway");
});
