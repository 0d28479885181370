import { addressesOf, testStack } from "../stack/stack.ts";

/**
 * Calls the sign-in service as the SDK does. Returns the response, even an error response.
 * `operation` includes the API's version.
 */
export async function askProvider(operation: string, fields: object): Promise<unknown> {
  const { auth, site } = addressesOf(testStack);
  const answer = await fetch(`${auth}/identitytoolkit.googleapis.com/${operation}?key=demo-key`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site },
    body: JSON.stringify(fields),
  });
  return answer.json();
}
