import type { Context } from '#backend/context.ts';
import { notFound } from '#backend/failure.ts';
import type { CardSession } from '#contract/payments/payments.ts';
import { getCardStorage, type Payer } from './card-storage.ts';
import { readSavedCards } from './read-saved-cards.ts';
import { decryptToken, isExpired, toSavedCard, type SavedCardRow } from './saved-card.ts';

type Offered = Pick<CardSession, 'savedCard' | 'savedCardToken' | 'savesCards'>;

const nothing: Offered = { savedCard: null, savedCardToken: null, savesCards: false };

/** The saved cards that can pay through an account, the default one first; none that was stored under another secret. */
export async function readUsableCards(context: Context, { userId, accountId }: Payer): Promise<SavedCardRow[]> {
  const now = context.clock.now();
  const cards = userId === null ? [] : await readSavedCards(context.db, userId);
  return cards.filter(
    (card) => card.accountId === accountId && !isExpired(card, now) && decryptToken(card, context.config) !== null,
  );
}

/**
 * What a card form offers besides a new card: the saved card asked for, else the default one or the newest, and whether a new one can be
 * saved. Throws `not_found` for a card that cannot be used here.
 */
export async function offerSavedCard(context: Context, payer: Payer, savedCardId?: string): Promise<Offered> {
  const storage = await getCardStorage(context, context.db, payer);
  const cards = storage === 'off' ? [] : await readUsableCards(context, payer);
  const card = savedCardId === undefined ? cards[0] : cards.find(({ id }) => id === savedCardId);
  if (savedCardId !== undefined && card === undefined) throw notFound();
  if (storage === 'off') return nothing;
  return {
    savedCard: card === undefined ? null : toSavedCard(card),
    savedCardToken: card !== undefined && storage === 'with_code' ? decryptToken(card, context.config) : null,
    savesCards: true,
  };
}
