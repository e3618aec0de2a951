import { never, type StoredCard } from '#sandbox/opayo/opayo-state.ts';

export const keptCardIdentifier = 'D3300000-0000-4000-8000-000000004242';

/**
 * A card that is stored from the start and known to every account, so that a demonstration can begin with a customer
 * who saved one.
 */
const KEPT_CARD: StoredCard = {
  cardIdentifier: keptCardIdentifier,
  namespace: '*',
  merchantSessionKey: '',
  expiresAt: never,
  isReusable: true,
  cardType: 'Visa',
  lastFourDigits: '4242',
  expiryDate: '1230',
  isSecurityCodeRight: false,
  scenarios: [],
  isUsed: false,
  hasFailedOnce: false,
};

/** The cards that are stored from the start, by their identifiers. */
export function keptCards(): Record<string, StoredCard> {
  return { [KEPT_CARD.cardIdentifier]: { ...KEPT_CARD } };
}
