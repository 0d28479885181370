import { audienceOf, blocksOnPage } from "./blocks-on-page.client.ts";
import type { ComposerLabels } from "./composer-toolbar.client.tsx";
import type { BlockFacts } from "./use-chosen-block.client.ts";

/**
 * Returns functions that name blocks of a page. `titles` has the studio's titles of block types. It
 * is undefined if no studio displays the page.
 */
export function blockTitles(
  page: string,
  titles: Readonly<Record<string, string>> | undefined,
  labels: ComposerLabels,
) {
  const nameOf = (type = "") => titles?.[type] ?? type;
  const typeOf = (of: string) => blocksOnPage(page).find(({ path }) => path === of)?.type;

  return {
    /** Returns the name of the block at a path. */
    titleOf: (path: string): string => nameOf(typeOf(path)),

    /**
     * Returns the name of the selected block, or the number of selected blocks. Adds the position
     * of these blocks in the list. For blocks in a gate, also adds who sees them.
     */
    titleOfSelection: ({ path, type, number, count, selected }: BlockFacts): string => {
      const isSeveral = selected.length > 1;
      const last = number + selected.length - 1;
      const place = isSeveral
        ? `${labels.blocks}: ${selected.length} · ${number}–${last}/${count}`
        : `${nameOf(type)} ${number}/${count}`;
      const audience = audienceOf(path, typeOf);
      return audience ? `${place} · ${labels[audience]}` : place;
    },
  };
}
