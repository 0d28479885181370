// @vitest-environment jsdom
import type { ComponentType, ReactNode } from "react";
import { definePlugin } from "sanity";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { containPart, containPlugin, lazyPane } from "./contain-plugin.tsx";
import { setUpView } from "./view.fixture.tsx";

const view = setUpView();
beforeEach(() => void vi.spyOn(console, "error").mockReturnValue(undefined));
afterEach(() => vi.restoreAllMocks());

const fail = () => {
  throw new Error("The content service can't be reached.");
};

test("[COMP-6] a failing layout of a plugin leaves the Studio's own layout in place", async () => {
  const plugin = definePlugin({ name: "failing", studio: { components: { layout: fail } } })();
  const layout = containPlugin(plugin).studio?.components?.layout;
  const Layout: ComponentType<{ renderDefault: () => ReactNode }> = Object(layout);
  await view.render(<Layout renderDefault={() => "The Studio"} />);
  expect(view.text()).toBe("The Studio");
});

test("[COMP-6] a failing tool says so, and begins again when the editor asks for it", async () => {
  let isDown = true;
  const Tool = containPart("failing", () => (isDown ? fail() : "The tool"));
  await view.render(<Tool />);
  expect(view.text()).toContain("has failed");
  isDown = false;
  await view.click();
  expect(view.text()).toBe("The tool");
});

test("[COMP-6] a pane loads its code when it is opened, and says so if that fails", async () => {
  const load = vi.fn<() => Promise<{ default: () => string }>>(async () => ({
    default: () => "The pane",
  }));
  const Pane = lazyPane("pane", load);
  expect(load).not.toHaveBeenCalled();
  await view.render(<Pane />);
  await expect.poll(view.text).toBe("The pane");
  let isOffline = true;
  const Unloaded = lazyPane("pane", async () => (isOffline ? fail() : load()));
  await view.render(<Unloaded />);
  await expect.poll(view.text).toContain("has failed");
  isOffline = false;
  await view.click();
  await expect.poll(view.text).toBe("The pane");
});
