import { json, type Reply } from '#sandbox/core/http.ts';
import type { World } from '#sandbox/world.ts';
import type { FormBody } from './form-body.ts';
import type { Intent, Movement } from './stripe-state.ts';
import { chargeView } from './views.ts';

/** Notes that a payment moved the balance of the account. */
export function noteMovement(world: World, intent: Intent, type: Movement['type'], amount: number): void {
  intent.movements.push({ type, amount, at: world.clock.now(intent.namespace) });
}

function movementView(intent: Intent, { type, amount, at }: Movement, index: number): Record<string, unknown> {
  const payment = { payment_intent: intent.id };
  const sources = {
    charge: chargeView(intent),
    refund: { id: intent.id.replace(/^pi_/, 're_'), object: 'refund', ...payment },
    adjustment: { id: intent.id.replace(/^pi_/, 'dp_'), object: 'dispute', ...payment },
  };
  return {
    id: `${intent.id.replace(/^pi_/, 'txn_')}_${index}`,
    object: 'balance_transaction',
    type,
    amount,
    currency: intent.currency,
    created: Math.floor(at / 1000),
    source: sources[type],
  };
}

/** `GET /v1/balance_transactions`: what moved the balance in a span of time, in pages. */
export function listMovements(world: World, namespace: string, body: FormBody): Reply {
  const { gte = '0', lt = '99999999999' } = body.record('created');
  const all = Object.values(world.state.stripe.intents)
    .filter((intent) => intent.namespace === namespace)
    .flatMap((intent) => intent.movements.map((movement, index) => movementView(intent, movement, index)))
    .filter(({ created }) => Number(created) >= Number(gte) && Number(created) < Number(lt));
  const after = all.findIndex(({ id }) => id === body.text('starting_after')) + 1;
  const limit = Number(body.text('limit') || '10');
  const data = all.slice(after, after + limit);
  return json(200, { object: 'list', url: '/v1/balance_transactions', has_more: after + limit < all.length, data });
}

/** `GET /v1/disputes` of a payment. */
export function listDisputes(world: World, namespace: string, body: FormBody): Reply {
  const intent = world.state.stripe.intents[body.text('payment_intent')];
  const isDisputed = intent?.namespace === namespace && intent.disputedAmount > 0;
  const dispute = { object: 'dispute', amount: intent?.disputedAmount, status: 'needs_response' };
  return json(200, { object: 'list', url: '/v1/disputes', has_more: false, data: isDisputed ? [dispute] : [] });
}
