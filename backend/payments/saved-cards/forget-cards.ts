import { sql, type Selectable } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import type { PaymentAccountsTable, SavedCardsTable } from '#backend/db/tables/payments.ts';
import { decryptToken } from '#backend/mandates/saved-card.ts';
import { callWindowSeconds } from '#backend/payments/call-window.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { claimedUntil, keepClaim } from '#backend/workers/keep-claim.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'config' | 'services'>;

type DueCard = Pick<Selectable<SavedCardsTable>, 'id' | 'tokenRef'> &
  Pick<Selectable<PaymentAccountsTable>, 'kind' | 'mode'>;

/** Before the id of every card. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** The next card to be removed after the one given, claimed for this process. */
async function claimNext({ db, clock }: Deps, afterId: string): Promise<DueCard | undefined> {
  const now = clock.now();
  const { rows } = await sql<DueCard>`
    update saved_cards card set claimed_until = ${claimedUntil(now)}
    from payment_accounts account
    where account.id = card.account_id and card.id = (
      select id from saved_cards
      where (deleted_at is not null or good_until <= ${localDate(now, siteZone)}) and id > ${afterId}
        and (claimed_until is null or claimed_until <= ${now})
        -- What became of an open charge is not known yet.
        and not exists (select from membership_charges where saved_card_id = saved_cards.id)
      order by id limit 1 for no key update skip locked)
    returning card.id, card.token_ref, account.kind, account.mode`.execute(db);
  return rows[0];
}

async function setClaim({ db }: Deps, id: string, until: Date | null): Promise<void> {
  await db.updateTable('savedCards').set({ claimedUntil: until }).where('id', '=', id).execute();
}

/** Whether the provider has the card no longer. */
async function forget(deps: Deps, card: DueCard): Promise<boolean> {
  const token = decryptToken(card, deps.config);
  return token === null || getProvider(card, deps).forgetCard({ token });
}

/**
 * Removes cards at the provider, and then here, that their owners removed or that have expired. Each is claimed, so that of
 * several processes one asks. A card that the provider does not answer about is left for the next run; removing it twice
 * does no harm.
 */
export async function forgetCards(deps: Deps, signal = new AbortController().signal): Promise<void> {
  const seconds = callWindowSeconds(deps.config);
  let last = beforeAll;
  while (!signal.aborted) {
    const card = await claimNext(deps, last);
    if (card === undefined) return;
    const renew = () => setClaim(deps, card.id, claimedUntil(deps.clock.now()));
    try {
      const isGone = await keepClaim({ seconds, renew }, () => forget(deps, card));
      if (isGone) await deps.db.deleteFrom('savedCards').where('id', '=', card.id).execute();
    } finally {
      await setClaim(deps, card.id, null);
    }
    last = card.id;
  }
}
