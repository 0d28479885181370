import { blockFixtures } from "@marquee/schemas/fixtures";
import type { BlockContext } from "../blocks/block-component.ts";
import { RenderBlocks } from "../blocks/render-blocks.tsx";

/** What of the gallery is shown; null: all of it. */
export type GalleryChoice = { block: string | null; state: string | null };

type Specimen = { name: string; raw: unknown };

function specimensOf({ block, state }: GalleryChoice): Specimen[] {
  return Object.entries(blockFixtures).flatMap(([type, { broken, ...states }]) => {
    const wrong = Object.entries(broken).map(
      ([name, each]) => [`broken.${name}`, each.block] as const,
    );
    const all = [...Object.entries(states), ...wrong];
    return all
      .filter(([name]) => (state === null ? !name.startsWith("broken") : name === state))
      .filter(() => block === null || block === type)
      .map(([name, raw]) => ({ name: `${type}-${name}`, raw }));
  });
}

/** Every block in every state of its fixture, one under the other. */
export function BlockGallery({
  choice,
  context,
}: {
  choice: GalleryChoice;
  context: BlockContext;
}) {
  return specimensOf(choice).map(({ name, raw }) => (
    <div key={name} data-specimen={name}>
      <RenderBlocks blocks={[raw]} context={context} path={name} />
    </div>
  ));
}
