import type { z } from 'zod';
import type { Context } from '#backend/context.ts';
import { invalid } from '#backend/failure.ts';
import type { Reply } from '#backend/operation.ts';
import type { AuthoriseResult, cardPart } from '#contract/payments.ts';
import { authoriseReply } from './authorise-reply.ts';
import { rememberBillingAddress } from './billing-address.ts';
import { getProvider } from './get-provider.ts';
import type { CardPayment } from './provider.ts';
import { beginOperation, recordOutcome } from './records/record-outcome.ts';
import type { PaymentTransaction } from './records/transitions.ts';
import { makeReturnToken } from './sca/return-token.ts';
import { notificationUrl } from './sca/sca-secret.ts';

export type CardPart = z.infer<typeof cardPart>;

const notSaved = ['Cards cannot be saved on this site'];

/**
 * Reads the card token from the request. Throws `validation_failed` when it is missing, and for saved cards, which are
 * not supported.
 */
export function getCard({ cardIdentifier, sessionKey, savedCardId, saveCard }: CardPart): {
  cardIdentifier: string;
  sessionKey: string;
} {
  if (savedCardId !== undefined) throw invalid({ saved_card_id: notSaved });
  if (saveCard === true) throw invalid({ save_card: notSaved });
  if (cardIdentifier !== undefined && sessionKey !== undefined) return { cardIdentifier, sessionKey };
  throw invalid({
    ...(cardIdentifier === undefined && { card_identifier: ['Required'] }),
    ...(sessionKey === undefined && { session_key: ['Required'] }),
  });
}

async function getPayment(context: Context, transaction: PaymentTransaction, card: CardPart): Promise<CardPayment> {
  const { db, config, address } = context;
  const user = await db.selectFrom('users').where('id', '=', transaction.userId).select('email').executeTakeFirst();
  return {
    transactionUuid: transaction.id,
    amount: transaction.amount,
    currency: transaction.currency,
    description: 'Bookings',
    billing: card.billing,
    email: user?.email ?? null,
    browser: card.browserData,
    address,
    ...getCard(card),
    notificationUrl: notificationUrl(config, transaction.id),
  };
}

/** Authorises an attempt in state `authorising` with the provider, and returns the reply. */
export async function authorise(
  context: Context,
  transaction: PaymentTransaction,
  card: CardPart,
): Promise<Reply<AuthoriseResult>> {
  const { clock, ids } = context;
  const payment = await getPayment(context, transaction, card);
  await rememberBillingAddress(context.db, {
    ...{ transaction, billing: card.billing, now: clock.now() },
    callerId: context.caller?.userId,
  });
  const request = { transactionId: transaction.id, kind: 'authorise' as const, request: payment };
  const started = await beginOperation(context, request);
  const outcome = await getProvider(transaction, context).authorise(payment);
  const returning = makeReturnToken(ids, clock.now());
  const applied = { transactionId: transaction.id, outcome, by: 'client' as const, resultTokenHash: returning.hash };
  const after = await recordOutcome(context, started, applied);
  return authoriseReply(after, returning.token, context.config);
}
