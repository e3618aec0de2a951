import type { Dependencies } from '#backend/context.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import { decryptToken } from './saved-card.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'config' | 'services'>;

const batchSize = 100;

/** The next cards to be removed, after the one given. */
function readBatch({ db, clock }: Deps, afterId?: string) {
  const today = localDate(clock.now(), siteZone);
  const due = db
    .selectFrom('savedCards as card')
    .innerJoin('paymentAccounts as account', 'account.id', 'card.accountId')
    .where((where) => where.or([where('card.deletedAt', 'is not', null), where('card.goodUntil', '<=', today)]))
    .orderBy('card.id')
    .select(['card.id', 'card.tokenRef', 'account.kind', 'account.mode'])
    .limit(batchSize);
  return (afterId === undefined ? due : due.where('card.id', '>', afterId)).execute();
}

/**
 * Removes cards at the provider, and then here, that their owners removed or that have expired. A card that the
 * provider does not answer about is left for the next run; removing it twice does no harm.
 */
export async function forgetCards(deps: Deps, signal = new AbortController().signal): Promise<void> {
  let cards = await readBatch(deps);
  while (cards.length > 0) {
    for (const card of cards) {
      if (signal.aborted) return;
      const token = decryptToken(card, deps.config);
      const isGone = token === null || (await getProvider(card, deps).forgetCard({ token }));
      if (isGone) await deps.db.deleteFrom('savedCards').where('id', '=', card.id).execute();
    }
    cards = await readBatch(deps, cards.at(-1)?.id);
  }
}
