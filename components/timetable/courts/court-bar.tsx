'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { sessionPrice } from '#components/booking/lines/session-price.ts';
import { locationLabels } from '#components/timetable/day/details/session-labels.ts';
import { PickBar } from '#components/timetable/tickets/pick-bar.tsx';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { getClock } from '#contract/rules/wall-time.ts';

export type CourtBarProps = { slot: OccurrenceSummary; action: ReactNode };

/** The chosen court at the bottom of a phone while its sheet is lowered. */
export const CourtBar = ({ slot, action }: CourtBarProps) => {
  const t = useTranslations();
  return (
    <PickBar
      label={t('timetable.courts.selection')}
      sum={sessionPrice(slot, t)}
      note={`${locationLabels(slot)} · ${getClock(slot.startsAt.local)}–${getClock(slot.endsAt.local)}`}
      action={action}
    />
  );
};
