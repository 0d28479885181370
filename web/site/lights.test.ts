// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { lightsScript } from "./lights.ts";

function begin({ systemIsDark }: { systemIsDark: boolean }) {
  vi.stubGlobal("matchMedia", () => ({ matches: systemIsDark }));
  // The served text itself is run: it must hold all it needs.
  // oxlint-disable-next-line typescript/no-implied-eval -- this is how a browser gets it: as text
  new Function(lightsScript({ storageKey: "lights", languageCookie: "language" }))();
}

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const theme = () => document.documentElement.dataset["theme"];

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset["theme"];
  document.body.innerHTML =
    '<button data-lights=""><span>Lights</span></button><a data-language="de" href="#de"><b>DE</b></a>';
});

test("the light follows the system, then the visitor's choice, and remembers it", () => {
  begin({ systemIsDark: false });
  expect(theme()).toBeUndefined();
  press("button span");
  expect([theme(), localStorage.getItem("lights")]).toEqual(["dark", "dark"]);
  press("button");
  expect([theme(), localStorage.getItem("lights")]).toEqual([undefined, null]);
  press("a b");
  expect(document.cookie).toContain("language=de");
});
