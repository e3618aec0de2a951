'use client';

import { useTranslations } from 'next-intl';
import { OwnFrom } from '#components/booking/own-price/own-from.tsx';
import { useOwnSessionPrice } from '#components/booking/own-price/own-session-prices.tsx';
import { useVenueTimes } from '#components/venues/live/with-live-times.tsx';
import type { Money } from '#contract/primitives.ts';

type CardNoteProps = {
  /** The slugs of venue and activity. */
  venue: string;
  activity: string;
  /** How many courts it has, in words. */
  courts: string | undefined;
  /** The lowest price of the coming week, where what is free now is not known. */
  listed: Money | null;
};

/** How many courts an activity has, and from what price it can be booked, for this customer; no price of what is free. */
export function CardNote({ venue, activity, courts, listed }: CardNoteProps) {
  const t = useTranslations('venues.live');
  const live = useVenueTimes(venue)?.activities.find(({ slug }) => slug === activity);
  const ownPrice = useOwnSessionPrice(live?.priceFromSession);
  const price = live?.priceFrom ?? listed;
  const hasPrice = price !== null && price.value > 0;
  if (courts === undefined && !hasPrice) return null;
  return (
    <span className="text-s text-ink-3 lining-nums tabular-nums">
      {courts}
      {courts !== undefined && hasPrice && ', '}
      {hasPrice && <OwnFrom text={t('from', { price: price.formatted })} isFrom ownPrice={ownPrice} />}
    </span>
  );
}
