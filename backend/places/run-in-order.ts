/** A step that locks one occurrence, e.g. reserves places of it. */
export interface Step {
  occurrenceId: string;
  run: () => Promise<unknown>;
}

function byOccurrence(one: Step, other: Step): number {
  if (one.occurrenceId === other.occurrenceId) return 0;
  return one.occurrenceId < other.occurrenceId ? -1 : 1;
}

/**
 * Runs the steps of one transaction in the order of their occurrence ids, so that two baskets with the same sessions
 * cannot deadlock. Steps of one occurrence keep their order.
 */
export async function runInOrder(steps: readonly Step[]): Promise<void> {
  for (const { run } of [...steps].sort(byOccurrence)) await run();
}
