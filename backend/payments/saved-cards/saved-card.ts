import type { Config } from '#backend/config.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { textCipher } from '#backend/text-cipher.ts';
import type { ProviderKind, SavedCard } from '#contract/payments/payments.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

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
