import type { Arguments } from "./arguments.ts";
export function importDataset(_given: Arguments): void {}
