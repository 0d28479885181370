import type { Script } from "@marquee/schemas/studio";
import { Card, Stack } from "@sanity/ui";
import { displayedScripts, sampleTexts } from "./load-typeface.ts";

/** Font sizes of the sample texts in pixels: as in a caption, in running text, in a heading. */
const sizes = [13, 18, 34];

/**
 * Displays a sample text in each writing system of a typeface, at three sizes. `familyOf` returns the value of
 * `font-family` for one. If the studio has no sample text for any of them, displays the
 * Latin one.
 */
export function TypefaceSamples({
  scripts,
  familyOf,
}: {
  scripts: readonly Script[];
  familyOf: (script: Script) => string;
}) {
  const shown = displayedScripts(scripts);
  return (
    <Card padding={3} border radius={2} data-testid="typeface-specimen">
      <Stack gap={3}>
        {(shown.length > 0 ? shown : (["latin"] as const)).map((script) =>
          sizes.map((size) => (
            <div
              key={`${script} ${size}`}
              dir="auto"
              style={{
                fontFamily: familyOf(script),
                fontSize: size,
                lineHeight: 1.25,
                overflowWrap: "anywhere",
              }}
            >
              {sampleTexts[script]}
            </div>
          )),
        )}
      </Stack>
    </Card>
  );
}
