import { openChallenge } from '#sandbox/bank/open-challenge.ts';
import { json, type Reply } from '#sandbox/core/http.ts';
import type { Body } from '#sandbox/opayo/json-body.ts';
import type { Transaction } from '#sandbox/opayo/opayo-state.ts';
import type { World } from '#sandbox/world.ts';

/** The answer to a challenge must arrive within twenty minutes. */
const WINDOW_MS = 20 * 60_000;

/** Sends the customer to the bank: 202 with what the shop's page has to post there. */
export function startChallenge(world: World, transaction: Transaction, body: Body): Reply {
  const { namespace, transactionId, amount, currency, card, behaviour } = transaction;
  const session = world.state.opayo.sessionKeys[body.text('paymentMethod.card.merchantSessionKey')];
  const { acsTransId, acsUrl, cReq } = openChallenge(world, {
    namespace,
    shop: session?.vendorName ?? '',
    description: body.text('description'),
    amountMinor: amount,
    currency,
    lastFourDigits: card.lastFourDigits,
    notificationUrl: body.text('strongCustomerAuthentication.notificationURL'),
    behaviour: behaviour.challenge,
  });
  const dsTransId = world.ids.uuid(namespace, 'directory-server');
  transaction.challenge = { acsTransId, dsTransId, expiresAt: world.clock.now(namespace) + WINDOW_MS };
  return json(202, {
    statusCode: '2021',
    statusDetail: 'Please redirect your customer to the ACSURL to complete the 3DS Transaction',
    transactionId,
    acsTransId,
    dsTransId,
    acsUrl,
    cReq,
    status: '3DAuth',
  });
}
