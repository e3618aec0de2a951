'use client';

import { useTranslations } from 'next-intl';
import type { PartChoice, PartOffer } from '#components/timetable/model/day-part-choice.ts';
import { isCourts, type TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { Segmented } from '#components/ui/form/segmented.tsx';

export type DayPartsProps = {
  day: TimetableDay;
  offers: readonly PartOffer[];
  /** None is pressed while times are chosen in place of a part. */
  shown: PartChoice | null;
  onChange: (part: PartChoice) => void;
};

/** The whole day and its parts, each with what is left in it: sessions, or free courts. */
export const DayParts = ({ day, offers, shown, onChange }: DayPartsProps) => {
  const t = useTranslations('timetable');
  const getCount = (sessions: PartOffer['sessions']) => {
    if (isCourts(day)) {
      return t('count.courts', {
        count: sessions.filter(({ bookableAction }) => bookableAction?.action === 'book').length,
      });
    }
    return t(day.kind === 'classes' ? 'count.classes' : 'count.tickets', { count: sessions.length });
  };
  const options = offers.map(({ part, state, sessions }) => ({
    value: part,
    label: t(`part.${part}`),
    note: sessions.length === 0 ? t(state === 'none' ? 'part.none' : 'part.over') : getCount(sessions),
    isOff: state !== 'open',
  }));
  return <Segmented label={t('timeOfDay')} fit="container" options={options} value={shown} onChange={onChange} />;
};
