import { join } from "node:path";
import { isResponding, startService } from "../../../studio/launcher/services/service.ts";
import { root, scratch } from "../../support/stack/places.ts";
import { median, printMeasure, rounded, spread } from "../figures.ts";
import { bareCopy, compressedSize } from "../bare-copy.ts";
import { loadProgram, requestsPerSecond } from "../load.ts";
import { amount } from "../smoke.ts";
import { portBeside, testStack } from "../../support/stack/stack.ts";

/** The sample site's page with the most kinds of blocks: hero, texts, video, gate. */
const COMPOSED_PAGE = "/en";
const PLAIN_PORT = portBeside(testStack, 53);
const ROUNDS = amount(9, 1);
const SECONDS = amount(5, 1);

/** Starts a Node server that sends a page's bytes, and waits until it responds. */
async function openPlainServer(page: string) {
  const url = `http://localhost:${PLAIN_PORT}`;
  const service = startService({
    name: "The plain server",
    arguments: [
      join(root, "tests/bench/page/plain-server.ts"),
      `--port=${PLAIN_PORT}`,
      `--of=${page}`,
    ],
    cwd: root,
    env: { PATH: process.env["PATH"] },
    logFile: join(scratch, "plain-server.log"),
    isReady: () => isResponding(url),
    readyWithin: 10_000,
  });
  await service.ready;
  return { url, stop: service.stop };
}

type Round = { composed: number; bare: number; plain: number };

function printRatio(
  name: string,
  rounds: readonly Round[],
  other: "bare" | "plain",
  sizes: { page: number; other: number },
): void {
  const ratios = rounds.map((round) => round.composed / round[other]);
  const rateOf = (who: keyof Round) => rounded(median(rounds.map((round) => round[who])), 0);
  const how = [
    `${rounds.length} rounds by ${loadProgram()}: ${spread(ratios)}`,
    `${rateOf("composed")}/s for ${sizes.page} B`,
    `${other} ${rateOf(other)}/s for ${sizes.other} B`,
  ];
  printMeasure(name, rounded(median(ratios)), how.join("; "));
}

/**
 * Prints requests per second of a composed page, divided by the rate of a reference. For
 * `page.rps.ratio` the reference is a static page of the bare Next.js app (tests/bench/bare), of
 * about the same compressed size. For `page.rps.static` it is a Node.js server that sends the same
 * bytes from memory.
 */
export async function measurePageRate(site: string, bare: string) {
  const page = `${site}${COMPOSED_PAGE}`;
  const size = await compressedSize(page);
  const copy = await bareCopy(`${bare}/padded`, size);
  const plain = await openPlainServer(page);
  try {
    // Warms up all servers, so that their code is compiled and their pages are cached.
    for (const url of [page, copy.url, plain.url]) await requestsPerSecond(url, amount(2, 1));
    const rounds: Round[] = [];
    while (rounds.length < ROUNDS) {
      rounds.push({
        composed: await requestsPerSecond(page, SECONDS),
        bare: await requestsPerSecond(copy.url, SECONDS),
        plain: await requestsPerSecond(plain.url, SECONDS),
      });
    }
    printRatio("page.rps.ratio", rounds, "bare", { page: size, other: copy.size });
    printRatio("page.rps.static", rounds, "plain", { page: size, other: size });
  } finally {
    await plain.stop();
  }
}
