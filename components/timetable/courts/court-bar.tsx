'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { OwnAmount } from '#components/booking/own-price/own-amount.tsx';
import { locationLabels } from '#components/timetable/day/details/session-labels.ts';
import { PickBar } from '#components/timetable/tickets/pick-bar.tsx';
import type { OwnPrice } from '#contract/cart/prices.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

export type CourtBarProps = {
  slot: OccurrenceSummary;
  /** What it costs the person acted for; undefined where only the listed price is known. */
  ownPrice: OwnPrice | undefined;
  action: ReactNode;
};

/** The chosen court at the bottom of a phone while its sheet is lowered. */
export const CourtBar = ({ slot, ownPrice, action }: CourtBarProps) => {
  const t = useTranslations();
  return (
    <PickBar
      label={t('timetable.courts.selection')}
      sum={<OwnAmount session={slot} ownPrice={ownPrice} />}
      note={`${locationLabels(slot)} · ${getClock(slot.startsAt.local)}–${getClock(slot.endsAt.local)}`}
      action={action}
    />
  );
};
