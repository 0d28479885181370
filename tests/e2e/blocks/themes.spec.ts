// cspell:ignore Wochenende
import type { Page } from "@playwright/test";
import { axeProblems } from "../../support/browsers/axe.ts";
import { layoutProblems } from "../../support/browsers/layout.ts";
import { sidewaysScroll } from "../../support/browsers/page-measures.ts";
import { openGallery } from "../../support/gallery.ts";
import { type TestLook, tenLooks } from "../../support/ten-looks.ts";
import { expect, test } from "../../support/test.ts";

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: "reduce" },
});
test.describe.configure({ mode: "parallel", timeout: 180_000 });

const titles = {
  long: { lang: "de", text: "Donaudampfschifffahrtsgesellschaft am Wochenende", longest: 34 },
  japanese: { lang: "ja", text: "振動センサーで機械の状態を静かに測る", longest: 4 },
} as const;

/**
 * Replaces the text of all titles. Also sets `--longest`, which the site computes from a title's
 * text.
 */
async function replaceTitles(page: Page, words: keyof typeof titles): Promise<void> {
  await page.evaluate(({ lang, text, longest }) => {
    for (const title of document.querySelectorAll<HTMLElement>("main .title")) {
      // A hero's title has an element around each word.
      const [word] = title.children;
      const parts = word ? text.split(" ").map(() => word.cloneNode(true)) : [];
      for (const [index, part] of parts.entries())
        if (part.firstChild) part.firstChild.textContent = text.split(" ")[index] ?? "";
      title.replaceChildren(...(word ? parts.flatMap((part) => [part, " "]) : [text]));
      title.lang = lang;
      title.style.setProperty("--longest", String(longest));
    }
  }, titles[words]);
}

const isKnown = (name: string): name is keyof typeof tenLooks => Object.hasOwn(tenLooks, name);

// Each theme is tested in two of the four combinations of color scheme and direction, which include all schemes and directions.
for (const name of Object.keys(tenLooks).filter(isKnown)) {
  const look: TestLook = tenLooks[name];
  for (const [scheme, dir] of [
    ["light", look.dir],
    ["dark", look.dir === "ltr" ? "rtl" : "ltr"],
  ] as const) {
    test(
      `[THEME-1][THEME-2] all blocks are legible in the theme "${name}" on a phone, ${scheme} and ${dir}`,
      { tag: name === "longWords" && scheme === "dark" ? [] : "@all" },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await openGallery(page, { look: JSON.stringify(look.theme), dir });
        const { ornament } = look.theme.shape;
        await expect(page.locator(".themed")).toHaveAttribute("data-ornament", ornament);
        if (look.words) await replaceTitles(page, look.words);
        expect(await page.evaluate(sidewaysScroll)).toBe(0);
        expect(await layoutProblems(page, "main")).toEqual([]);
        // Disables this axe rule, because several landmarks have the same name: the gallery's stories
        // have the same texts.
        const exempt = { "landmark-unique": { enabled: false } } as const;
        expect(await axeProblems(page, "main", { exempt })).toEqual([]);
      },
    );
  }
}
