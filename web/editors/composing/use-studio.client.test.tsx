// @vitest-environment jsdom
import type { StudioMessage } from "@marquee/schemas/editing";
import { expect, test } from "vitest";
import { mountHook } from "../mount-hook.fixture.tsx";
import { useStudio } from "./use-studio.client.ts";

const studio = "https://studio.example";
const options = { studio, page: "page-a", type: "page", address: "/en", sendRequest: () => {} };

test("[SEC-2] handles messages of the studio only, not of another origin, window or format", async () => {
  const messages: StudioMessage[] = [];
  const usePage = () => useStudio(options, (message) => messages.push(message));
  const { unmount } = await mountHook(usePage, null);
  const frame = document.body.appendChild(document.createElement("iframe"));
  const data = { marqueeCompose: { event: "focus" } };
  const post = (message: MessageEventInit) =>
    window.dispatchEvent(new MessageEvent("message", message));
  // In jsdom, a window without a parent is its own parent.
  post({ data, origin: "https://evil.example", source: window });
  post({ data, origin: "null", source: window });
  post({ data, origin: studio, source: frame.contentWindow });
  post({ data: { marqueeCompose: { event: "publish" } }, origin: studio, source: window });
  post({ data: "focus", origin: studio, source: window });
  expect(messages).toEqual([]);
  post({ data, origin: studio, source: window });
  expect(messages).toEqual([{ event: "focus" }]);
  await unmount();
  post({ data, origin: studio, source: window });
  expect(messages).toHaveLength(1);
});
