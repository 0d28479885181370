import type { Look, Roles } from "@marquee/schemas/types";
import type { ReactNode } from "react";
import { luminance } from "./luminance.ts";

type Schemes = Look["tones"]["default"];

/** A flood with one color in each color scheme. */
const flood = (light: string, dark: string) => ({ floodColor: `light-dark(${light}, ${dark})` });

/** Returns a tone's background and text color, the darker one first. */
const byLightness = ({ ground, text }: Roles): [string, string] =>
  luminance(ground) <= luminance(text) ? [ground, text] : [text, ground];

/**
 * Maps black to the darker and white to the lighter of the tone's background and text color. Therefore a photograph
 * is not inverted in either color scheme.
 */
function Monochrome({ light, dark }: Schemes) {
  const [[darkerByDay, lighterByDay], [darkerByNight, lighterByNight]] = [
    byLightness(light),
    byLightness(dark),
  ];
  return (
    <>
      <feColorMatrix type="saturate" values="0" result="gray" />
      <feFlood style={flood(lighterByDay, lighterByNight)} />
      <feBlend mode="multiply" in2="gray" result="lit" />
      <feFlood style={flood(darkerByDay, darkerByNight)} />
      <feBlend mode="screen" in2="lit" />
      <feComposite operator="in" in2="SourceAlpha" />
    </>
  );
}

/** Rows of a color matrix that keep the color where one channel is stronger than the two others. */
const spots = [
  ["red", "2.4 -1.2 -1.2 0 -0.3"],
  ["green", "-1.2 2.4 -1.2 0 -0.3"],
  ["blue", "-1.2 -1.2 2.4 0 -0.3"],
] as const;

/**
 * Maps white, the paper of a drawing, to the tone's background, and black, its ink, to the tone's text color. So a
 * drawing has no box around it, and its lines are light on a dark background. Spots of color stay.
 */
function Drawn({ light, dark }: Schemes) {
  return (
    <>
      <feColorMatrix type="saturate" values="0" result="paper" />
      <feColorMatrix
        in="paper"
        values="-1 0 0 0 1  0 -1 0 0 1  0 0 -1 0 1  0 0 0 1 0"
        result="ink"
      />
      <feFlood style={flood(light.ground, dark.ground)} />
      <feBlend mode="multiply" in2="paper" result="ground" />
      <feFlood style={flood(light.text, dark.text)} />
      <feBlend mode="multiply" in2="ink" />
      <feComposite operator="arithmetic" in2="ground" k2="1" k3="1" result="drawing" />
      {spots.map(([color, row]) => (
        <feColorMatrix
          key={color}
          in="SourceGraphic"
          values={`1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  ${row}`}
          result={color}
        />
      ))}
      <feMerge>
        <feMergeNode in="drawing" />
        {spots.map(([color]) => (
          <feMergeNode key={color} in={color} />
        ))}
      </feMerge>
      <feComposite operator="in" in2="SourceAlpha" />
    </>
  );
}

const treatments: Record<Look["shape"]["pictures"], ((schemes: Schemes) => ReactNode) | null> = {
  natural: null,
  monochrome: Monochrome,
  drawn: Drawn,
};

/**
 * SVG filters of the theme's treatment of pictures, one for each tone. Pictures refer to the filters with
 * `--picture-filter` (ornaments.css). Renders nothing for pictures in their own colors.
 */
export function PictureFilters({
  look: { tones, shape },
}: {
  look: Pick<Look, "tones" | "shape">;
}) {
  const Treatment = treatments[shape.pictures];
  if (Treatment === null) return null;
  return (
    <svg aria-hidden="true" width="0" height="0" style={{ position: "absolute" }}>
      {Object.entries(tones).map(([name, schemes]) => (
        <filter key={name} id={`pictures-${name}`} colorInterpolationFilters="sRGB">
          <Treatment {...schemes} />
        </filter>
      ))}
    </svg>
  );
}
