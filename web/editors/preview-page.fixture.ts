import { onTestFinished, vi } from "vitest";

type Displayed = { path?: string; page?: string; texts?: object[]; pictures?: object[] };

/** Displays a block as the preview does, with the texts and pictures that an editor can change, until the test ends. */
export function displayBlock(
  html: string,
  { path = 'blocks[_key=="a"]', page = "page", texts = [], pictures = [] }: Displayed = {},
): HTMLElement {
  const section = document.body.appendChild(document.createElement("section"));
  onTestFinished(() => section.remove());
  const json = { imageFields: JSON.stringify(pictures), texts: JSON.stringify(texts) };
  Object.assign(section.dataset, {
    block: path,
    blockOf: page,
    sanityDragDisable: "true",
    ...json,
  });
  section.innerHTML = html;
  return section;
}

/** Replaces what jsdom lacks, because it lays out nothing. */
export function stubLayout(): void {
  const nothing = () => undefined;
  Element.prototype.scrollIntoView = nothing;
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = nothing;
      unobserve = nothing;
      disconnect = nothing;
    },
  );
}
