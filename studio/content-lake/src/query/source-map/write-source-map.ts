import type { Run } from "../run-plan.ts";
import { turn } from "../time-limit.ts";
import type { ItemSelector } from "./json-path.ts";
import { SourceMapWriter } from "./source-map.ts";
import { Tracer } from "./trace-query.ts";

/** The time of a map that is one piece, in relation to the time limit for a piece. */
const wholeMap = 3;

/** Number of items that are traced at once at first. Later pieces take about half of a turn. */
const firstPiece = 8;

/**
 * Returns the source map of a query's result as JSON. Yields where other requests may run: between pieces of a list of
 * projected documents. Any other result is one piece, in three times the time of a piece. Throws a 400 when the time
 * is up or if the map is too large.
 */
export function* writeSourceMap(
  run: Run,
  result: unknown,
  selector: ItemSelector,
): Generator<void, string> {
  const { clock, meter, plan } = run;
  const tracer = new Tracer(run);
  const newWriter = () => new SourceMapWriter(selector, (length) => meter.addText(length));
  const inTime = <T>(work: () => T): T => {
    meter.beginPiece();
    return plan.isLight ? work() : clock.finish(work, wholeMap);
  };
  const itemAt = Array.isArray(result) ? tracer.itemOfResult() : undefined;
  if (!Array.isArray(result) || !itemAt) {
    return inTime(() => {
      const writer = newWriter();
      writer.add(result, tracer.result(), "$");
      return writer.json();
    });
  }
  const writer = newWriter();
  const items: readonly unknown[] = result;
  for (let start = 0, size = firstPiece; start < items.length;) {
    const startedAt = clock.inTurn;
    const end = Math.min(items.length, start + size);
    // Only reads, because work under a time limit may be repeated.
    const traced = inTime(() => items.slice(start, end).map((_, index) => itemAt(start + index)));
    for (const [index, item] of traced.entries())
      writer.add(items[start + index], item, `$[${start + index}]`);
    start = end;
    size = clock.inTurn - startedAt > turn / 2 ? Math.max(1, size >>> 1) : size * 2;
    if (clock.inTurn < turn) continue;
    clock.pause();
    yield;
    clock.resume();
  }
  return writer.json();
}
