import type { BlockContext } from "../../blocks/block-component.ts";
import { parseBlocks } from "../../content/parse/parse-blocks.ts";
import { RenderBlocks } from "../../blocks/render-blocks.tsx";
import styles from "./block-gallery.module.css";
import { withSampleAssets } from "./sample-pictures.ts";
import type { GalleryQuery } from "./gallery-query.server.ts";
import { galleryAddress } from "./gallery-address.ts";
import type { SampleAssets } from "./sample-assets.server.ts";
import { isBroken, type Story, withOwnKeys } from "./stories.ts";

type Look = { dir: "ltr" | "rtl" | undefined; lang: string | undefined };

/**
 * Returns the story's language and direction. The right-to-left state is in Arabic. A direction
 * that is selected for all stories takes precedence.
 */
function lookOf({ state }: Story, { dir }: GalleryQuery): Look {
  const direction = dir ?? (state === "rightToLeft" ? "rtl" : undefined);
  return { dir: direction, lang: direction === "rtl" ? "ar" : undefined };
}

/** Parses a story's block as the site does, for visitors or for an editor. */
const parsed = ({ name }: Story, raw: unknown, isEditing: boolean) =>
  parseBlocks([raw], { documentId: "block-gallery", documentType: "page", path: name, isEditing });

/**
 * Renders an invalid block twice: for an editor, who sees a card, and for a visitor, who sees nothing.
 * The keys differ, because ids of elements contain them.
 */
function Refused({ story, context, bare }: { story: Story; context: BlockContext; bare: boolean }) {
  const views = [
    { audience: "editor", isEditing: true, label: "Editor in preview:" },
    { audience: "visitor", isEditing: false, label: "Visitor (hidden):" },
  ] as const;
  return views.map(({ audience, isEditing, label }) => (
    <div key={audience}>
      {bare ? null : (
        <p className={styles.audience} lang="en" dir="ltr">
          {label}
        </p>
      )}
      <div data-audience={audience}>
        <RenderBlocks
          blocks={parsed(
            story,
            withOwnKeys({ ...story, name: `${story.name}.${audience}` }),
            isEditing,
          )}
          context={{ ...context, isEditing }}
        />
      </div>
    </div>
  ));
}

/** Renders one block in one state, below a label. */
export function StoryView({
  story,
  query,
  context,
  assets,
  start,
}: {
  story: Story;
  query: GalleryQuery;
  context: BlockContext;
  assets: SampleAssets;
  /** Index of the first picture in `assets` to use. */
  start: number;
}) {
  const { name, type, state } = story;
  const look = lookOf(story, query);
  // Sets the locale, so that dates and numbers have the format of the story's language.
  const locale = look.lang ?? context.locale;
  const there = { ...context, locale, formats: locale };
  return (
    <div className={styles.story} data-width={query.width ?? undefined}>
      {query.bare ? null : (
        <p className={styles.label} lang="en" dir="ltr">
          <strong>{type}</strong> {state}
          <a className="lit" href={galleryAddress(query, { block: type, state, bare: true })}>
            Open alone<span className="sr-only"> {name}</span>
          </a>
        </p>
      )}
      <div data-specimen={name} {...look}>
        {isBroken(state) ? (
          <Refused story={story} context={there} bare={query.bare} />
        ) : (
          <RenderBlocks
            blocks={parsed(
              story,
              withSampleAssets(withOwnKeys(story), assets, start),
              context.isEditing,
            )}
            context={there}
          />
        )}
      </div>
    </div>
  );
}
