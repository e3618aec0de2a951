import { sessionPrice } from '#components/booking/lines/session-price.ts';
import type { OwnPrice } from '#contract/cart/prices.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Whether a place costs this person less than others. */
export const isLess = (ownPrice: OwnPrice | undefined): ownPrice is OwnPrice =>
  ownPrice !== undefined && ownPrice.price.value < ownPrice.fullPrice.value;

/** What a session costs the person acted for, as text; the listed price where no other is known. */
export const ownPriceText = (
  session: Pick<OccurrenceSummary, 'price' | 'priceFrom'>,
  ownPrice: OwnPrice | undefined,
  t: Translate,
): string => (isLess(ownPrice) ? ownPrice.price.formatted : sessionPrice(session, t));
