// @vitest-environment jsdom
import { lookOf, plainTheme } from "@marquee/schemas/contract";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Themed } from "../../design/theme/themed.tsx";
import { type DisplayedLook, useLookPreview } from "./use-look-preview.client.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

type Take = ReturnType<typeof useLookPreview>;

const lookWith = (primary: string, buttons: "filled" | "outlined" = "filled") =>
  lookOf({
    ...plainTheme,
    _id: "theme-a",
    primary,
    shape: { ...plainTheme.shape, buttons },
  });
const previewed = (...fields: Parameters<typeof lookWith>) => {
  const { tones, shape } = lookWith(...fields);
  return { tones, shape };
};

let root: Root;
let take: Take;

function Tools({ look, onReady }: { look: DisplayedLook; onReady: (take: Take) => void }) {
  onReady(useLookPreview(look));
  return null;
}

/** Renders the page as the server does, with the editing tools. */
const serve = (look: ReturnType<typeof lookWith>) =>
  act(async () =>
    root.render(
      <>
        <Themed look={look}>A page</Themed>
        <Tools
          look={{ theme: look.id, tones: look.tones, shape: look.shape }}
          onReady={(ready) => (take = ready)}
        />
      </>,
    ),
  );

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => act(async () => root.unmount()));

const css = () => document.querySelector("style[data-theme-colors]")?.textContent ?? "";
const buttons = () => document.querySelector(".themed")?.getAttribute("data-buttons");

test("[THEME-1] displays the look of the page's theme at once", async () => {
  await serve(lookWith("#2f4bd8"));
  take({ theme: "theme-a", look: previewed("#c8320a", "outlined") });
  expect(css()).toContain("#c8320a");
  expect(buttons()).toBe("outlined");
});

test("[THEME-1] keeps the studio's look when the server renders an older one", async () => {
  await serve(lookWith("#2f4bd8"));
  take({ theme: "theme-a", look: previewed("#c8320a", "outlined") });
  await serve(lookWith("#0b6e6e"));
  expect(css()).toContain("#c8320a");
  expect(buttons()).toBe("outlined");
});

test("[THEME-1] displays the server's look once the theme's form is closed", async () => {
  await serve(lookWith("#2f4bd8"));
  take({ theme: "theme-a", look: previewed("#c8320a", "outlined") });
  take({ theme: "theme-a", look: null });
  await serve(lookWith("#0b6e6e"));
  expect(css()).toContain("#0b6e6e");
  expect(buttons()).toBe("filled");
});

test("[THEME-4] ignores the look of a theme that the page doesn't have", async () => {
  await serve(lookWith("#2f4bd8"));
  take({ theme: "theme-b", look: previewed("#c8320a", "outlined") });
  expect(css()).toContain("#2f4bd8");
  expect(buttons()).toBe("filled");
});
