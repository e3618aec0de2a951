import type { BankState } from './bank/bank-state.ts';
import type { SandboxClock } from './core/clock.ts';
import type { Ids } from './core/ids.ts';
import type { ScenarioName } from './core/scenarios.ts';
import type { Site } from './core/sites.ts';
import { emptyDebits, type DebitState } from './direct-debit/debit-state.ts';
import { emptyHosted, type HostedState } from './hosted/hosted-state.ts';
import { keptCards } from './opayo/cards/kept-cards.ts';
import type { OpayoState } from './opayo/opayo-state.ts';
import { emptyStripeState, type StripeState } from './stripe/stripe-state.ts';

/** The whole state of the sandbox; plain JSON, so that it can be saved. */
export interface SandboxState {
  version: 5;
  counters: Record<string, number>;
  /** Scenario forced by control, per namespace (`*` for all). */
  overrides: Record<string, ScenarioName>;
  bank: BankState;
  opayo: OpayoState;
  hosted: HostedState;
  stripe: StripeState;
  debits: DebitState;
}

/** What every operation gets. A namespace is one merchant's account at one provider. */
export interface World {
  state: SandboxState;
  clock: SandboxClock;
  ids: Ids;
  /** The origin of a site, for links that a browser follows. */
  origin(site: Site): string;
  /** Where notifications of the Stripe gateway are sent; null: nowhere. */
  stripeWebhook: string | null;
}

export function emptyState(): SandboxState {
  return {
    version: 5,
    counters: {},
    overrides: {},
    bank: { challenges: {} },
    opayo: { sessionKeys: {}, cards: keptCards(), transactions: {}, vendorTxCodes: {}, sweptAt: {} },
    hosted: emptyHosted(),
    stripe: emptyStripeState(),
    debits: emptyDebits(),
  };
}

/** The scenario that control forces on a namespace. */
export function getOverride(world: World, namespace: string): ScenarioName | null {
  return world.state.overrides[namespace] ?? world.state.overrides['*'] ?? null;
}
