import type { OperationId } from '#contract/routes.ts';
import type { MatchedRoute } from './match-route.ts';

/** GET calls with side effects: they renew holds and open a payment session. */
const readsWithEffect: readonly OperationId[] = ['prepareCheckout'];

/** Whether a call changes something and therefore has to come from our own page. */
export function hasEffect({ id, route }: MatchedRoute): boolean {
  return route.method !== 'GET' || readsWithEffect.includes(id);
}
