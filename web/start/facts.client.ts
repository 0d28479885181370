/**
 * Returns the data of an island, which the server has written into its element (`design/ui/island.tsx`). The caller knows
 * the type by the island's name.
 */
export const factsOf = ({ dataset }: HTMLElement) => JSON.parse(dataset["facts"] ?? "{}");
