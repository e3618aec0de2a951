import { SCENARIOS, type Behaviour } from '#sandbox/core/scenarios.ts';
import { getOverride, type World } from '#sandbox/world.ts';
import type { Transaction } from './opayo-state.ts';

/** How the bank treats a transaction now: as its card's scenario says, unless a test control has set another since. */
export function behaviourNow(world: World, { namespace, behaviour }: Transaction): Behaviour {
  const override = getOverride(world, namespace);
  return override ? { ...behaviour, ...SCENARIOS[override] } : behaviour;
}
