'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isCourts, type TimetableDay } from '#components/timetable/model/timetable-day.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { useLiveDay, type LiveQuery } from './use-live-day.ts';
import { roomOfEach, whatsChanged } from './whats-changed.ts';

export type LivePlacesProps = {
  day: TimetableDay;
  now: Date;
  /** As they are shown. */
  sessions: readonly OccurrenceSummary[];
  query: LiveQuery;
};

/**
 * Follows the places of the sessions that are shown (docs/product.md#live-places), and says when one is sold out or has
 * places again. Of courts, of which many are taken every minute, only the chosen one is spoken of, where it is replaced.
 */
export const LivePlaces = ({ day, now, sessions, query }: LivePlacesProps) => {
  const t = useTranslations();
  useLiveDay(day, query);
  const rooms = roomOfEach(sessions, now);
  const [seen, setSeen] = useState({ sessions, rooms });
  const [said, say] = useState('');
  if (rooms.join() !== seen.rooms.join()) {
    const text = isCourts(day) ? '' : whatsChanged(seen, { sessions, rooms }, t);
    setSeen({ sessions, rooms });
    if (text !== '') say(text);
  }
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
};
