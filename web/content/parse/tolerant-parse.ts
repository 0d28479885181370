import type * as z from "zod";
import { stripMarks } from "@marquee/schemas/contract";
import {
  dropped,
  fieldPath,
  keyedPath,
  originalPath,
  type StoredPath,
  valueAt,
  withoutDropped,
  withValueAt,
} from "../addresses/stored-path.ts";

/** A stored value that violates a rule. */
export type FieldProblem = {
  /** Path of the field by position, `body[2].alt`; empty for the document or block itself. */
  field: string;
  /**
   * Path of the field by key, in the format of the studio's links: `body[_key=="a"].alt`. A list
   * entry without a key is addressed by its position.
   */
  keyed?: string;
  message: string;
};

/** Rules for replacing the invalid fields of a value. */
export type Repairs = {
  /**
   * Returns replacements to try for the invalid value at a path, the best one first. `root` is the whole value as
   * repaired so far.
   */
  fallbacks?: (path: StoredPath, root: unknown) => readonly unknown[];
  /** Fields that are never replaced: a problem in one of them rejects the whole value. */
  essential?: readonly string[];
};

/**
 * A parsed value with the problems of its replaced or dropped fields, or the problems that make the
 * value unusable.
 */
export type Tolerated<T> =
  | { ok: true; value: T; problems: readonly FieldProblem[] }
  | { ok: false; problems: readonly FieldProblem[] };

type Issue = z.core.$ZodIssue;

/** Maximum number of rounds of parsing and repairing. Even the deepest stored value needs fewer. */
const MOST_ROUNDS = 60;

/** Shortens a text to a number of characters without splitting a surrogate pair. */
function shortened(text: string, length: number): string {
  const start = stripMarks(text).slice(0, length - 1);
  return `${start.replace(/[\uD800-\uDBFF]$/, "").trimEnd()}…`;
}

/**
 * Returns a list whose only entry is the value, cut to its maximum length. The list is empty if the
 * value is not too long.
 */
function reduced(issue: Issue, value: unknown): unknown[] {
  if (issue.code === "too_big" && Array.isArray(value)) {
    return [value.slice(0, Number(issue.maximum))];
  }
  const longest: unknown = issue.code === "custom" ? issue.params?.["longest"] : undefined;
  return typeof longest === "number" && typeof value === "string" && value.trim() !== ""
    ? [shortened(value, longest)]
    : [];
}

function problemsOf(root: unknown, path: StoredPath, issue: Issue): FieldProblem[] {
  const problem = (at: StoredPath, message: string) => ({
    field: fieldPath(at),
    keyed: keyedPath(root, at),
    message,
  });
  if (issue.code !== "unrecognized_keys") return [problem(path, issue.message)];
  return issue.keys.map((key) => problem([...path, key], "The site does not know this field."));
}

const startsWith = (path: StoredPath, start: StoredPath) =>
  start.every((part, index) => path[index] === part);

const areRelated = (a: StoredPath, b: StoredPath) => startsWith(a, b) || startsWith(b, a);

/** Returns the path of a value and the paths of all values that contain it, the innermost first, without the root. */
const upwards = (path: StoredPath): StoredPath[] =>
  path.map((_, index) => path.slice(0, path.length - index));

/**
 * Parses a value field by field [TOL-1]. A rejected value is shortened if it is too long, else
 * replaced by a fallback, else emptied. If none of these is valid, the list entry or object around
 * it is repaired in the same way. A valid field is never changed. Fails only if the root itself or
 * an essential field can't be used. Never throws.
 */
export function parseTolerantly<T>(
  shape: z.ZodType<T>,
  raw: unknown,
  { fallbacks = () => [], essential = [] }: Repairs = {},
): Tolerated<T> {
  const problems = new Map<string, FieldProblem>();
  const untried = new Map<string, unknown[]>();
  const repaired: StoredPath[] = [];
  let root = raw;

  /**
   * Replaces the value at `path` with the next replacement to try. If none is left, replaces the
   * list entry or object around the value instead. Returns false if there is no replacement left
   * for these either.
   */
  function repair(path: StoredPath, issue: Issue): boolean {
    for (const at of upwards(path)) {
      const name = JSON.stringify(at);
      const isEntry = typeof at.at(-1) === "number";
      const current = valueAt(root, at);
      const own = at.length === path.length ? reduced(issue, current) : [];
      const rest = untried.get(name) ?? [
        ...own,
        ...fallbacks(at, withoutDropped(root)),
        isEntry ? dropped : null,
      ];
      const next = rest.findIndex((value) => value !== current);
      untried.set(name, next === -1 ? [] : rest.slice(next + 1));
      if (next === -1) continue;
      root = withValueAt(root, at, rest[next]);
      repaired.push(at);
      return true;
    }
    return false;
  }

  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const parsed = shape.safeParse(round === 0 ? raw : withoutDropped(root));
    if (parsed.success) return { ok: true, value: parsed.data, problems: [...problems.values()] };
    const earlier = [...repaired];
    const found = parsed.error.issues.map((issue) => ({
      issue,
      path: originalPath(root, issue.path),
    }));
    for (const { issue, path } of found) {
      // A repair can break another rule: a list that lost its only entry may be too short. Only the
      // original problem is reported.
      if (earlier.some((other) => areRelated(path, other))) continue;
      for (const problem of problemsOf(raw, path, issue)) {
        problems.set(`${problem.field}: ${problem.message}`, problem);
      }
    }
    if (found.some(({ path }) => essential.includes(String(path[0])))) return refusal();
    for (const { issue, path } of found) {
      const isSettled = repaired.slice(earlier.length).some((other) => startsWith(path, other));
      if (!isSettled && !repair(dropTarget(issue) ?? path, issue)) return refusal();
    }
  }
  return refusal();

  function refusal(): Tolerated<T> {
    return { ok: false, problems: [...problems.values()] };
  }
}

/**
 * Returns the path of the field to drop instead of the rejected field, if the violated rule names one (`params.drop`).
 * Otherwise null.
 */
function dropTarget(issue: Issue): StoredPath | null {
  const drop: unknown = issue.code === "custom" ? issue.params?.["drop"] : undefined;
  return typeof drop === "string" ? [drop] : null;
}
