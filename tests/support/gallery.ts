import type { Page } from "@playwright/test";
import { blockFixtures } from "@marquee/schemas/fixtures";

export const blockTypes = Object.keys(blockFixtures).filter(
  (name): name is keyof typeof blockFixtures => Object.hasOwn(blockFixtures, name),
);

/**
 * Returns an address of the block gallery. `query` selects what the gallery displays. `bare` hides
 * the gallery's own controls and labels.
 */
const bareGallery = (query: Record<string, string>) =>
  `/en/block-gallery?${new URLSearchParams({ ...query, bare: "1" })}`;

/**
 * Opens a view of the gallery and waits for its fonts. Opens all `details` elements unless `unfold`
 * is false. Returns the names of the stories in the view.
 */
export async function openGallery(
  page: Page,
  query: Record<string, string>,
  { unfold = true } = {},
): Promise<string[]> {
  const address = bareGallery(query);
  const response = await page.goto(address);
  if (response?.status() !== 200)
    throw new Error(`${address} returned status ${response?.status()}.`);
  return page.evaluate(async (unfold) => {
    for (const folded of unfold ? document.querySelectorAll("details") : []) folded.open = true;
    await document.fonts.ready;
    return [...document.querySelectorAll<HTMLElement>("[data-specimen]")].map(
      ({ dataset }) => dataset["specimen"] ?? "",
    );
  }, unfold);
}

export const storySelector = (name: string) => `[data-specimen="${name}"]`;
