import { expect, test } from "vitest";
import { createFrameworkScripts } from "./framework-scripts.ts";

const renderer = String.raw`t8=q('$RB=[];$RV=function(a){};\n$RC=function(a,b){"x"};');q('$RX=function(c){};');q('throw new Error(\'no\')')`;
const isFramework = createFrameworkScripts(renderer);

test.each([
  "alert(1)",
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"].concat(alert(1)))',
  "self.__next_f.push(alert`1`)",
  "$RC(alert`1`)",
  '$RX=alert;$RB=[];$RC("B:1","S:1")',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(alert`1`);',
])("[SEC-4] does not recognize %s", (script) => {
  expect(isFramework(script)).toBe(false);
});
