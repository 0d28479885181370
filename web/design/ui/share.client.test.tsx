// @vitest-environment jsdom
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import Share from "./share.client.tsx";

const page = mountReact();
afterEach(async () => {
  await page.render(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const labels = { share: "Share", copy: "Copy link", copied: "Link copied" };

async function press(navigator: object) {
  vi.stubGlobal("navigator", navigator);
  await page.render(<Share title="Salt" labels={labels} />);
  const button = page.place.querySelector("button");
  await act(async () => button?.click());
  return [button?.textContent, page.place.querySelector("output")?.textContent];
}

test("[LIST-4] copies the address of the article, and says so for three seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  expect(await press({ clipboard: { writeText } })).toEqual(["Copy link", "Link copied"]);
  expect(writeText).toHaveBeenCalledWith(location.href);
  await act(async () => vi.advanceTimersByTime(3_000));
  expect(page.place.querySelector("output")?.textContent).toBe("");
});

test("[LIST-4] displays the address if the browser refuses to share or to copy it", async () => {
  const refuse = async () => {
    throw new DOMException("refused", "NotAllowedError");
  };
  for (const navigator of [{ clipboard: { writeText: refuse } }, { share: refuse }, {}]) {
    expect((await press(navigator))[1]).toBe(location.href);
    await page.render(null);
  }
});

test("[LIST-4] opens the browser's dialog where there is one; closing it is no error", async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {
    throw new DOMException("closed", "AbortError");
  });
  expect(await press({ share })).toEqual(["Share", ""]);
  expect(share).toHaveBeenCalledWith({ title: "Salt", url: location.href });
});
