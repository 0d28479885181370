import { expect, test } from "vitest";
import type { AskSite } from "../../../site/ask-site.ts";
import { createDefaultsQuestion } from "./ask-defaults.ts";

const texts = [{ key: "site.menu", text: "Menu", placeholders: [] }];

function questionTo(answers: (() => Response)[]) {
  const clock = { now: 0 };
  const asked: unknown[] = [];
  const ask = createDefaultsQuestion(() => clock.now);
  const askSite: AskSite = async ({ path, query }) => {
    asked.push([path, query]);
    const next = answers.shift();
    if (next === undefined) throw new Error("No answer is left.");
    return next();
  };
  return { ask: (language: string) => ask(language, askSite), asked, clock };
}

test("[I18N-1] asks the site for the default texts once a minute and language", async () => {
  const respond = () => Response.json({ texts });
  const { ask, asked, clock } = questionTo([respond, respond, respond]);
  expect(await ask("en")).toEqual(texts);
  expect(await ask("en")).toEqual(texts);
  expect(await ask("de")).toEqual(texts);
  clock.now += 60_001;
  await ask("en");
  const path = "/api/default-texts";
  expect(asked).toEqual([
    [path, { language: "en" }],
    [path, { language: "de" }],
    [path, { language: "en" }],
  ]);
});

test("[I18N-1] rejects with the site's error message, and asks again after it", async () => {
  const error = "This site is not in that language.";
  const { ask } = questionTo([
    () => Response.json({ error }, { status: 404 }),
    () => Response.json({ texts: [{ key: 7 }] }),
    () => Response.json({ texts }),
  ]);
  await expect(ask("en")).rejects.toThrow(error);
  await expect(ask("en")).rejects.toThrow(/"key"/);
  expect(await ask("en")).toEqual(texts);
});
