import { apertureBlades } from "../aperture-blades.ts";
import {
  apertureDrawing,
  apertureMiddle,
  apertureOuter,
  apertureInner,
} from "../aperture-drawing.ts";
import { colours } from "../press/colours.ts";
import {
  animation,
  around,
  curve,
  dotted,
  fill,
  layer,
  line,
  moving,
  placed,
  shapeGroup,
  still,
  type Curve,
  type Item,
} from "./bodymovin.ts";
import { fromDrawing } from "./from-drawing.ts";

const frames = 90;
const opens = 10;
const opened = 70;
const lights = 52;
/** Radius of the spark that is left when the aperture is shut. */
const closed = 16;

/** How far the aperture is open at a frame, from 0 to 1; it goes a little too far and comes back. */
function opening(frame: number): number {
  const t = Math.min(1, Math.max(0, (frame - opens) / (opened - opens)));
  const left = 1 - t * t * (3 - 2 * t);
  return 1 - 1.9 * left ** 3 + 0.9 * left ** 2;
}

/** The first blade at a frame; the others are the same one, turned. */
function bladeAt(frame: number): Curve {
  const part = opening(frame);
  const [blade] = apertureBlades(
    apertureOuter,
    closed + (apertureInner - closed) * part,
    -64 * (1 - part),
  );
  if (!blade) return { c: true, v: [], i: [], o: [] };
  const { corner, next, rim, rimBefore } = blade;
  const round = (...values: number[]) => values.map((value) => Math.round(value * 10) / 10);
  const pull = (4 / 3) * Math.tan(Math.PI / 16);
  const v = [corner, next, rim, rimBefore].map(([x, y]) => round(x, y));
  const flat = [0, 0];
  return {
    c: true,
    v,
    o: [flat, flat, round(rim[1] * pull, -rim[0] * pull), flat],
    i: [flat, flat, flat, round(-rimBefore[1] * pull, rimBefore[0] * pull)],
  };
}

function blades(copies: number, turn: number, shade: string): Item {
  const moments = Array.from({ length: 21 }, (_, i) => opens + ((opened - opens) * i) / 20);
  const form = moving(
    [
      [0, [bladeAt(0)]],
      ...moments.map((t): [number, Curve[]] => [Math.round(t * 10) / 10, [bladeAt(t)]]),
    ],
    true,
  );
  return shapeGroup(
    [shapeGroup([curve(form), line(colours.night, 5), fill(shade)]), around(copies)],
    placed({ turn: still(turn) }),
  );
}

const dotsInRing = 54;

/**
 * Dots of light that leave the lens, ring by ring, smaller the further they get. A ring is one dotted line: drawn
 * as discs they would be 378 elements, whose making alone holds a phone up for half a second.
 */
function spill() {
  const lit = (ring: number) => 30 + ring * 4;
  const rings = [14, 13, 11.5, 9.5, 7.5, 5.5, 3.5].map((size, i): Item => {
    const r = apertureOuter + 44 + i * 33;
    const apart = (2 * Math.PI * r) / dotsInRing;
    return shapeGroup(
      [curve(still(circle(r))), dotted(colours.gold, size * 2, apart)],
      placed({
        // The line begins at the top, between two dots of the poster's.
        turn: still(i % 2 ? 0 : 180 / dotsInRing),
        opacity: moving([
          [lit(i), [0]],
          [lit(i) + 20, [62 - i * 5]],
        ]),
      }),
    );
  });
  const at = placed({ at: still([...apertureMiddle]) });
  return layer("spill", frames, rings, at, { from: lit(0) });
}

function circle(r: number): Curve {
  const k = r * 0.5523;
  return {
    c: true,
    v: [
      [0, -r],
      [r, 0],
      [0, r],
      [-r, 0],
    ],
    o: [
      [k, 0],
      [0, k],
      [-k, 0],
      [0, -k],
    ],
    i: [
      [-k, 0],
      [0, -k],
      [k, 0],
      [0, k],
    ],
  };
}

/** The hero's animation: blades open from the middle onto the street with one lamp, in three seconds, and rest. */
export function apertureAnimation() {
  const at = placed({ at: still([...apertureMiddle]) });
  const scene = apertureDrawing();
  const disc = curve(still(circle(apertureOuter - 2)));
  const flame = placed({
    at: still([scene.wick[0], scene.wick[1]]),
    anchor: [scene.wick[0], scene.wick[1]],
    scale: moving([
      [lights, [0, 0, 100]],
      [66, [122, 122, 100]],
      [78, [100, 100, 100]],
    ]),
  });
  // The shut aperture shows a spark of plain light: no part of the street may darken it.
  const appear = placed({
    opacity: moving([
      [opens, [0]],
      [opens + 10, [100]],
    ]),
  });
  const mask = circle(apertureOuter - 2);
  const moved: Curve = {
    ...mask,
    v: mask.v.map(([x = 0, y = 0]) => [x + apertureMiddle[0], y + apertureMiddle[1]]),
  };
  return animation("aperture", frames, [
    layer(
      "ring",
      frames,
      [shapeGroup([curve(still(circle(apertureOuter + 9))), line(colours.lamp, 9)])],
      at,
    ),
    layer("blades", frames, [blades(4, 0, "#30283F"), blades(4, 45, "#231D30")], at),
    layer("flame", frames, fromDrawing(scene.flame, colours.lamp), flame, { from: lights }),
    layer("lamplighter", frames, fromDrawing(scene.people, colours.night), appear, { from: opens }),
    layer("road", frames, fromDrawing(scene.road, colours.gold), placed({}), {
      mask: moved,
      from: opens,
    }),
    layer("houses", frames, fromDrawing(scene.houses, colours.night), appear, {
      mask: moved,
      from: opens,
    }),
    layer("light", frames, [shapeGroup([disc, fill(colours.gold)])], at),
    layer(
      "rim",
      frames,
      [shapeGroup([curve(still(circle(apertureOuter + 26))), fill(colours.night)])],
      at,
    ),
    spill(),
    layer(
      "ground",
      frames,
      fromDrawing(`<rect x="0" y="0" width="1600" height="900"/>`, colours.night),
    ),
  ]);
}
