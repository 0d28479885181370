import type { SimulatedClient } from "./simulated-client.ts";
import type { SimulatedDatabase } from "./simulated-database.ts";
import type { SimulatedNode } from "./simulated-node.ts";

/** Reports what must never be true at any moment: a state that isn't in the log, or a part of a transaction. */
export function checkInstant(
  { dataset }: SimulatedNode,
  { entries }: SimulatedDatabase,
  report: (problem: string) => void,
): void {
  if (dataset.sequence > (entries.at(-1)?.transaction.sequence ?? 0)) {
    report("A node shows a transaction that is not in the log");
  }
  for (const document of dataset.perspectives.raw.bucket("_type", "counter")) {
    if (!document._id.endsWith("-left")) continue;
    const counter = document._id.replace(/-left$/, "");
    const right = dataset.get(`${counter}-right`)?.["count"];
    const created = dataset.perspectives.raw.bucket("_type", counter).length;
    if (document["count"] !== right || right !== created) {
      report(`A node shows a part of a transaction of ${counter}`);
    }
  }
}

interface End {
  nodes: readonly SimulatedNode[];
  everyNode: readonly SimulatedNode[];
  clients: readonly SimulatedClient[];
  database: SimulatedDatabase;
  report: (problem: string) => void;
}

/** Reports what must not be true when all faults are over. */
export function checkEnd({ nodes, everyNode, clients, database, report }: End): void {
  const log = database.entries.map(({ transaction: { sequence, id } }) => ({ sequence, id }));
  if (log.some(({ sequence }, index) => sequence !== index + 1)) report("The log has gaps");
  if (new Set(log.map(({ id }) => id)).size < log.length) report("The log has a transaction twice");
  for (const { received } of everyNode) {
    const first = (received[0]?.sequence ?? 1) - 1;
    if (JSON.stringify(log.slice(first, first + received.length)) !== JSON.stringify(received)) {
      report("A listener got other transactions than those of the log, or in another order");
    }
  }
  const states = nodes.map(({ dataset }) => JSON.stringify(dataset.perspectives.raw.all()));
  if (nodes.some(({ dataset }) => dataset.sequence !== log.length)) {
    report("A node doesn't have the whole log");
  }
  if (new Set(states).size > 1) report("Nodes have different documents");
  for (const node of nodes) checkInstant(node, database, report);
  const ids = new Set(log.map(({ id }) => id));
  for (const { name, acknowledged, nameless } of clients) {
    if (acknowledged.some((id) => !ids.has(id))) report(`An acknowledged write of ${name} is lost`);
    const count = Number(nodes[0]?.dataset.get(`${name}-nameless-left`)?.["count"] ?? 0);
    if (count < nameless.acknowledged) report(`An acknowledged write of ${name} is lost`);
    if (count > nameless.sent) report(`A write of ${name} was performed twice`);
  }
}
