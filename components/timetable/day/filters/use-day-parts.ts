'use client';

import { useCallback, useMemo } from 'react';
import { useKeptState } from '#components/booking/use-kept-state.ts';
import { isLinked, type SessionLink } from '#components/timetable/day/use-linked-session.ts';
import {
  inPart,
  isPartChoice,
  partOffers,
  shownPart,
  type PartChoice,
  type PartOffer,
} from '#components/timetable/model/day-part-choice.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { useOpenedAt } from '#lib/time/use-opened-at.ts';
import { venueClock } from '#lib/time/venue-clock.ts';

export interface DayPartsState {
  /** When the page was opened: what was over then is over, so that nothing moves under a finger. */
  at: Date;
  offers: readonly PartOffer[];
  /** The part that is shown; one in which a linked session stands when a link led to it. */
  part: PartChoice;
  choose: (part: PartChoice) => void;
  /** Keeps the shown part when something else than the linked session is chosen in it, or when that has been booked. */
  settle: () => void;
}

/** The parts of a day and the one that is shown (docs/product.md#days-of-a-timetable). */
export function useDayParts(
  day: TimetableDay,
  sessions: readonly OccurrenceSummary[] | undefined,
  { linked, unlink }: SessionLink,
): DayPartsState {
  const at = useOpenedAt(day.renderedAt);
  const [selectedPart, change] = useKeptState<PartChoice | null>('part', null, isPartChoice);
  const offers = useMemo(() => partOffers(sessions ?? [], at), [sessions, at]);
  const shown = shownPart(offers, selectedPart, { at, isToday: venueClock(at, day.venue.timezone).date === day.date });
  const target = sessions?.find((session) => isLinked(linked, session));
  const part = target && !inPart(target, shown) ? 'all' : shown;
  const choose = useCallback(
    (next: PartChoice) => {
      unlink();
      change(() => next);
    },
    [unlink, change],
  );
  const settle = useCallback(() => (part === shown ? unlink() : choose(part)), [part, shown, unlink, choose]);
  return { at, offers, part, choose, settle };
}
