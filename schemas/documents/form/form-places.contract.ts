import * as z from "zod";
import {
  accessRulesShape,
  rulesProjection,
} from "../../blocks/sign-in-gate/sign-in-gate.contract.ts";
import { addressed } from "../addressed.contract.ts";

/** The places of published pages that display a form. */
export const formPlacesShape = z.strictObject({
  /** Whether a page displays the form to everyone. */
  isPublic: z.boolean(),
  /** Rules of the gates behind which a page displays the form. Null for a gate with invalid rules. */
  gates: z
    .array(z.strictObject({ rules: accessRulesShape.nullable().catch(null) }))
    .nullable()
    .transform((gates) => (gates ?? []).map(({ rules }) => rules)),
});

/** The form itself, or a reusable block that contains it. */
const isForm = `form._ref == $id || original._ref in ${containers()}`;

/** GROQ: the ids of the reusable blocks that contain the form. */
function containers(): string {
  return `*[_type == "reusableBlock" && references($id)]._id`;
}

/** GROQ: whether a list of blocks displays the form, in columns too. */
const holds = (list: string) =>
  `count(${list}[${isForm} || count(start[${isForm}]) > 0 || count(end[${isForm}]) > 0]) > 0`;

const pages = `*[${addressed} && defined(slug.current) && references([$id, ...${containers()}])]`;

/** GROQ: the places of published pages that display the form $id. */
export const formPlacesQuery = `{
  "isPublic": count(${pages}[${holds("blocks")} || count(blocks[${holds("teaser")}]) > 0]) > 0,
  "gates": ${pages}.blocks[_type == "signInGate" && ${holds("blocks")}]{ ${rulesProjection} }
}`;
