// @vitest-environment jsdom
import { lookOf, plainTheme } from "@marquee/schemas/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { mountReact } from "../../../tests/support/mount-react.ts";
import { Themed } from "../../design/theme/themed.tsx";
import { type DisplayedLook, useLookPreview } from "./use-look-preview.client.ts";

type Take = ReturnType<typeof useLookPreview>;

const lookWith = (primary: string, buttons: "filled" | "outlined" = "filled") =>
  lookOf({ ...plainTheme, _id: "theme-a", primary, shape: { ...plainTheme.shape, buttons } });
const { tones, shape } = lookWith("#c8320a", "outlined");
const previewed = { theme: "theme-a", look: { tones, shape } };

let page: ReturnType<typeof mountReact>;
let take: Take;

function Tools({ look, onReady }: { look: DisplayedLook; onReady: (take: Take) => void }) {
  onReady(useLookPreview(look));
  return null;
}

/** Renders the page with a primary color as the server does, with the editing tools. */
function serve(primary: string) {
  const look = lookWith(primary);
  const displayed = { theme: look.id, tones: look.tones, shape: look.shape };
  return page.render(
    <>
      <Themed look={look}>A page</Themed>
      <Tools look={displayed} onReady={(ready) => (take = ready)} />
    </>,
  );
}

beforeEach(async () => {
  page = mountReact();
  await serve("#2f4bd8");
});
afterEach(() => page.unmount());

const css = () => document.querySelector("style[data-theme-colors]")?.textContent ?? "";
const buttons = () => document.querySelector(".themed")?.getAttribute("data-buttons");

test("[THEME-1][THEME-4] displays the look of the page's theme at once until its form is closed, and of no other theme", async () => {
  take({ ...previewed, theme: "theme-b" });
  expect(css()).toContain("#2f4bd8");
  expect(buttons()).toBe("filled");
  take(previewed);
  for (const primary of ["", "#0b6e6e"]) {
    if (primary) await serve(primary);
    expect(css()).toContain("#c8320a");
    expect(buttons()).toBe("outlined");
  }
  take({ theme: "theme-a", look: null });
  await serve("#0b6e6e");
  expect(css()).toContain("#0b6e6e");
  expect(buttons()).toBe("filled");
});
