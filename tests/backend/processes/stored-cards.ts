import { keptCardIdentifier } from '#sandbox/opayo/cards/kept-cards.ts';
import { enterStripeCard } from '#tests/support/checkout/stripe-browser.ts';
import { passChallenge } from '#tests/support/sandbox/bank-customer.ts';
import { payment } from '#tests/support/sandbox/request-bodies.ts';
import { getMerchant, type Merchant } from '#tests/support/sandbox/start-merchant.ts';

/** Good for the payment that stores it, expired when it is charged later. */
export const expiredLater = '4000009900000236';

/** What stands for a card that pays, and for one that its bank refuses. */
export interface StoredCards {
  paying: string;
  refused: string;
}

/** Stores a card at Opayo; returns what stands for it. `vendorTxCode` names the payment that stores it. */
export async function storeAtOpayo(merchant: Merchant, cardNumber: string, vendorTxCode = 'stored'): Promise<string> {
  const merchantSessionKey = await merchant.sessionKey();
  const { cardIdentifier } = (await merchant.tokenise(merchantSessionKey, { cardNumber })).body;
  const challenged = await merchant.call('POST', '/transactions', {
    ...payment,
    vendorTxCode,
    apply3DSecure: 'Force',
    paymentMethod: { card: { merchantSessionKey, cardIdentifier, save: true } },
    credentialType: { cofUsage: 'First', initiatedType: 'CIT', mitType: 'Recurring' },
  });
  const { body } = await passChallenge(merchant, challenged);
  return (body.paymentMethod as { card: { cardIdentifier: string } }).card.cardIdentifier;
}

/** Stores a card with a customer of its own at Stripe; returns what stands for it. */
export async function storeAtStripe(gateway: string, cardNumber: string): Promise<string> {
  const post = async (path: string, fields: Record<string, string>) => {
    const headers = { Authorization: 'Bearer sk_test_demo' };
    const response = await fetch(`${gateway}${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) });
    return (await response.json()) as { id: string; payment_method: string };
  };
  const { id: customer } = await post('/v1/customers', { name: 'Robin Reed' });
  const { payment_method: method } = await post('/v1/payment_intents', {
    ...{ amount: '2700', currency: 'gbp', confirm: 'true', customer, setup_future_usage: 'off_session' },
    confirmation_token: await enterStripeCard({ gateway }, cardNumber),
  });
  return `${customer}/${method}`;
}

/** Stores a card that pays and one that is refused with each provider of cards. */
export async function storeCards(sandbox: Merchant['sandbox']): Promise<Record<'stripe' | 'opayo', StoredCards>> {
  const gateway = `http://127.0.0.1:${sandbox.port}`;
  return {
    opayo: {
      paying: keptCardIdentifier,
      refused: await storeAtOpayo(getMerchant(sandbox, { now: Date.now() }, 'demo-key'), expiredLater),
    },
    stripe: {
      paying: await storeAtStripe(gateway, '4242424242424242'),
      refused: await storeAtStripe(gateway, expiredLater),
    },
  };
}
