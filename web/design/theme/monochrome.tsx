import type { Look, Roles } from "@marquee/schemas/types";
import { luminance } from "./luminance.ts";

/** Returns a tone's background and text color, the darker one first. */
const byLightness = ({ ground, text }: Roles) =>
  [ground, text].toSorted((a, b) => luminance(a) - luminance(b));

/**
 * SVG filters for a theme with monochrome pictures, one for each tone. A filter maps black to the
 * darker and white to the lighter of the tone's background and text color. Therefore a photograph
 * is not inverted in either color scheme. Pictures refer to the filters with `--picture-filter`
 * (ornaments.css).
 */
export function MonochromeFilters({ tones }: { tones: Look["tones"] }) {
  return (
    <svg aria-hidden="true" width="0" height="0" style={{ position: "absolute" }}>
      {Object.entries(tones).map(([name, schemes]) => {
        const light = byLightness(schemes.light);
        const dark = byLightness(schemes.dark);
        const [darker, lighter] = [0, 1].map((index) => ({
          floodColor: `light-dark(${light[index]}, ${dark[index]})`,
        }));
        return (
          <filter key={name} id={`monochrome-${name}`} colorInterpolationFilters="sRGB">
            <feColorMatrix type="saturate" values="0" result="gray" />
            <feFlood style={lighter} />
            <feBlend mode="multiply" in2="gray" result="lit" />
            <feFlood style={darker} />
            <feBlend mode="screen" in2="lit" />
            <feComposite operator="in" in2="SourceAlpha" />
          </filter>
        );
      })}
    </svg>
  );
}
