import { enhanceForm, type FormFacts } from "../../forms/enhance-form.client.ts";
import { fillInMember } from "../../members/fill-in-member.client.ts";
import { enhance } from "../enhancement.client.ts";
import { factsOf } from "../facts.client.ts";

export async function start(island: HTMLElement) {
  const facts: FormFacts = factsOf(island);
  const form = document.getElementById(facts.of);
  return enhance(form, (element, signal) => {
    if (element instanceof HTMLFormElement)
      enhanceForm(element, facts, { fillIn: fillInMember, signal });
  });
}
