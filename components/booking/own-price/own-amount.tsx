'use client';

import { useTranslations } from 'next-intl';
import { sessionPrice } from '#components/booking/lines/session-price.ts';
import { Price, type PriceProps } from '#components/ui/price.tsx';
import type { OwnPrice } from '#contract/cart/prices.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { isLess } from './own-price-text.ts';

export type OwnAmountProps = Pick<PriceProps, 'figure'> & {
  session: Pick<OccurrenceSummary, 'price' | 'priceFrom'>;
  /** What it costs the person acted for; undefined where only the listed price is known. */
  ownPrice: OwnPrice | undefined;
};

/** What a session costs the person acted for, with the full price struck where that is more (docs/product.md#your-price). */
export const OwnAmount = ({ session, ownPrice, figure }: OwnAmountProps) => {
  const t = useTranslations();
  if (!isLess(ownPrice)) return sessionPrice(session, t);
  const { price, fullPrice } = ownPrice;
  const was = { amountMinor: fullPrice.value, label: t('booking.was') };
  return <Price amountMinor={price.value} currency={price.currency} {...{ figure, was }} />;
};
