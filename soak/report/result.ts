import type { Check } from '#soak/audit/finding.ts';
import type { Kills } from '#soak/run-histories.ts';

/** The result of a run. */
export interface Result {
  seed: string;
  histories: number;
  kills: Kills;
  /** How often each fault happened. */
  faults: Readonly<Record<string, number>>;
  orders: number;
  payments: number;
  /** Amounts still on hold at the gateway, without an order or a reversal. */
  held: number;
  checks: Check[];
  seconds: number;
}

/** Whether no invariant is violated. */
export function isSound({ checks }: Result): boolean {
  return checks.every(({ broken }) => broken.length === 0);
}
