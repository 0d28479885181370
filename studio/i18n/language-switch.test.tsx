// @vitest-environment jsdom
// cspell:ignore topbar
import { expect, test, vi } from "vitest";
import { setUpView } from "../ui/view.fixture.tsx";
import { ToolMenuWithLanguages } from "./language-switch.tsx";

const changeLocale = vi.fn<(id: string) => Promise<void>>(async () => undefined);
vi.mock("sanity", () => ({
  useLocale: () => ({ locales: [{ id: "de-DE" }, { id: "en-US" }], changeLocale }),
}));
const menu = setUpView();

test("[PAGE-4] the menu of an English studio has a button for German", async () => {
  await menu.render(
    <ToolMenuWithLanguages
      context="topbar"
      isSidebarOpen={false}
      closeSidebar={() => undefined}
      tools={[]}
      renderDefault={() => <p>Tools</p>}
    />,
  );
  expect(menu.text()).toBe("ToolsDeutsch");
  await menu.click();
  expect(changeLocale).toHaveBeenLastCalledWith("de-DE");
});
