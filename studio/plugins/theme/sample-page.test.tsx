// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { readFormLook } from "./form-look.ts";
import { SamplePage } from "./sample-page.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => vi.unstubAllGlobals());

const look = readFormLook({
  paper: "#ffffff",
  ink: "#000000",
  primary: "#2f4bd8",
  typefaces: { display: ["anton", "lalezar"], text: ["lora"], interface: [] },
});

test("[THEME-3] loads the Latin typefaces in which it displays the sample", async () => {
  const addresses: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    addresses.push(address);
    return new Response(null, { status: 404 });
  });
  const element = document.createElement("div");
  const root = createRoot(element);
  await act(async () => root.render(<SamplePage look={look} site="https://site.example" />));
  const families = element.innerHTML.match(/Specimen \w+ \w+/g) ?? [];
  await act(async () => root.unmount());
  expect(addresses).toEqual([
    "https://site.example/typefaces/anton/specimen-latin.woff2",
    "https://site.example/typefaces/lora/specimen-latin.woff2",
  ]);
  expect(new Set(families)).toEqual(new Set(["Specimen anton latin", "Specimen lora latin"]));
});
