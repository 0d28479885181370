import { expect, test } from "vitest";
import { createFrameworkScripts } from "./framework-scripts.ts";

const renderer = String.raw`t8=q('$RB=[];$RV=function(a){};\n$RC=function(a,b){"x"};');q('$RX=function(c){};');q('throw new Error(\'no\')')`;
const isFramework = createFrameworkScripts(renderer);

test.each([
  "(self.__next_f=self.__next_f||[]).push([0])",
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n\\u003cscript>"])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});',
  '$RC("B:1","S:1")',
  '$RR("B:0","S:0",[["/a.css","next"]])',
  '$RB=[];$RV=function(a){};\n$RC=function(a,b){"x"};$RC("B:0","S:0")',
  "throw new Error('no')",
  '$RX=function(c){};$RB=[];$RV=function(a){};\n$RC=function(a,b){"x"};$RC("B:0","S:0")',
])("recognizes %s", (script) => {
  expect(isFramework(script)).toBe(true);
});

test.each([
  "alert(1)",
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"].concat(alert(1)))',
  "self.__next_f.push(alert`1`)",
  '$RC("B:1","S:1");alert(1)',
  "$RC(alert`1`)",
  'alert(1);$RC("B:1","S:1")',
  '$RX=alert;$RB=[];$RC("B:1","S:1")',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(alert`1`);',
])("[SEC-4] does not recognize %s", (script) => {
  expect(isFramework(script)).toBe(false);
});
