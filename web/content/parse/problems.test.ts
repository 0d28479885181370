import { expect, it } from "vitest";
import { type BlockProblem, createProblemLog } from "./problems.ts";

const problem: BlockProblem = {
  documentId: "page-en-home",
  documentType: "page",
  path: 'blocks[_key=="a"]',
  blockKey: "a",
  blockType: "video",
  reasons: [{ field: "address", message: "is of another host" }],
};

it("[PAGE-3] logs a hidden block once with document, path, field and reason", () => {
  const lines: string[] = [];
  const report = createProblemLog((line) => lines.push(line));
  report.block(problem);
  report.block(problem);
  expect(lines).toEqual([
    'content: document page-en-home, blocks[_key=="a"] (video) is not shown: address: is of another host',
  ]);
  report.block({ ...problem, path: 'blocks[_key=="b"]' });
  expect(lines).toHaveLength(2);
});
