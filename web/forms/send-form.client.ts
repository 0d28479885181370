import { siteInputs } from "./form-names.ts";
import { createProof, type Proof } from "./proof.client.ts";

/** The server's response to a form. `text` of a failure is null if there is no text for visitors. */
type FormResponse =
  | { kind: "sent"; text: string; href: string | null }
  | { kind: "problems"; problems: Readonly<Record<string, string>> }
  | { kind: "failed"; text: string | null };

/** Code of a response that asks for another proof of work, because the challenge has expired. */
const PROOF = "proof";

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

const textOf = (value: unknown) => (typeof value === "string" ? value : null);

function parseResponse(body: unknown): FormResponse {
  if (field(body, "sent") === true) {
    return {
      kind: "sent",
      text: textOf(field(body, "text")) ?? "",
      href: textOf(field(body, "href")),
    };
  }
  const problems = field(body, "problems");
  if (typeof problems === "object" && problems !== null) {
    const entries = Object.entries(problems).map(([key, text]): [string, string] => [
      key,
      String(text),
    ]);
    return { kind: "problems", problems: Object.fromEntries(entries) };
  }
  return { kind: "failed", text: textOf(field(body, "error")) };
}

/** Sends a form with a proof of work, which is computed while the visitor fills in the form. */
export function createSender(form: HTMLFormElement, challengePath: string) {
  const proof = createProof(challengePath);
  proof.begin();
  return { send: () => sendForm(form, proof) };
}

/** Sends a form. Computes another proof once if the server does not accept the first. */
async function sendForm(
  form: HTMLFormElement,
  proof: Proof,
  isLast = false,
): Promise<FormResponse> {
  const data = new FormData(form);
  data.set(siteInputs.proof, await proof.text());
  const response = await fetch(form.action, {
    method: "POST",
    body: data,
    headers: { accept: "application/json" },
  });
  const body: unknown = await response.json();
  if (field(body, "code") !== PROOF || isLast) return parseResponse(body);
  proof.renew();
  return sendForm(form, proof, true);
}
