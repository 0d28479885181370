const still = (k: unknown) => ({ a: 0, k });

/** Ten seconds at 30 frames per second. */
const FRAMES = 300;

const transform = { a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100) };

/**
 * A Lottie animation: a red square that crosses the picture in ten seconds. `rotation` is the layer's rotation, as a
 * Lottie property.
 */
export const movingSquare = (rotation: object = still(0)) => ({
  v: "5.9.0",
  fr: 30,
  ip: 0,
  op: FRAMES,
  w: 100,
  h: 100,
  layers: [
    {
      ty: 4,
      ip: 0,
      op: FRAMES,
      st: 0,
      ks: {
        ...transform,
        r: rotation,
        p: {
          a: 1,
          k: [
            { t: 0, s: [20, 50, 0], i: { x: [1], y: [1] }, o: { x: [0], y: [0] } },
            { t: FRAMES, s: [80, 50, 0] },
          ],
        },
      },
      shapes: [
        {
          ty: "gr",
          it: [
            { ty: "rc", d: 1, s: still([20, 20]), p: still([0, 0]), r: still(0) },
            { ty: "fl", c: still([1, 0, 0, 1]), o: still(100) },
            { ty: "tr", p: still([0, 0]), ...transform },
          ],
        },
      ],
    },
  ],
});
