import type { RequestListener } from "node:http";
import { openServer } from "../stack/open-server.ts";
import { portBeside, type Stack, testStack } from "../stack/stack.ts";

export const TEXTS_HOST = "texts.marquee.test";

export const textsPort = (stack: Stack): number => portBeside(stack, 46);

/** The URL template of the translation files, as stored in the locale settings. */
export const textsTemplate = `https://${TEXTS_HOST}/{{lng}}/{{ns}}.json`;

/** The host's response to a request: texts by language, or a custom handler. */
type Answer = Readonly<Record<string, object>> | RequestListener;

/** Starts a test double of a host of translation files, whose response tests can change while it runs. */
export async function openTextsHost(first: Answer) {
  let answer = first;
  const asked: string[] = [];
  const { close } = await openServer(textsPort(testStack), (request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    if (typeof answer === "function") return answer(request, response);
    const texts = answer[path.split("/")[1] ?? ""];
    response.writeHead(texts ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(texts ?? {}));
  });
  return {
    asked,
    say: (next: Answer) => {
      answer = next;
    },
    close,
  };
}
