import { hoursToSeconds } from 'date-fns/hoursToSeconds';
import { minutesToSeconds } from 'date-fns/minutesToSeconds';
import { subSeconds } from 'date-fns/subSeconds';
import type { Context } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import { countAttempts } from '#backend/payments/reversal/release-payment-locks.ts';

const windowSeconds = minutesToSeconds(15);
const perCart = 5;
const perPerson = 10;
/** Limit by address. It is high, because the Wi-Fi of a venue, its kiosks and mobile networks share one address. */
const perAddress = 100;
/**
 * Limit of attempts of one basket that reached the provider, whatever their result: each locks the places for a while.
 */
const attemptsPerCart = 15;
const attemptsWindowSeconds = hoursToSeconds(24);
/** Decline codes that do not come from the bank and say nothing about the card; they do not count. */
const innocent = ['1011', 'not_found', 'no_answer'];

interface Payer {
  id: number;
  userId: number | null;
}

async function countDeclines({ db, address }: Context, cart: Payer, since: Date) {
  return db
    .selectFrom('paymentTransactions')
    .where('state', '=', 'declined')
    .where('updatedAt', '>', since)
    .where((where) => where.or([where('failureCode', 'is', null), where('failureCode', 'not in', innocent)]))
    .where((where) =>
      where.or([where('cartId', '=', cart.id), where('userId', '=', cart.userId), where('address', '=', address)]),
    )
    .select((row) => [
      row.fn.countAll<string>().filterWhere('cartId', '=', cart.id).as('ofCart'),
      row.fn.countAll<string>().filterWhere('userId', '=', cart.userId).as('ofPerson'),
      row.fn.countAll<string>().filterWhere('address', '=', address).as('ofAddress'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Limits card testing: 5 declines a basket and 10 a person in 15 minutes, more for an address; and 15 attempts a basket
 * in a day, whatever their result. Throws `too_many_requests`.
 */
export async function checkDeclines(context: Context, cart: Payer): Promise<void> {
  if (!context.config.rateLimits) return;
  const now = context.clock.now();
  const { ofCart, ofPerson, ofAddress } = await countDeclines(context, cart, subSeconds(now, windowSeconds));
  if (Number(ofCart) >= perCart || Number(ofPerson) >= perPerson || Number(ofAddress) >= perAddress) {
    throw new DomainError('too_many_requests', { retryAfterSeconds: windowSeconds });
  }
  if ((await countAttempts(context.db, cart.id, subSeconds(now, attemptsWindowSeconds))) >= attemptsPerCart) {
    throw new DomainError('too_many_requests', { retryAfterSeconds: attemptsWindowSeconds });
  }
}
