import type { BlockDestination } from "@marquee/schemas/editing";
import { applyPatches, makePatches, parsePatch, stringifyPatches } from "@sanity/diff-match-patch";
import { blocksAt, holderOf, pathOf, placeOf, valueAt } from "./block-path.ts";
import { type CellsStep, changeCells, formerCells } from "./cells-step.ts";
import { addBlocks, type BlockChange, moveBlocks, removeBlocks } from "./change-blocks.ts";
import { blockOf } from "./list-types.ts";
import { mergeRichText } from "./merge-rich-text.ts";
import type { ChangeRequest } from "./change-for-request.ts";
import { isObject } from "../../lib/is-record.ts";

/**
 * A change that undo or redo makes. Where a property has several paths, they are the paths of blocks
 * or entries of one list, in the order of that list. `page` is a state of the page in which the blocks
 * have their former position.
 */
export type Step =
  | { kind: "move"; from: readonly string[]; to: readonly string[]; page: unknown }
  | { kind: "insert"; paths: readonly string[]; page: unknown }
  | { kind: "remove"; paths: readonly string[] }
  | { kind: "type"; path: string; from: string; to: string }
  | { kind: "typeRich"; path: string; from: unknown; to: unknown }
  /** Changes fields of the object at a path. Null removes a field, or the whole object. */
  | { kind: "fields"; path: string; fields: Readonly<Record<string, unknown>> | null }
  | CellsStep
  /** Inserts and removes entries of a list that isn't a list of blocks, such as pictures. */
  | { kind: "insertEntries"; paths: readonly string[]; page: unknown }
  | { kind: "removeEntries"; paths: readonly string[] };

/**
 * Returns the original position of blocks, next to a neighbor that still exists. Returns null if their parent no longer
 * exists.
 */
function homeOf(paths: readonly string[], before: unknown, now: unknown): BlockDestination | null {
  const places = paths.map(placeOf);
  const list = places[0]?.list;
  if (list === undefined) return null;
  const holder = holderOf(list);
  if (holder !== null && valueAt(now, holder) === undefined) return null;
  const own = new Set(places.map(({ key }) => key));
  const keys = blocksAt(before, list).map(({ _key }) => _key);
  const at = keys.findIndex((key) => own.has(key));
  const left = new Set(blocksAt(now, list).map(({ _key }) => _key));
  const isNeighbor = (key: string) => left.has(key) && !own.has(key);
  const previous = keys.slice(0, at).findLast(isNeighbor);
  if (previous !== undefined) return { beside: pathOf({ list, key: previous }), side: "after" };
  const next = keys.slice(at + 1).find(isNeighbor);
  if (next !== undefined) return { beside: pathOf({ list, key: next }), side: "before" };
  return { into: list };
}

/** Inserts those blocks at `paths` that no longer exist. Their content comes from `page`, an earlier state. */
function insertAgain(page: unknown, paths: readonly string[], now: unknown): BlockChange | null {
  const home = homeOf(paths, page, now);
  const stored = paths
    .filter((path) => valueAt(now, path) === undefined)
    .map(placeOf)
    .flatMap(({ list, key }) => blocksAt(page, list).filter(({ _key }) => _key === key));
  return home === null || stored.length === 0 ? null : addBlocks(now, stored, home);
}

/**
 * Changes a text by a diff-match-patch, which preserves other editors' later changes. Returns null
 * if the text's block no longer exists.
 */
function typeAgain(path: string, from: string, to: string, now: unknown): BlockChange | null {
  const block = blockOf(now, path);
  if (block === null) return null;
  const patch = stringifyPatches(makePatches(from, to));
  const stored = valueAt(now, path);
  const [value] = applyPatches(parsePatch(patch), typeof stored === "string" ? stored : "", {
    allowExceedingIndices: true,
  });
  // Removes a field whose text has become empty, as the studio's form does.
  if (value === "") return { patch: { unset: [path] }, path: block };
  return {
    patch: { setIfMissing: { [path]: "" }, diffMatchPatch: { [path]: patch } },
    path: block,
  };
}

/**
 * Changes a rich text and preserves other editors' later changes. Returns null if the text's block
 * no longer exists.
 */
function typeRichAgain(path: string, from: unknown, to: unknown, now: unknown): BlockChange | null {
  const block = blockOf(now, path);
  if (block === null) return null;
  const value = mergeRichText({ now: valueAt(now, path), from, to });
  return {
    patch: value === undefined ? { unset: [path] } : { set: { [path]: value } },
    path: block,
  };
}

/**
 * Changes fields of an object, and preserves its other fields. Returns null if the block or the entry
 * that contains the object no longer exists.
 */
function setFields(
  path: string,
  fields: Extract<Step, { kind: "fields" }>["fields"],
  now: unknown,
): BlockChange | null {
  const block = blockOf(now, path);
  const current = valueAt(now, path);
  const isEntry = path.endsWith("]");
  const holder = isEntry ? path : path.slice(0, path.lastIndexOf("."));
  if (block === null || !isObject(valueAt(now, holder))) return null;
  if (fields === null) return { patch: { unset: [path] }, path: block };
  const all = { ...(isObject(current) ? current : {}), ...fields };
  const value = Object.fromEntries(Object.entries(all).filter(([, each]) => each !== null));
  return { patch: { set: { [path]: value } }, path: block };
}

function formerFields(path: string, fields: object | null, before: unknown) {
  const former = valueAt(before, path);
  if (!isObject(former)) return null;
  const names = Object.keys(fields ?? former);
  return Object.fromEntries(names.map((name) => [name, former[name] ?? null]));
}

/**
 * Replaces the change's path, which is the path of an entry, by the path of the block that contains
 * the entry. The page then selects that block.
 */
function inBlock(change: BlockChange | null, now: unknown): BlockChange | null {
  const block = change && blockOf(now, change.path);
  return block === null ? null : { patch: change?.patch ?? {}, path: block };
}

/** Returns the change that a step makes in the page's current state; null if there is nothing to change. */
export function changeOf(step: Step, now: unknown): BlockChange | null {
  switch (step.kind) {
    case "move": {
      const home = homeOf(step.to, step.page, now);
      return home && moveBlocks(now, step.from, home, () => true);
    }
    case "insert":
      return insertAgain(step.page, step.paths, now);
    case "remove":
      return removeBlocks(now, step.paths);
    case "type":
      return typeAgain(step.path, step.from, step.to, now);
    case "typeRich":
      return typeRichAgain(step.path, step.from, step.to, now);
    case "fields":
      return setFields(step.path, step.fields, now);
    case "cells":
      return changeCells(step, now);
    case "insertEntries":
      return inBlock(insertAgain(step.page, step.paths, now), now);
    case "removeEntries":
      return inBlock(removeBlocks(now, step.paths), now);
  }
}

/** Returns the step that reverts a step. `before` is the page before the step. */
export function inverseOf(step: Step, before: unknown): Step {
  switch (step.kind) {
    case "move":
      return { kind: "move", from: step.to, to: step.from, page: before };
    case "insert":
      return { kind: "remove", paths: step.paths };
    case "remove":
      return { kind: "insert", paths: step.paths, page: before };
    case "type":
      return { ...step, from: step.to, to: step.from };
    case "typeRich":
      return { ...step, from: step.to, to: step.from };
    case "fields":
      return { ...step, fields: formerFields(step.path, step.fields, before) };
    case "cells":
      return formerCells(step, before);
    case "insertEntries":
      return { kind: "removeEntries", paths: step.paths };
    case "removeEntries":
      return { kind: "insertEntries", paths: step.paths, page: before };
  }
}

const changedPaths = (request: ChangeRequest): readonly string[] =>
  request.action === "move" ? [request.path] : request.paths;

/**
 * Returns the undo step of a request. `before` is the page before the change. `since` lists the
 * blocks' paths after the change.
 */
export function undoOf(request: ChangeRequest, before: unknown, since: readonly string[]): Step {
  const paths = changedPaths(request);
  switch (request.action) {
    case "move":
    case "step":
      return { kind: "move", from: since, to: paths, page: before };
    case "duplicate":
      return { kind: "remove", paths: since };
    case "remove":
      return { kind: "insert", paths, page: before };
  }
}

const MAX_STEPS = 200;

function createStacks() {
  const stacks = new Map<string, Step[]>();
  return {
    push(document: string, step: Step): void {
      stacks.set(document, [...(stacks.get(document) ?? []), step].slice(-MAX_STEPS));
    },
    take(document: string, step = stacks.get(document)?.at(-1)): Step | undefined {
      const steps = stacks.get(document) ?? [];
      if (step === undefined || !steps.includes(step)) return undefined;
      stacks.set(
        document,
        steps.filter((each) => each !== step),
      );
      return step;
    },
    clear: (document: string) => stacks.delete(document),
  };
}

export function createHistory() {
  const undone = createStacks();
  const done = createStacks();
  return {
    /** Stores the undo step of a new change. After a new change, nothing can be redone. */
    remember: (document: string, step: Step): void => {
      done.push(document, step);
      undone.clear(document);
    },
    /**
     * Removes and returns an undo step of a page: `step` or, if undefined, the newest undo step.
     * Returns undefined if `step` was removed already, or if the page has no undo step.
     */
    takeUndo: (document: string, step?: Step) => done.take(document, step),
    /** Removes and returns the page's newest redo step; undefined if there is none. */
    takeRedo: (document: string) => undone.take(document),
    noteUndone: (document: string, step: Step) => undone.push(document, step),
    noteRedone: (document: string, step: Step) => done.push(document, step),
  };
}
