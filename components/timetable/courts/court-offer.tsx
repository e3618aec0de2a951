'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ownPriceText } from '#components/booking/own-price/own-price-text.ts';
import { dayLabels } from '#components/timetable/day/day-labels.ts';
import { locationLabels } from '#components/timetable/day/details/session-labels.ts';
import { savingReason } from '#components/timetable/pick/saving-reason.ts';
import { PickBar } from '#components/timetable/tickets/pick-bar.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { OwnPrice } from '#contract/cart/prices.ts';
import { getClock, getDate } from '#contract/rules/wall-time.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { venueClock } from '#lib/time/venue-clock.ts';

export type CourtOfferProps = {
  court: OccurrenceSummary;
  now: Date;
  /** What it costs the person acted for; undefined where only the listed price is known. */
  ownPrice: OwnPrice | undefined;
  onTake: () => void;
};

const useLabels = ({ court, now, ownPrice }: CourtOfferProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const { startsAt } = court;
  const reason = ownPrice && savingReason(ownPrice, t);
  const today = venueClock(now, startsAt.timezone).date;
  const time = getClock(startsAt.local);
  const when = { day: dayLabels(getDate(startsAt.local), { t, locale, today }), time };
  return {
    next: t('timetable.nextFree.court', when),
    what: [locationLabels(court), ownPriceText(court, ownPrice, t), reason].filter(Boolean).join(', '),
    take: t('timetable.courts.take', { time }),
    time,
  };
};

/** The next free court, in the card, where the chosen one was taken and no other is free at its time. */
export const CourtOffer = (props: CourtOfferProps) => {
  const { next, what, take } = useLabels(props);
  return (
    <div className="grid gap-3 border-b border-line p-5">
      <Notice tone="plain">
        <b className="font-medium">{next}</b>
        <br />
        {what}
      </Notice>
      <Button type="button" block onClick={props.onTake}>
        {take}
      </Button>
    </div>
  );
};

/** The same at the bottom of a phone. */
export const CourtOfferBar = (props: CourtOfferProps) => {
  const { next, what, take, time } = useLabels(props);
  return (
    <PickBar
      label={next}
      sum={time}
      note={`${next}, ${what}`}
      action={
        <Button type="button" onClick={props.onTake}>
          {take}
        </Button>
      }
    />
  );
};
