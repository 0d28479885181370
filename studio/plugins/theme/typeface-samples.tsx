import type { Script } from "@marquee/schemas/studio";
import { Card, Stack } from "@sanity/ui";
import { displayedScripts, sampleTexts } from "./load-typeface.ts";

/** The sizes of a specimen in pixels: a caption, running text, a heading. */
const sizes = [13, 18, 34];

/**
 * Displays the scripts of a typeface at three sizes. `familyOf` returns the value of `font-family`
 * for a script. If the studio has no sample text in any of these scripts, displays Latin letters.
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
