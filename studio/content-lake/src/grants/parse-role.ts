import * as z from "zod";
import { compileFilter } from "./document-filter.ts";
import { anonymous, builtInRoles, datasetKinds, permissions, type Role } from "./role.ts";

/** Maximum number of grants of a role, and maximum number of roles in a file. */
const ceiling = { grants: 50, roles: 50 };

const filter = z.string().check((context) => {
  try {
    compileFilter(context.value);
  } catch (error) {
    const message = error instanceof Error ? error.message : "it can't be read";
    context.issues.push({
      code: "custom",
      input: context.value,
      message: `the filter ${context.value} is invalid: ${message}`,
    });
  }
});

const grant = z.strictObject({
  filter,
  permissions: z.array(z.enum(permissions)).min(1),
  in: z.enum(datasetKinds).default("content"),
});

const role = z.strictObject({
  title: z.string().min(1).max(100),
  grants: z.array(grant).max(ceiling.grants),
});

const file = z.record(z.string(), z.unknown());

const names = new Set([anonymous, ...builtInRoles].map(({ name }) => name));

/** Throws an `Error` that names the grant and states how to fix it. */
export function parseRole(name: string, value: unknown): Role {
  const { data, error } = role.safeParse(value);
  if (!data) throw new Error(describe(error));
  return { name, holders: "people and tokens", ...data };
}

/** Parses `{"translator": {"title": …, "grants": […]}}`. Throws an `Error` that names the grant and how to fix it. */
export function parseRoleFile(text: string): Role[] {
  const entries = Object.entries(readFile(text));
  if (entries.length > ceiling.roles) throw new Error(`It has more than ${ceiling.roles} roles.`);
  return entries.map(([name, value]) => {
    if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) {
      throw new Error(
        `The name "${name}" is invalid. Use lower-case letters, digits and "-", at most 40.`,
      );
    }
    if (names.has(name)) {
      throw new Error(
        `The role "${name}" is part of every lake and can't be changed. Use another name.`,
      );
    }
    try {
      return parseRole(name, value);
    } catch (error) {
      throw new Error(`The role "${name}": ${error instanceof Error ? error.message : ""}`, {
        cause: error,
      });
    }
  });
}

function readFile(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`It isn't JSON (${cause instanceof Error ? cause.message : ""}).`, { cause });
  }
  const { data } = file.safeParse(value);
  if (data) return data;
  throw new Error('It must be an object of roles: {"translator": {"title": …, "grants": […]}}.');
}

/** Names the grant of each problem, counted from 1. */
function describe({ issues }: z.ZodError): string {
  return issues
    .map(({ path, message }) => {
      const [list, index, ...rest] = path;
      const isGrant = list === "grants" && typeof index === "number";
      const place = isGrant ? [`grant ${index + 1}`, ...rest] : path;
      return [...place.map(String), message].join(": ");
    })
    .join("; ");
}
