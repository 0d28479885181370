import type { Arguments } from "./arguments.ts";
export function exportDataset(_given: Arguments): void {}
