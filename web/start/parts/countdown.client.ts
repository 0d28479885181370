import { countDown, type CountdownFacts } from "../../blocks/countdown/count-down.client.ts";
import { enhance } from "../enhancement.client.ts";
import { factsOf } from "../facts.client.ts";

export async function start(island: HTMLElement) {
  const facts: CountdownFacts = factsOf(island);
  const section = document.getElementById(facts.of);
  return enhance(section, (element, over) => countDown(element, facts, over));
}
