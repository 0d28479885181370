/** A still value, or one that moves between keyframes. */
export type Value<T> = { a: 0; k: T } | { a: 1; k: Keyframe<T>[] };

type Keyframe<T> = {
  t: number;
  s: T;
  i?: { x: number[]; y: number[] };
  o?: { x: number[]; y: number[] };
};

/** A Bézier path: corners, and handles relative to them. */
export type Curve = { c: boolean; v: number[][]; i: number[][]; o: number[][] };

/** What a layer draws. */
export type Item = Record<string, unknown> & { ty: string };

/** A value that never changes. */
export const still = <T>(k: T): Value<T> => ({ a: 0, k });

const ease = { i: { x: [0.3], y: [1] }, o: { x: [0.6], y: [0] } };
const even = { i: { x: [1], y: [1] }, o: { x: [0], y: [0] } };

/** A value that moves from keyframe to keyframe, slowing down at each; `steady` keeps one pace. */
export function moving<T>(
  frames: readonly (readonly [t: number, s: T])[],
  steady = false,
): Value<T> {
  return { a: 1, k: frames.map(([t, s]) => ({ t, s, ...(steady ? even : ease) })) };
}

/** Position, size and turn of a layer or group. */
export function placed(parts: {
  at?: Value<number[]>;
  anchor?: number[];
  scale?: Value<number[]>;
  turn?: Value<number> | Value<number[]>;
  opacity?: Value<number> | Value<number[]>;
}) {
  return {
    p: parts.at ?? still([0, 0]),
    a: still(parts.anchor ?? [0, 0]),
    s: parts.scale ?? still([100, 100]),
    r: parts.turn ?? still(0),
    o: parts.opacity ?? still(100),
  };
}

/** Items painted together. */
export function shapeGroup(items: Item[], place = placed({})): Item {
  return { ty: "gr", it: [...items, { ty: "tr", ...place }] };
}

/** A filled area. */
export const fill = (hex: string): Item => ({ ty: "fl", c: still(rgba(hex)), o: still(100), r: 1 });

/** A drawn line, round at its ends. */
export const line = (hex: string, width: number): Item => ({
  ty: "st",
  c: still(rgba(hex)),
  o: still(100),
  w: still(width),
  lc: 2,
  lj: 2,
});

/** A line of round dots, so wide and so far apart. */
export const dotted = (hex: string, width: number, apart: number): Item => ({
  ...line(hex, width),
  d: [
    { n: "d", nm: "dash", v: still(0) },
    { n: "g", nm: "gap", v: still(Math.round(apart * 100) / 100) },
  ],
});

/** A path that stays as it is, or takes other forms. */
export const curve = (ks: Value<Curve> | Value<Curve[]>): Item => ({ ty: "sh", ks });

/** A disc around a point. */
export const dot = (x: number, y: number, r: number): Item => ({
  ty: "el",
  p: still([x, y]),
  s: still([r * 2, r * 2]),
});

/** Everything before it, repeated around the middle. */
export const around = (copies: number): Item => ({
  ty: "rp",
  c: still(copies),
  o: still(0),
  m: 1,
  tr: {
    ty: "tr",
    p: still([0, 0]),
    a: still([0, 0]),
    s: still([100, 100]),
    r: still(360 / copies),
    so: still(100),
    eo: still(100),
  },
});

/**
 * A layer of shapes that is there `from` a frame (the first) to the last. A player builds it when it is first there: what
 * is not seen at once should not hold up the first frame.
 */
export function layer(
  name: string,
  frames: number,
  shapes: Item[],
  ks = placed({}),
  { mask, from = 0 }: { mask?: Curve; from?: number } = {},
) {
  return {
    ty: 4,
    nm: name,
    ip: from,
    op: frames,
    st: 0,
    ks,
    shapes,
    ...(mask && {
      hasMask: true,
      masksProperties: [{ mode: "a", inv: false, pt: still(mask), o: still(100), x: still(0) }],
    }),
  };
}

/** A whole animation, its layers from the front to the back. */
export function animation(name: string, frames: number, layers: ReturnType<typeof layer>[]) {
  return {
    v: "5.7.4",
    fr: 30,
    ip: 0,
    op: frames,
    w: 1600,
    h: 900,
    nm: name,
    ddd: 0,
    assets: [],
    layers: layers.map((each, index) => ({ ddd: 0, ind: index + 1, sr: 1, bm: 0, ...each })),
  };
}

function rgba(hex: string): number[] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255, 255].map(
    (part) => Math.round((part / 255) * 1000) / 1000,
  );
}
