import type { Context } from '../context.ts';
import { Refusal } from '../failure.ts';

const windowMs = 15 * 60 * 1000;
const perCart = 5;
const perPerson = 10;
/** Not a word of the bank about a card: these don't count. */
const innocent = ['1011', 'not_found', 'no_answer'];

/** Stops the trying out of cards: 5 declines a basket, 10 a person or address in 15 minutes (API 1.8). Throws `too_many_requests`. */
export async function checkDeclines({ db, clock, config, address }: Context, cart: { id: number; userId: number | null }): Promise<void> {
  if (!config.rateLimits) return;
  const since = new Date(clock.now().getTime() - windowMs);
  const declined = db
    .selectFrom('paymentTransactions')
    .where('state', '=', 'declined')
    .where('updatedAt', '>', since)
    .where((where) => where.or([where('failureCode', 'is', null), where('failureCode', 'not in', innocent)]));
  const { ofCart, ofPerson } = await declined
    .where((where) =>
      where.or([where('cartId', '=', cart.id), where('userId', '=', cart.userId), where('address', '=', address)]),
    )
    .select((row) => [
      row.fn.countAll<number>().filterWhere('cartId', '=', cart.id).as('ofCart'),
      row.fn.countAll<number>().as('ofPerson'),
    ])
    .executeTakeFirstOrThrow();
  if (ofCart >= perCart || ofPerson >= perPerson) throw new Refusal('too_many_requests', { retryAfterSeconds: windowMs / 1000 });
}
