import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { shortestPassword } from "../http/passwords.ts";

/**
 * Reads a new password without echo from a terminal, or from the first line of standard input. A command-line argument
 * would end up in the shell's history and in the process list. Throws if the password is too short.
 */
export async function promptPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY;
  if (isTerminal) process.stderr.write(`Password (${shortestPassword} characters or more): `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal });
  let password = "";
  for await (const line of lines) {
    password = line;
    break;
  }
  lines.close();
  if (isTerminal) process.stderr.write("\n");
  if (password.length >= shortestPassword) return password;
  throw new Error(`The password is too short. Enter ${shortestPassword} characters or more.`);
}
