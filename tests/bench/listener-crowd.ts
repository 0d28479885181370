import { get } from "node:http";

/** What the crowd is told to begin with: the lake, a token for it, and the address of each stream from its path on. */
export interface CrowdOrder {
  url: string;
  token: string;
  paths: readonly string[];
}

let events = 0;

function open({ url, token }: CrowdOrder, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    const request = get(`${url}${path}`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} was answered ${answer.statusCode}`));
      answer.setEncoding("utf8");
      answer.on("data", (text: string) => {
        if (text.includes("event: welcome")) resolve();
        events += text.split("event: mutation").length - 1;
      });
    });
    request.on("error", reject);
  });
}

/*
 * A process that holds many event streams open, so that reading them does not disturb who measures. It says "open" when
 * all were welcomed, and from then on at every message how many events they got in all.
 */
process.once("message", async (order: CrowdOrder) => {
  for (const path of order.paths) await open(order, path);
  process.send?.("open");
  process.on("message", () => process.send?.(events));
});
