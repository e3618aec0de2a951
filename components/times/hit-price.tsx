'use client';

import { useTranslations } from 'next-intl';
import { sessionPrice } from '#components/booking/lines/session-price.ts';
import { OwnFrom } from '#components/booking/own-price/own-from.tsx';
import { useOwnSessionPrice } from '#components/booking/own-price/own-session-prices.tsx';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

type HitPriceProps = Pick<OccurrenceSummary, 'id' | 'price' | 'priceFrom'>;

/** What a free time costs this customer (docs/product.md#your-price). */
export const HitPrice = ({ id, ...listed }: HitPriceProps) => {
  const t = useTranslations();
  const ownPrice = useOwnSessionPrice(id);
  return <OwnFrom text={sessionPrice(listed, t)} isFrom={listed.price === null} ownPrice={ownPrice} />;
};
