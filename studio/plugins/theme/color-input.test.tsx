// @vitest-environment jsdom
import { studioTheme, ThemeProvider } from "@sanity/ui";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { ColorInput } from "./color-input.tsx";
import { PaintColor } from "./use-dragged-color.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test("[THEME-1] displays a dragged color under the name of its field, before it is stored", async () => {
  const painted = vi.fn<(field: string, color: string | null) => void>();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <ThemeProvider theme={studioTheme}>
        <PaintColor value={painted}>
          <ColorInput
            value="#ffffff"
            path={["paper"]}
            schemaType={{ name: "string", title: "Page background" }}
            elementProps={{}}
            onChange={() => undefined}
          />
        </PaintColor>
      </ThemeProvider>,
    ),
  );
  const picker = place.querySelector("input[type=color]");
  if (!picker) throw new Error("There is no color picker.");
  await act(async () => {
    Reflect.set(HTMLInputElement.prototype, "value", "#ff0000", picker);
    picker.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(painted).toHaveBeenLastCalledWith("paper", "#ff0000");
  await act(async () => root.unmount());
});
