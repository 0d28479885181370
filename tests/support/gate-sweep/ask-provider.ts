import { addressesOf, testStack } from "../stack.ts";

/** Asks the sign-in service as the SDK in a page does; gives its answer, errors too. `operation`: with its version. */
export async function askProvider(operation: string, fields: object): Promise<unknown> {
  const { auth, site } = addressesOf(testStack);
  const answer = await fetch(`${auth}/identitytoolkit.googleapis.com/${operation}?key=demo-key`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site },
    body: JSON.stringify(fields),
  });
  return answer.json();
}
