// @vitest-environment jsdom
import type { ComposeAnswer } from "@marquee/schemas/editing";
import { expect, test } from "vitest";
import { mountHook } from "../mount-hook.fixture.tsx";
import { useStudio } from "./use-studio.client.ts";

const studio = "https://studio.example";
const options = { studio, page: "page-a", address: "/en", ask: () => {} };

test("[SEC-2] hears the studio only, not another origin, another window or another format", async () => {
  const heard: ComposeAnswer[] = [];
  const usePage = () => useStudio(options, (answer) => heard.push(answer));
  const { unmount } = await mountHook(usePage, null);
  const frame = document.body.appendChild(document.createElement("iframe"));
  const data = { marqueeCompose: { tell: "focus" } };
  const post = (message: MessageEventInit) =>
    window.dispatchEvent(new MessageEvent("message", message));
  // In jsdom, a window without a parent is its own parent.
  post({ data, origin: "https://evil.example", source: window });
  post({ data, origin: "null", source: window });
  post({ data, origin: studio, source: frame.contentWindow });
  post({ data: { marqueeCompose: { tell: "publish" } }, origin: studio, source: window });
  post({ data: "focus", origin: studio, source: window });
  expect(heard).toEqual([]);
  post({ data, origin: studio, source: window });
  expect(heard).toEqual([{ tell: "focus" }]);
  await unmount();
  post({ data, origin: studio, source: window });
  expect(heard).toHaveLength(1);
});
