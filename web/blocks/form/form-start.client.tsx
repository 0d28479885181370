import { useEffect } from "react";
import { fillInMember } from "../../members/fill-in-member.client.ts";
import { enhanceForm, type FormFacts } from "../../forms/enhance-form.client.ts";

/** Starts the script of a form when the page is hydrated. Renders nothing itself. */
export default function FormStart(facts: FormFacts) {
  useEffect(() => {
    const form = document.getElementById(facts.of);
    if (!(form instanceof HTMLFormElement)) return undefined;
    const over = new AbortController();
    enhanceForm(form, facts, { fillIn: fillInMember, signal: over.signal });
    return () => over.abort();
  }, [facts]);
  return null;
}
