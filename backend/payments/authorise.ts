import type { Context } from '#backend/context.ts';
import { rememberBillingAddress } from '#backend/customers/billing-address.ts';
import type { Reply } from '#backend/operation.ts';
import type { AuthoriseResult } from '#contract/payments/payments.ts';
import { authoriseReply } from './authorise-reply.ts';
import { getProvider } from './get-provider.ts';
import type { CardPayment } from './provider-requests.ts';
import { beginOperation, recordOutcome } from './records/record-outcome.ts';
import type { PaymentTransaction } from './records/transitions.ts';
import type { CardPart, ChosenCard } from './saved-cards/choose-card.ts';
import { notificationUrl, makeReturnToken } from './sca/return-token.ts';

interface Authorising {
  /** In state `authorising`. */
  transaction: PaymentTransaction;
  part: Pick<CardPart, 'billing' | 'browserData'>;
  card: ChosenCard;
}

async function getPayment(context: Context, { transaction, part, card }: Authorising): Promise<CardPayment> {
  const { db, config, address } = context;
  const user = await db.selectFrom('users').where('id', '=', transaction.userId).select('email').executeTakeFirst();
  return {
    transactionUuid: transaction.id,
    amount: transaction.amount,
    currency: transaction.currency,
    description: 'Bookings',
    billing: part.billing,
    email: user?.email ?? null,
    browser: part.browserData,
    address,
    ...card,
    notificationUrl: notificationUrl(config, transaction),
  };
}

/** Authorises an attempt with the provider, and returns the reply. */
export async function authorise(context: Context, authorising: Authorising): Promise<Reply<AuthoriseResult>> {
  const { transaction, part } = authorising;
  const { clock, ids } = context;
  const payment = await getPayment(context, authorising);
  await rememberBillingAddress(context.db, {
    ...{ transaction, billing: part.billing, now: clock.now() },
    callerId: context.caller?.userId,
  });
  const request = { transactionUuid: transaction.id, kind: 'authorise' as const, request: payment };
  const started = await beginOperation(context, request);
  const outcome = await getProvider(transaction, context).authorise(payment);
  const returning = makeReturnToken(ids, clock.now());
  const applied = { transactionUuid: transaction.id, outcome, by: 'client' as const, resultTokenHash: returning.hash };
  const after = await recordOutcome(context, started, applied);
  return authoriseReply(after, returning.token, context.config);
}
