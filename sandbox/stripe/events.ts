import { createHmac } from 'node:crypto';
import type { World } from '#sandbox/world.ts';
import type { Delivery, Intent } from './stripe-state.ts';
import { intentView } from './views.ts';

/** The secret of every account's notifications. */
const SECRET = 'whsec_demo';
const LATE_MS = 5_000;
/** When the shop does not answer 2xx, a delivery is repeated after these pauses. */
const PAUSES_MS = [1_000, 5_000, 30_000];

type EventType = 'amount_capturable_updated' | 'succeeded' | 'payment_failed' | 'canceled';
type ChargeEventType = 'refunded' | 'dispute.funds_withdrawn' | 'dispute.funds_reinstated';

function sign(payload: string, time: number, secret: string): string {
  const seconds = Math.floor(time / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`;
}

function makeDelivery(world: World, { namespace, type, object }: Made, secret = SECRET): Delivery {
  const now = world.clock.now(namespace);
  const eventId = `evt_${world.ids.digits(namespace, 'stripe-event', 24)}`;
  const event = { id: eventId, object: 'event', created: Math.floor(now / 1000), livemode: false };
  const payload = JSON.stringify({ ...event, type, data: { object } });
  return { namespace, eventId, type, payload, signature: sign(payload, now, secret) };
}

interface Made {
  namespace: string;
  type: `payment_intent.${EventType}` | `charge.${ChargeEventType}`;
  object: Record<string, unknown>;
}

/** The deliveries of one event, as the card's scenario says; each is delivered after the one before. */
function listDeliveries(world: World, intent: Intent, type: EventType): Delivery[] {
  const { namespace, behaviour } = intent;
  const view = intentView(intent);
  const made: Made = { namespace, type: `payment_intent.${type}`, object: view };
  switch (behaviour.notification) {
    case 'never':
      return [];
    case 'twice': {
      const delivery = makeDelivery(world, made);
      return [delivery, delivery];
    }
    case 'wrong_signature_first':
      return [makeDelivery(world, made, 'whsec_wrong'), makeDelivery(world, made)];
    case 'other_amount':
      return [makeDelivery(world, { ...made, object: { ...view, amount: intent.amount + 100 } })];
    case 'out_of_order':
      return [makeDelivery(world, { ...made, type: 'payment_intent.payment_failed' }), makeDelivery(world, made)];
    default:
      return [makeDelivery(world, made)];
  }
}

async function deliver(world: World, url: string, { payload, signature }: Delivery): Promise<void> {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
  for (const pause of [...PAUSES_MS, null]) {
    const response = await fetch(url, { method: 'POST', headers, body: payload }).catch(() => null);
    if (response?.ok === true || pause === null) return;
    await world.clock.sleep(pause);
  }
}

async function deliverAll(world: World, intent: Intent, deliveries: readonly Delivery[]): Promise<void> {
  if (intent.behaviour.notification === 'late') await world.clock.sleep(LATE_MS);
  for (const delivery of deliveries) await deliver(world, world.stripeWebhook ?? '', delivery);
}

/** Tells the shop of a refund or dispute that it did not ask for. */
export function emitCharge(world: World, intent: Intent, type: ChargeEventType): void {
  const { namespace, id } = intent;
  const object = { object: type === 'refunded' ? 'charge' : 'dispute', payment_intent: id };
  const delivery = makeDelivery(world, { namespace, type: `charge.${type}`, object });
  const { stripe } = world.state;
  if (stripe.isHolding) stripe.held.push(delivery);
  else if (world.stripeWebhook !== null) void deliver(world, world.stripeWebhook, delivery);
}

/**
 * Tells the shop that a payment has changed. The promise ends at once, except where the scenario has the notification
 * arrive before the answer of the call that caused it.
 */
export async function emit(world: World, intent: Intent, type: EventType): Promise<void> {
  const deliveries = listDeliveries(world, intent, type);
  const { stripe } = world.state;
  if (stripe.isHolding) {
    stripe.held.push(...deliveries);
    return;
  }
  if (world.stripeWebhook === null) return;
  const delivered = deliverAll(world, intent, deliveries);
  if (intent.behaviour.notification === 'before_answer') await delivered;
}
