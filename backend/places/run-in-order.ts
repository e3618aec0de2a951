/** Something that touches one occurrence, e.g. takes places of it. */
export interface Step {
  occurrenceId: string;
  run: () => Promise<unknown>;
}

function byOccurrence(one: Step, other: Step): number {
  if (one.occurrenceId === other.occurrenceId) return 0;
  return one.occurrenceId < other.occurrenceId ? -1 : 1;
}

/**
 * Runs the steps of one transaction in the order of the occurrences' ids, whatever order they come in: two baskets that
 * want the same sessions can't block each other. Steps of one occurrence keep their order.
 */
export async function runInOrder(steps: readonly Step[]): Promise<void> {
  for (const { run } of [...steps].sort(byOccurrence)) await run();
}
