import { createServer } from "node:net";
import * as z from "zod";

/** The port of each service. All listen on loopback addresses only. */
export type Ports = { site: number; studio: number; lake: number; auth: number };

export const defaultPorts: Ports = { site: 3000, studio: 3333, lake: 3400, auth: 9099 };

const portVariables = {
  site: "MARQUEE_PORT_SITE",
  studio: "MARQUEE_PORT_STUDIO",
  lake: "MARQUEE_PORT_LAKE",
  auth: "MARQUEE_PORT_AUTH",
} as const;

const names = ["site", "studio", "lake", "auth"] as const;
const port = z.coerce.number().int().min(1).max(65_535);

/** Reads the ports from the environment. Each problem names the variable with an invalid or duplicate port. */
export function readPorts(env: Record<string, string | undefined>): {
  ports: Ports;
  problems: string[];
} {
  const ports = { ...defaultPorts };
  const problems: string[] = [];
  for (const name of names) {
    const text = env[portVariables[name]];
    if (text === undefined || text === "") continue;
    const parsed = port.safeParse(text);
    if (parsed.success) ports[name] = parsed.data;
    else problems.push(`${portVariables[name]} is "${text}". Set a port number from 1 to 65535.`);
  }
  return { ports, problems: [...problems, ...doubled(ports)] };
}

export function portSettings(ports: Partial<Ports>): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const name of names) {
    const number = ports[name];
    if (number !== undefined) settings[portVariables[name]] = String(number);
  }
  return settings;
}

function doubled(ports: Ports): string[] {
  const problems: string[] = [];
  for (const [index, name] of names.entries()) {
    const other = names.slice(0, index).find((earlier) => ports[earlier] === ports[name]);
    if (other === undefined) continue;
    problems.push(
      `${portVariables[name]} and ${portVariables[other]} are both ${ports[name]}. Set a different port for each service.`,
    );
  }
  return problems;
}

/**
 * Returns a problem for each port in `wanted` that another program uses. Each problem names the
 * port and the fix.
 */
export async function findBusyPorts(ports: Ports, wanted: readonly (keyof Ports)[]) {
  const checked = await Promise.all(
    wanted.map(async (name) => ((await isFree(ports[name])) ? null : busyText(name, ports[name]))),
  );
  return checked.filter((text) => text !== null);
}

function busyText(name: keyof Ports, number: number): string {
  return [
    `Port ${number}, which the ${name === "auth" ? "sign-in service" : name} uses, is taken by another program.`,
    `Stop that program (\`lsof -i :${number}\` names it), or choose another port: ${portVariables[name]}=${number + 1000} npm start`,
  ].join(" ");
}

/**
 * Whether the port is free on both loopback addresses. For `localhost`, browsers may use either.
 */
async function isFree(number: number): Promise<boolean> {
  const free = await Promise.all(["127.0.0.1", "::1"].map((host) => canListen(number, host)));
  return free.every(Boolean);
}

function canListen(number: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // Counts the port as free on other errors. For example, binding ::1 always fails on a machine
    // without IPv6.
    server.once("error", (error) => resolve(!("code" in error && error.code === "EADDRINUSE")));
    server.listen({ port: number, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
