import { loopbackNames } from "./origin-guard.ts";
import { json, type Call } from "./route.ts";

/**
 * Does a request come from this computer itself? Not where the lake is open to other machines, not under a name that a
 * proxy was given (`--host`), and not through any proxy that says so.
 */
export function isOnThisComputer({ url, request }: Call, isExposed: boolean): boolean {
  const isForwarded = ["forwarded", "x-forwarded-for"].some((name) => request.headers.has(name));
  return !isExposed && !isForwarded && loopbackNames.includes(url.hostname);
}

/**
 * The Studio's choice of how to sign in: at this computer each person without a password by name; everywhere one entry for
 * all with a password, which says no names.
 */
export function providersFor(call: Call, isExposed: boolean): Response {
  const { lake, request } = call;
  const origin = new URL(request.url);
  // Only the scheme, and only of the address that goes back to the same caller.
  if (request.headers.get("x-forwarded-proto") === "https") origin.protocol = "https:";
  const provider = (name: string, title: string) => ({
    name,
    title,
    url: new URL(`/v1/auth/login/${name}`, origin).href,
  });
  const people = lake.people.present();
  const isHere = isOnThisComputer(call, isExposed);
  const needsForm = !isHere || people.some(({ password }) => password !== undefined);
  const providers = [
    ...people
      .filter(({ password }) => isHere && password === undefined)
      .map(({ id, name }) => provider(id, name)),
    ...(needsForm ? [provider("password", "E-mail and password")] : []),
  ];
  return json({ providers, thirdPartyLogin: false, sso: false });
}
