import { afterAll } from "vitest";

const variables = { ...process.env };
const folder = process.cwd();
const { fetch, Date, setTimeout, setInterval } = globalThis;

/** Vitest sets its own variables for each file, and libvips sets one when sharp loads it. */
const notOurs = /^(?:VITEST|VIPSHOME$)/;

/** Returns the names of environment variables that differ. */
const changedVariables = () =>
  Object.keys({ ...variables, ...process.env }).filter(
    (name) => !notOurs.test(name) && variables[name] !== process.env[name],
  );

/** Returns the names of globals that are replaced. */
const replacedGlobals = () =>
  Object.entries({ fetch, Date, setTimeout, setInterval }).flatMap(([name, value]) =>
    Reflect.get(globalThis, name) === value ? [] : [name],
  );

// Otherwise the results of other files would depend on whether they run before or after this one.
afterAll(() => {
  const left = [...changedVariables(), ...replacedGlobals()];
  if (process.cwd() !== folder) left.push("the working directory");
  if (left.length > 0) throw new Error(`Restore after the tests of this file: ${left.join(", ")}`);
});
