import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { shortestPassword } from "../http/passwords.ts";
import { randomBytes } from "node:crypto";
import { hashPassword } from "../http/passwords.ts";
import { randomId } from "../mutation/document-id.ts";
import type { Person } from "../store/people.ts";
import { readRoleOption, type Arguments } from "./arguments.ts";
import { withData, type OpenData } from "./open-data.ts";
import { table } from "./table.ts";

const usage =
  "Use: editor add --name NAME --email ADDRESS --role ROLE [--password], editor list, editor role ADDRESS --role ROLE, editor password ADDRESS, or editor remove ADDRESS.";

/** Runs `editor add`, `list`, `role`, `password` and `remove`, which manage the people who sign in to the Studio. */
export function editor(given: Arguments): Promise<void> {
  const [action, email] = given.files;
  return withData(given, (data) => {
    if (action === "list") return listPeople(data);
    if (action === "add") return addPerson(given, data);
    if (action === "role" && email !== undefined) return changeRole(given, data, email);
    if (action === "password" && email !== undefined) return changePassword(data, email);
    if (action === "remove" && email !== undefined) return removePerson(data, email);
    throw new Error(usage);
  });
}

async function addPerson(given: Arguments, { people, roles }: OpenData): Promise<void> {
  const role = readRoleOption(given, roles, "people and tokens");
  const name = given.name?.trim() ?? "";
  const email = given.email?.trim() ?? "";
  if (name === "" || !/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error(usage);
  if (people.withEmail(email))
    throw new Error(`There is already an editor with the email address ${email}.`);
  const hash = given.password === true ? await hashPassword(await promptPassword()) : undefined;
  people.add({
    id: `p${randomId((bytes) => randomBytes(bytes), 12)}`,
    name,
    email,
    role,
    createdAt: new Date().toISOString(),
    ...(hash === undefined ? {} : { password: hash }),
  });
  console.log(`${name} can sign in to the studio as ${role}, ${wayIn(hash)}.`);
}

function listPeople({ people }: OpenData): void {
  const rows = people
    .present()
    .map(({ email, name, role, password }) => [email, name, role, wayIn(password)]);
  console.log(table([["EMAIL", "NAME", "ROLE", "SIGN-IN"], ...rows]));
}

function changeRole(given: Arguments, { people, roles }: OpenData, email: string): void {
  const person = find(people, email);
  const role = readRoleOption(given, roles, "people and tokens");
  people.setRole(person.id, role);
  console.log(`${person.name} has the role ${role} now.`);
}

async function changePassword({ people, credentials }: OpenData, email: string): Promise<void> {
  const person = find(people, email);
  people.setPassword(person.id, await hashPassword(await promptPassword()));
  credentials.endSessions(person.id);
  console.log(`Changed the password of ${person.name} and ended all sessions.`);
}

function removePerson({ people, credentials }: OpenData, email: string): void {
  const person = find(people, email);
  if (people.present().length === 1) {
    throw new Error(
      `${person.name} is the last editor, so nobody could sign in. Add another editor first.`,
    );
  }
  people.remove(person.id, new Date());
  credentials.endSessions(person.id);
  console.log(`Removed ${person.name} and ended all sessions.`);
}

function find(people: OpenData["people"], email: string): Person {
  const person = people.withEmail(email);
  if (person) return person;
  throw new Error(
    `There is no editor with the email address ${email}. To list all editors, use: editor list.`,
  );
}

function wayIn(password: string | undefined): string {
  return password === undefined ? "on this computer, without a password" : "with a password";
}

/**
 * Reads a new password without echo from a terminal, or from the first line of standard input. A command-line argument
 * would end up in the shell's history and in the process list. Throws if the password is too short.
 */
async function promptPassword(): Promise<string> {
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
