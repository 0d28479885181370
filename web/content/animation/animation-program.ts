import { serveProgram } from "../files/program-process.ts";
import { checkAnimation } from "./animation.ts";

/** Checks an animation. Writes a line of JSON with the problem or the warning, and after it the animation's JSON. */
await serveProgram((file) => {
  const checked = checkAnimation(file);
  if (checked.problem !== null) return `${JSON.stringify(checked)}\n`;
  const { problem, warning, json } = checked;
  return Buffer.concat([Buffer.from(`${JSON.stringify({ problem, warning })}\n`), json]);
});
