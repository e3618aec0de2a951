import type { BillingDeps } from './billing-deps.ts';
import { claimCharge } from './claim-charge.ts';
import { createCharges } from './create-charges.ts';
import { lapseMemberships } from './lapse-memberships.ts';
import { recordCharge, type BillingPace } from './record-charge.ts';
import { takeCharge } from './take-charge.ts';

/** Charges that are worked on at the same time by one process. */
const width = 4;

/** Takes the charges that are due, one after another. */
async function work(deps: BillingDeps, pace: BillingPace, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const claimed = await claimCharge(deps.db, deps.clock.now(), pace.claimSeconds);
    if (claimed === undefined) return;
    await recordCharge(deps, claimed, await takeCharge(deps, claimed), pace);
  }
}

/** A claim outlives the slowest answer of a provider. */
function getPace({ config }: BillingDeps): BillingPace {
  return { claimSeconds: config.paymentTimeoutSeconds * 4 + 30, pollSeconds: 600, unansweredSeconds: 300 };
}

/**
 * One billing run: charges every membership for the periods that have begun, tries again what failed, and ends what
 * stayed unpaid (docs/product.md#paying-a-membership). It can run in several processes at once and die anywhere: every
 * period is charged once.
 */
export async function runBilling(
  deps: BillingDeps,
  signal = new AbortController().signal,
  pace = getPace(deps),
): Promise<void> {
  while (!signal.aborted && (await createCharges(deps.db, deps.clock.now())) > 0);
  await Promise.all(Array.from({ length: width }, () => work(deps, pace, signal)));
  await lapseMemberships(deps, signal);
}
