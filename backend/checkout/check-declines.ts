import type { Context } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import { countAttempts } from '#backend/payments/reversal/release-pins.ts';

const windowMs = 15 * 60 * 1000;
const perCart = 5;
const perPerson = 10;
/** Very many people stand behind the address of a venue's Wi-Fi, its kiosks or a mobile network. */
const perAddress = 100;
/** Attempts of one basket that went as far as the provider, however they ended: each ties its places up for a while. */
const attemptsPerCart = 15;
const attemptsWindowMs = 24 * 60 * 60 * 1000;
/** Not a word of the bank about a card: these don't count. */
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
 * Stops the trying out of cards: 5 declines a basket and 10 a person in 15 minutes, and very many an address; and 15
 * attempts a basket in a day, whatever came of them. Throws `too_many_requests`.
 */
export async function checkDeclines(context: Context, cart: Payer): Promise<void> {
  if (!context.config.rateLimits) return;
  const ago = (ms: number) => new Date(context.clock.now().getTime() - ms);
  const { ofCart, ofPerson, ofAddress } = await countDeclines(context, cart, ago(windowMs));
  if (Number(ofCart) >= perCart || Number(ofPerson) >= perPerson || Number(ofAddress) >= perAddress) {
    throw new DomainError('too_many_requests', { retryAfterSeconds: windowMs / 1000 });
  }
  if ((await countAttempts(context.db, cart.id, ago(attemptsWindowMs))) >= attemptsPerCart) {
    throw new DomainError('too_many_requests', { retryAfterSeconds: attemptsWindowMs / 1000 });
  }
}
