import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Config } from '#backend/config.ts';
import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import type { PaymentTransactionsTable } from '#backend/db/tables/payments.ts';
import { textCipher } from '#backend/sealing/text-cipher.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import type { ProviderKind, SavedCard } from '#contract/payments/payments.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

/** The saved cards of a customer, the default one first, then the newest; those that have expired, too. */
export function readSavedCards(db: Db, userId: number): Promise<SavedCardRow[]> {
  return db
    .selectFrom('savedCards as card')
    .innerJoin('paymentAccounts as account', 'account.id', 'card.accountId')
    .where('card.userId', '=', userId)
    .where('card.deletedAt', 'is', null)
    .orderBy('card.isDefault', 'desc')
    .orderBy('card.createdAt', 'desc')
    .orderBy('card.id')
    .select([
      'card.id',
      'account.kind',
      'card.accountId',
      'card.tokenRef',
      'card.brand',
      'card.last4',
      'card.expiry',
      'card.goodUntil',
      'card.isDefault',
    ])
    .execute();
}

/** Who pays, where, and through which account. */
export type Payer = Pick<Selectable<PaymentTransactionsTable>, 'userId' | 'accountId' | 'channel' | 'returnContext'>;

/** The payer of a basket whose payment is not under way yet. */
export function basketPayer({ userId, channel }: Pick<Payer, 'userId' | 'channel'>, accountId: string): Payer {
  return { userId, accountId, channel, returnContext: null };
}

/** `with_code`: the security code is asked for whenever a saved card pays. */
type CardStorage = 'off' | 'with_code' | 'without_code';

const settingsSchema = z.object({ savedCards: z.enum(['off', 'with_code', 'without_code']).catch('off') });

/**
 * Whether cards can be saved and used again: by customers for themselves, neither at a kiosk nor at the counter, and
 * through accounts whose provider was asked to store cards (docs/product.md#saved-cards).
 */
export async function getCardStorage({ caller }: Pick<Context, 'caller'>, db: Db, payer: Payer): Promise<CardStorage> {
  const { userId, accountId, channel, returnContext } = payer;
  if (userId === null || userId !== caller?.userId || channel !== 'online' || returnContext?.kiosk === true)
    return 'off';
  const account = await db
    .selectFrom('paymentAccounts')
    .where('id', '=', accountId)
    .select(['kind', 'settings'])
    .executeTakeFirstOrThrow();
  // A payment page keeps its cards for itself, whatever the settings say.
  if (account.kind === 'hosted') return 'off';
  return settingsSchema.parse(account.settings).savedCards;
}

/** A card that its owner saved. */
export interface SavedCardRow {
  id: string;
  kind: ProviderKind;
  accountId: string;
  /** Encrypted. */
  tokenRef: string;
  brand: string;
  last4: string;
  /** MM/YY */
  expiry: string;
  /** The first day on which the card is no longer good. */
  goodUntil: string;
  isDefault: boolean;
}

function cardCipher({ appSecret }: Pick<Config, 'appSecret'>) {
  return textCipher(appSecret, 'saved card');
}

/** What stands for a card at the provider, as it is stored. */
export function encryptToken(token: string, config: Pick<Config, 'appSecret'>): string {
  return cardCipher(config).encrypt(token);
}

/** What stands for a card at the provider; null when it was stored under another secret. */
export function decryptToken({ tokenRef }: Pick<SavedCardRow, 'tokenRef'>, config: Pick<Config, 'appSecret'>) {
  try {
    return cardCipher(config).decrypt(tokenRef);
  } catch {
    return null;
  }
}

/** Whether the month on a card is over. */
export function isExpired({ goodUntil }: Pick<SavedCardRow, 'goodUntil'>, now: Date): boolean {
  return goodUntil <= localDate(now, siteZone);
}

/** A saved card as its owner sees it. */
export function toSavedCard({ id, kind, brand, last4, expiry, isDefault }: SavedCardRow): SavedCard {
  return { id, paymentProvider: kind, brand, last4, expiry, isDefault };
}
