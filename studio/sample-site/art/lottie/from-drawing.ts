import { curve, fill, line, shapeGroup, still, type Curve, type Item } from "./bodymovin.ts";

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

function numbers(text: string): number[] {
  return (text.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
}

function matrixOf(transform: string): Matrix {
  let whole = identity;
  for (const [, name, inner = ""] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [x = 0, y] = numbers(inner);
    if (name === "translate") whole = times(whole, [1, 0, 0, 1, x, y ?? 0]);
    if (name === "scale") whole = times(whole, [x, 0, 0, y ?? x, 0, 0]);
    const turn = (x * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    if (name === "rotate") whole = times(whole, [cos, sin, -sin, cos, 0, 0]);
  }
  return whole;
}

/** The curves of a path's data: moves, lines and cubic curves, absolute or relative, as our drawings use them. */
function curvesOf(data: string, [a, b, c, d, e, f]: Matrix): Curve[] {
  const curves: Curve[] = [];
  const round = (value: number) => Math.round(value * 10) / 10;
  const along = (x: number, y: number) => [round(a * x + c * y), round(b * x + d * y)];
  let [x, y] = [0, 0];
  const go = (toX: number, toY: number, first = [x, y], second = [toX, toY]): void => {
    const current = curves.at(-1);
    if (!current) return;
    current.o[current.o.length - 1] = along((first[0] ?? 0) - x, (first[1] ?? 0) - y);
    current.i.push(along((second[0] ?? 0) - toX, (second[1] ?? 0) - toY));
    current.o.push([0, 0]);
    current.v.push([round(a * toX + c * toY + e), round(b * toX + d * toY + f)]);
    [x, y] = [toX, toY];
  };
  for (const [, command = "", inner = ""] of data.matchAll(/([MLCHVZlhvc])([^MLCHVZlhvc]*)/g)) {
    const n = numbers(inner);
    const [baseX, baseY] = command === command.toLowerCase() ? [x, y] : [0, 0];
    if (command === "Z") for (const open of curves.slice(-1)) open.c = true;
    else if (command === "H" || command === "h") go((n[0] ?? 0) + baseX, y);
    else if (command === "V" || command === "v") go(x, (n[0] ?? 0) + baseY);
    else if (command === "C" || command === "c") {
      const [p = 0, q = 0, r = 0, s = 0, t = 0, u = 0] = n;
      go(t + baseX, u + baseY, [p + baseX, q + baseY], [r + baseX, s + baseY]);
    } else {
      if (command === "M") {
        [x, y] = [n[0] ?? 0, n[1] ?? 0];
        curves.push({
          c: false,
          v: [[round(a * x + c * y + e), round(b * x + d * y + f)]],
          i: [[0, 0]],
          o: [[0, 0]],
        });
      }
      for (let i = command === "M" ? 2 : 0; i < n.length; i += 2)
        go((n[i] ?? 0) + baseX, (n[i + 1] ?? 0) + baseY);
    }
  }
  return curves;
}

/** The path data of any element our drawings use. */
function dataOf(name: string, value: (attribute: string) => string): string {
  const n = (attribute: string) => Number(value(attribute));
  if (name === "path") return value("d");
  if (name === "polygon") return `M${value("points").replaceAll(",", " ")} Z`;
  if (name === "rect") {
    return `M${n("x")} ${n("y")} h${n("width")} v${n("height")} h${-n("width")} Z`;
  }
  const [x, y, r, k] = [n("cx"), n("cy"), n("r"), n("r") * 0.5523];
  return `M${x} ${y - r} c${k} 0 ${r} ${r - k} ${r} ${r} c0 ${k} ${k - r} ${r} ${-r} ${r} c${-k} 0 ${-r} ${k - r} ${-r} ${-r} c0 ${-k} ${r - k} ${-r} ${r} ${-r} Z`;
}

/** The same drawing as vector shapes of an animation, in one colour. */
export function fromDrawing(drawing: string, hex: string): Item[] {
  const items: Item[] = [];
  const stack: Matrix[] = [identity];
  for (const [, close, name = "", attributes = ""] of drawing.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
    const value = (attribute: string) =>
      new RegExp(`(?:^|\\s)${attribute}="([^"]*)"`).exec(attributes)?.[1] ?? "";
    const outer = stack.at(-1) ?? identity;
    if (close) stack.pop();
    else if (name === "g") stack.push(times(outer, matrixOf(value("transform"))));
    else {
      const matrix = times(outer, matrixOf(value("transform")));
      const curves = curvesOf(dataOf(name, value), matrix).map((each) => curve(still(each)));
      const width = Number(value("stroke-width")) * Math.hypot(matrix[0], matrix[1]);
      items.unshift(
        shapeGroup([...curves, width > 0 ? line(hex, Math.round(width * 10) / 10) : fill(hex)]),
      );
    }
  }
  return items;
}
