import type { z } from 'zod';
import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { invalid, notFound } from '#backend/failure.ts';
import { keepForMandate, mustKeepCard } from '#backend/mandates/end-mandates.ts';
import {
  readSavedCards,
  getCardStorage,
  type Payer,
  decryptToken,
  isExpired,
  toSavedCard,
  type SavedCardRow,
} from '#backend/mandates/saved-card.ts';
import type { CardOnFile } from '#backend/payments/provider-requests.ts';
import type { cardPart, ProviderKind, CardSession } from '#contract/payments/payments.ts';

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

export type CardPart = z.infer<typeof cardPart>;

/** The card that a payment is made with. */
export interface ChosenCard {
  cardIdentifier: string;
  sessionKey: string;
  cardOnFile: CardOnFile;
  /** Saved to pay a membership later, without its holder. */
  isForRecurring?: boolean;
}

/** Throws `validation_failed` when a request does not say with which card it pays. */
export function checkCardPart(part: CardPart, kind: ProviderKind): void {
  const { cardIdentifier, confirmationToken, sessionKey, savedCardId, saveCard } = part;
  const isStripe = kind === 'stripe';
  const entered = isStripe ? confirmationToken : cardIdentifier;
  const errors = {
    ...(entered === undefined &&
      savedCardId === undefined && { [isStripe ? 'confirmation_token' : 'card_identifier']: ['Required'] }),
    ...(entered !== undefined && savedCardId !== undefined && { saved_card_id: ['Only one card can be paid with'] }),
    ...(saveCard === true && savedCardId !== undefined && { save_card: ['This card is saved already'] }),
    ...(!isStripe && sessionKey === undefined && { session_key: ['Required'] }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function getSavedToken(context: Context, db: Db, payer: Payer, savedCardId: string): Promise<string> {
  const owner = payer.userId === context.caller?.userId ? payer.userId : null;
  const cards = owner === null ? [] : await readSavedCards(db, owner);
  const card = cards.find(({ id, accountId }) => id === savedCardId && accountId === payer.accountId);
  if (card === undefined) throw notFound();
  if ((await getCardStorage(context, db, payer)) === 'off')
    throw invalid({ saved_card_id: ['Saved cards cannot be used here'] });
  if (isExpired(card, context.clock.now()))
    throw invalid({ saved_card_id: ['This card has expired, please use another card'] });
  const token = decryptToken(card, context.config);
  if (token === null) throw invalid({ saved_card_id: ['This card can no longer be used, please use another card'] });
  return token;
}

/**
 * The card that a checked request pays with: a new one, or one that its owner saved. Throws `not_found` for a saved card
 * of somebody else, and `validation_failed` where cards are not saved or used again, and for one that has expired. It is
 * called before anything is asked of the provider. A card that is to pay a membership later is saved with its first
 * payment.
 */
export async function chooseCard(
  context: Context,
  db: Db,
  payer: Payer & { cartId: number },
  part: CardPart,
): Promise<ChosenCard> {
  const { sessionKey = '', savedCardId, saveCard = false } = part;
  const cardIdentifier = part.cardIdentifier ?? part.confirmationToken ?? '';
  if (savedCardId !== undefined) {
    const token = await getSavedToken(context, db, payer, savedCardId);
    await keepForMandate(db, payer.cartId, savedCardId);
    return { cardIdentifier: token, sessionKey, cardOnFile: 'subsequent' };
  }
  const isForRecurring = await mustKeepCard(db, payer.cartId);
  if (!saveCard && !isForRecurring) return { cardIdentifier, sessionKey, cardOnFile: 'no' };
  if ((await getCardStorage(context, db, payer)) === 'off')
    throw invalid({ save_card: ['Cards cannot be saved here'] });
  return { cardIdentifier, sessionKey, cardOnFile: 'first', ...(isForRecurring && { isForRecurring }) };
}
