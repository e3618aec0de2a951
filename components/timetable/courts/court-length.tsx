'use client';

import { useTranslations } from 'next-intl';
import { Segmented } from '#components/ui/form/segmented.tsx';

export type CourtLengthProps = {
  /** Minutes, shortest first. */
  lengths: readonly number[];
  length: number;
  onChange: (length: number) => void;
};

/** The length of play, where there is a choice. */
export const CourtLength = ({ lengths, length, onChange }: CourtLengthProps) => {
  const t = useTranslations('timetable');
  return lengths.length < 2 ? null : (
    <Segmented
      label={t('courts.length')}
      options={lengths.map((minutes) => ({ value: String(minutes), label: t('minutes', { minutes }) }))}
      value={String(length)}
      onChange={(value) => onChange(Number(value))}
    />
  );
};
