import type { Check } from '#soak/audit/finding.ts';
import type { Kills } from '#soak/run-histories.ts';

/** The result of a run. */
export interface Result {
  seed: string;
  /** What ran. */
  setting: string;
  histories: number;
  kills: Kills;
  /** How often each fault happened. */
  faults: Readonly<Record<string, number>>;
  orders: number;
  /** Number of payments by kind of provider. */
  payments: Readonly<Record<string, number>>;
  /** Number of charges of memberships, by what paid them and how they ended. */
  charges: Readonly<Record<string, number>>;
  /** Amounts still on hold at the gateway, without an order or a reversal. */
  held: number;
  /** Refunds whose answer was lost and that their provider refuses to repeat. */
  openRefunds: number;
  checks: Check[];
  seconds: number;
}

const gatewayChecks = ['lost', 'unpaid', 'double', 'gateway', 'charges', 'given back'];
const ledgerChecks = ['ledger', 'money', 'books', 'credit'];
const bookingChecks = ['oversold', 'courts', 'bookings', 'bundles', 'lines'];

/** Numbers of differences to what gateway, ledger and bookings should have. */
export function countDifferences({ checks }: Result): { gateway: number; ledger: number; bookings: number } {
  const count = (names: readonly string[]) =>
    checks.filter(({ name }) => names.includes(name)).reduce((sum, { broken }) => sum + broken.length, 0);
  return { gateway: count(gatewayChecks), ledger: count(ledgerChecks), bookings: count(bookingChecks) };
}

/** Whether no invariant is violated. */
export function isSound({ checks }: Result): boolean {
  return checks.every(({ broken }) => broken.length === 0);
}
