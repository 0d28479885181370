import { loopbackNames } from "./origin-guard.ts";
import type { Call } from "./call.ts";
import { json } from "./json.ts";

/**
 * Whether a request comes from this computer. False if the lake is exposed to other machines, if the request's host
 * name is not a loopback name (such as `localhost`), or if a proxy added forwarding headers.
 */
export function isOnThisComputer({ url, request }: Call, isExposed: boolean): boolean {
  const isForwarded = ["forwarded", "x-forwarded-for"].some(
    (name) => request.headers.get(name) !== null,
  );
  return !isExposed && !isForwarded && loopbackNames.includes(url.hostname);
}

/**
 * The Studio's list of sign-in methods. In a browser on this computer, each person without a password has an entry. All
 * people with a password share one entry, which reveals no names, and is the only one in a browser elsewhere.
 */
export function providersFor(call: Call, isExposed: boolean): Response {
  const { lake, request, url } = call;
  const origin = new URL(url);
  // Any caller can set this header. It only changes the scheme of the URLs in this caller's own response.
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
    ...(needsForm ? [provider("password", "Email and password")] : []),
  ];
  return json({ providers, thirdPartyLogin: false, sso: false });
}
