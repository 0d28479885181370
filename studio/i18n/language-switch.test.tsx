// @vitest-environment jsdom
// cspell:ignore topbar
import { studioTheme, ThemeProvider } from "@sanity/ui";
import { act } from "react";
import { expect, test, vi } from "vitest";
import { mountReact } from "../../tests/support/mount-react.ts";
import { ToolMenuWithLanguages } from "./language-switch.tsx";

const changeLocale = vi.fn<(id: string) => Promise<void>>(async () => undefined);
vi.mock("sanity", () => ({
  useLocale: () => ({ locales: [{ id: "de-DE" }, { id: "en-US" }], changeLocale }),
}));

test("[PAGE-4] the menu of an English studio has a button for German", async () => {
  const menu = mountReact();
  await menu.render(
    <ThemeProvider theme={studioTheme}>
      <ToolMenuWithLanguages
        context="topbar"
        isSidebarOpen={false}
        closeSidebar={() => undefined}
        tools={[]}
        renderDefault={() => <p>Tools</p>}
      />
    </ThemeProvider>,
  );
  expect(menu.place.textContent).toBe("ToolsDeutsch");
  await act(async () => menu.place.querySelector("button")?.click());
  expect(changeLocale).toHaveBeenLastCalledWith("de-DE");
  await menu.unmount();
});
