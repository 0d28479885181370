import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { testStack } from "../../../support/stack/stack.ts";
import { servicePid } from "../../../support/stack/lake-process.ts";
import type { FloodTarget } from "./target.ts";

export const observers = ["pages", "queries", "changes"] as const;

/** `pages`: of a reader. `queries`: of another client of the lake. `changes`: of another editor, until a listener has them. */
export type Observer = (typeof observers)[number];

/** Message to the process of an observer. It observes until it gets a second message. */
export interface ObserverOrder {
  observer: Observer;
  target: FloodTarget;
  /** The process of the service that answers. */
  service: number;
}

/** Times in ms: all of each, and without that in which the service or the observer waited for a processor. */
export interface Observed {
  times: number[];
  served: number[];
  errors: string[];
}

/** What each observer has seen. */
export type Observation = Record<Observer, Observed>;

const numbers = z.array(z.number());
const observed = z.object({ times: numbers, served: numbers, errors: z.array(z.string()) });

/** Observes from a process of its own until `until` resolves. */
async function observeAs(
  observer: Observer,
  target: FloodTarget,
  until: Promise<unknown>,
): Promise<Observed> {
  const child = fork(fileURLToPath(new URL("../flood-observer.ts", import.meta.url)));
  const reported = once(child, "message");
  const exited = once(child, "exit");
  const service = servicePid(testStack, observer === "pages" ? "site" : "lake");
  child.send({ observer, target, service });
  await until;
  child.send("end");
  const [report] = await reported;
  await exited;
  return observed.parse(report);
}

/** Measures the site and the lake from outside until `until` resolves. */
export async function observe(target: FloodTarget, until: Promise<unknown>): Promise<Observation> {
  const [pages, queries, changes] = await Promise.all([
    observeAs("pages", target, until),
    observeAs("queries", target, until),
    observeAs("changes", target, until),
  ]);
  return { pages, queries, changes };
}
