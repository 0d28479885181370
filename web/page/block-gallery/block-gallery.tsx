import type { BlockContext } from "../../blocks/block-component.ts";
import styles from "./block-gallery.module.css";
import { GalleryControls } from "./gallery-controls.tsx";
import type { GalleryQuery } from "./gallery-query.server.ts";
import { noAssets, readSampleAssets } from "./sample-assets.server.ts";
import { sampleLists } from "./sample-lists.ts";
import { StoryView } from "./story-view.tsx";
import { blockTypes, storiesOf } from "./stories.ts";

/** Offset between the sample pictures of two neighboring blocks, so that they don't all start with the same picture. */
const STRIDE = 3;

/** Renders the selected blocks in the selected states, one below the other. */
export async function BlockGallery({
  query,
  context,
}: {
  query: GalleryQuery;
  context: Omit<BlockContext, "first" | "within" | "lists">;
}) {
  const assets = query.plain ? noAssets : await readSampleAssets();
  const within = query.width === "column" ? "column" : "page";
  return (
    <main
      id="content"
      className={styles.gallery}
      data-theme={query.theme ?? undefined}
      data-tone="default"
    >
      {query.bare ? null : <GalleryControls query={query} />}
      {query.bare && !query.first ? <h1 className="sr-only">Block gallery</h1> : null}
      {storiesOf(query).map((story, index) => (
        <StoryView
          key={story.name}
          story={story}
          query={query}
          context={{
            ...context,
            within,
            lists: sampleLists(assets),
            first: query.first && index === 0,
          }}
          assets={assets}
          start={blockTypes.indexOf(story.type) * STRIDE}
        />
      ))}
    </main>
  );
}

/** Renders the problems of an invalid gallery address. */
export function UnknownStory({ problems }: { problems: readonly string[] }) {
  return (
    <main id="content" className={styles.controls} lang="en" dir="ltr">
      <h1 className={`title ${styles.title}`}>Invalid gallery URL</h1>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      <p>
        <a href="?">Show all blocks</a>
      </p>
    </main>
  );
}
