// @vitest-environment jsdom
import { studioTheme, ThemeProvider } from "@sanity/ui";
import { act, type ComponentType, type ReactNode } from "react";
import { definePlugin } from "sanity";
import { expect, onTestFinished, test, vi } from "vitest";
import { mountReact } from "../../tests/support/mount-react.ts";
import { containPart, containPlugin } from "./contain-plugin.tsx";

function muteErrors() {
  const spy = vi.spyOn(console, "error").mockReturnValue(undefined);
  onTestFinished(() => spy.mockRestore());
}

const fail = () => {
  throw new Error("The content service can't be reached.");
};

async function mount(tree: ReactNode) {
  const view = mountReact();
  onTestFinished(() => view.unmount());
  await view.render(<ThemeProvider theme={studioTheme}>{tree}</ThemeProvider>);
  return view.place;
}

test("[COMP-6] a failing layout of a plugin leaves the Studio's own layout in place", async () => {
  muteErrors();
  const plugin = definePlugin({ name: "failing", studio: { components: { layout: fail } } })();
  const layout = containPlugin(plugin).studio?.components?.layout;
  const Layout: ComponentType<{ renderDefault: () => ReactNode }> = Object(layout);
  const place = await mount(<Layout renderDefault={() => "The Studio"} />);
  expect(place.textContent).toBe("The Studio");
});

test("[COMP-6] a failing tool says so, and begins again when the editor asks for it", async () => {
  muteErrors();
  let isDown = true;
  const Tool = containPart("failing", () => (isDown ? fail() : "The tool"));
  const place = await mount(<Tool />);
  expect(place.textContent).toContain("has failed");
  isDown = false;
  await act(async () => place.querySelector("button")?.click());
  expect(place.textContent).toBe("The tool");
});
