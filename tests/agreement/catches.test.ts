import { blockContracts, pageQuery } from "@marquee/schemas/contract";
import type { SchemaType } from "groq-js";
import { describe, expect, it } from "vitest";
import { answerOf, blockOf, disagreements, partOf } from "./shapes/agreement.ts";
import { answeredShape } from "./shapes/answered-shape.ts";
import { emptyPathsOf } from "./shapes/answers.ts";
import { deadFields } from "./shapes/dead-fields.ts";
import { typesOfForms } from "./shapes/form-types.ts";
import { siteQueries } from "./shapes/site-queries.ts";

type Fields = Extract<SchemaType[number], { type: "document" }>["attributes"];

/** Returns the types of the studio's schema, with `change` applied to the fields of the hero block. */
function withHero(change: (fields: Fields) => void): SchemaType {
  const forms = structuredClone(typesOfForms());
  const hero = forms.find(({ name }) => name === "heroAnimation");
  if (hero?.type !== "type" || hero.value.type !== "object")
    throw new Error("no hero in the forms");
  change(hero.value.attributes);
  return forms;
}

const heroProblems = (forms: SchemaType, query = pageQuery) =>
  disagreements(
    blockOf(partOf(answerOf(query, forms), "blocks"), "heroAnimation"),
    answeredShape(blockContracts.heroAnimation.shape),
  );

describe("[PAGE-2] the agreement test detects a change on one side only", () => {
  it("detects a field missing from the query", () => {
    const forgetful = pageQuery.replaceAll(/\banimationLabel,/g, "");
    expect(heroProblems(typesOfForms(), forgetful).join()).toMatch(/^animationLabel: invalid_type/);
  });

  it("detects a field added only to the query", () => {
    const eager = pageQuery.replaceAll(/\banimationLabel,/g, "animationLabel, _createdAt,");
    expect(heroProblems(typesOfForms(), eager).join()).toMatch(/unrecognized_keys.*_createdAt/);
  });

  it("detects an option added only to the form", () => {
    const forms = withHero((fields) => {
      if (fields["tone"]?.value.type !== "union") throw new Error("the tone is no choice");
      fields["tone"].value.of.push({ type: "string", value: "purple" });
    });
    expect(heroProblems(forms)).toEqual([
      "tone: invalid_value: Select one of these values: default, inverted, primary, secondary, tertiary.",
    ]);
  });

  it("detects a field that the form no longer requires", () => {
    const forms = withHero((fields) => {
      if (fields["heading"]) fields["heading"].optional = true;
    });
    expect(heroProblems(forms)).toEqual(["heading: invalid_type: Enter a title for the hero."]);
  });

  it("detects a field renamed only in the form", () => {
    const forms = withHero((fields) => {
      if (fields["text"]) fields["subline"] = fields["text"];
      delete fields["text"];
    });
    expect(emptyPathsOf(answerOf(pageQuery, forms))).toContain(".blocks[].text");
    const queries = siteQueries.map(({ query }) => query);
    expect(deadFields(queries, forms)).toEqual(["heroAnimation.subline"]);
  });
});
