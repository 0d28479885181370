import type { Run } from "../run-plan.ts";
import { turn, withinTime } from "../time-limit.ts";
import type { ItemSelector } from "./json-path.ts";
import { SourceMapWriter } from "./source-map.ts";
import { Tracer } from "./trace-query.ts";

/** Number of items that are traced at once at first. Later pieces take about half of a turn. */
const firstPiece = 8;

/**
 * Returns the source map of a query's result as JSON. Yields where other requests may run: between pieces of a list of
 * projected documents. Any other result is one piece, under the time limit for sorting a list. Throws a 400 when the time
 * is up or if the map is too large.
 */
export function* writeSourceMap(
  run: Run,
  result: unknown,
  selector: ItemSelector,
): Generator<void, string> {
  const { clock, meter, plan } = run;
  const tracer = new Tracer(run);
  const writer = new SourceMapWriter(selector, (length) => meter.addText(length));
  const inTime = (work: () => void) => {
    meter.beginPiece();
    if (plan.isLight) work();
    else withinTime(clock.left("sort"), work);
  };
  const itemAt = Array.isArray(result) ? tracer.itemOfResult() : undefined;
  if (!Array.isArray(result) || !itemAt) {
    inTime(() => writer.add(result, tracer.result(), "$"));
    return writer.json();
  }
  const items: readonly unknown[] = result;
  for (let start = 0, size = firstPiece; start < items.length;) {
    const began = clock.inTurn;
    const end = Math.min(items.length, start + size);
    inTime(() => {
      for (let at = start; at < end; at += 1) writer.add(items[at], itemAt(at), `$[${at}]`);
    });
    start = end;
    size = clock.inTurn - began > turn / 2 ? Math.max(1, size >>> 1) : size * 2;
    if (clock.inTurn < turn) continue;
    clock.pause();
    yield;
    clock.resume();
  }
  return writer.json();
}
