import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { portBeside, type Stack, testStack } from "../stack.ts";

/** The host that the tests' translation files lie on. */
export const TEXTS_HOST = "texts.marquee.test";

/** Where its double listens for a stack. */
export const textsPort = (stack: Stack): number => portBeside(stack, 46);

/** The address of its files, as the locale settings hold it. */
export const textsTemplate = `https://${TEXTS_HOST}/{{lng}}/{{ns}}.json`;

/** What the host does with a question: says these texts, by language, or anything else. */
type Answer = Readonly<Record<string, object>> | RequestListener;

/** Stands for a host of translation files, until it is closed; what it answers can be changed meanwhile. */
export async function openTextsHost(first: Answer) {
  let answer = first;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    if (typeof answer === "function") return answer(request, response);
    const texts = answer[path.split("/")[1] ?? ""];
    response.writeHead(texts ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(texts ?? {}));
  });
  server.listen(textsPort(testStack), "localhost");
  await once(server, "listening");
  return {
    asked,
    say: (next: Answer) => {
      answer = next;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
