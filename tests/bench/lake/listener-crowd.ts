import { get } from "node:http";

/** First message to this process: the lake's URL, a token, and the path of each event stream to open. */
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
      if (answer.statusCode !== 200)
        reject(new Error(`${path} returned status ${answer.statusCode}`));
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
 * Holds many event streams open in its own process, so that reading them doesn't affect the measuring process. Sends
 * "open" once all streams have received a `welcome` event. After that, responds to each message with the total number
 * of received events.
 */
process.once("message", async (order: CrowdOrder) => {
  for (const path of order.paths) await open(order, path);
  process.send?.("open");
  process.on("message", () => process.send?.(events));
});
