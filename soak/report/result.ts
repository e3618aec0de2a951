import type { Check } from '#soak/audit/finding.ts';
import type { Kills } from '#soak/storm.ts';

/** What a run came to. */
export interface Result {
  seed: string;
  histories: number;
  kills: Kills;
  /** How often each fault happened. */
  faults: Readonly<Record<string, number>>;
  orders: number;
  payments: number;
  /** Amounts left on hold at the gateway, which no order and no reversal will touch. */
  held: number;
  checks: Check[];
  seconds: number;
}

/** Whether everything that must be true is. */
export function isSound({ checks }: Result): boolean {
  return checks.every(({ broken }) => broken.length === 0);
}
