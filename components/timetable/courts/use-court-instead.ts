'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { useChanging } from '#components/booking/changing-note.tsx';
import { nextFree } from '#components/timetable/booking/next-free.ts';
import { locationLabels } from '#components/timetable/day/details/session-labels.ts';
import { isLinked, type SessionLink } from '#components/timetable/day/use-linked-session.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { getClock } from '#contract/rules/wall-time.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { freeCourt, isTaken } from './free-court.ts';

type CourtId = OccurrenceSummary['id'];

export interface ChosenAmong {
  day: TimetableDay;
  slots: readonly OccurrenceSummary[];
  selectedId: CourtId | null;
  link: SessionLink;
  onChoose: (id: CourtId) => void;
}

export interface CourtInstead {
  /** The selected court while something can be done with it, else the one chosen in its place. */
  chosen: OccurrenceSummary | undefined;
  /** The next free one, where the selected one was taken and no other is free at its time. */
  offer: OccurrenceSummary | null;
}

/**
 * Where the selected court could be booked, or a link led to it, and it has been taken since: chooses another that is
 * free at the same time, and says so; where none is, the next free one is offered (docs/product.md#taken-courts).
 */
export function useCourtInstead({ day, slots, selectedId, link, onChoose }: ChosenAmong): CourtInstead {
  const t = useTranslations('timetable');
  const toast = useToast();
  const changing = useChanging(day.venue.slug);
  const [seenFree, setSeenFree] = useState<CourtId | null>(null);
  const [offered, setOffered] = useState<{ gone: CourtId; next: OccurrenceSummary | null } | null>(null);
  const selected = slots.find(({ id }) => id === selectedId);
  if (selected?.bookableAction?.action === 'book' && seenFree !== selected.id) setSeenFree(selected.id);
  const wasFree = selected !== undefined && (seenFree === selected.id || isLinked(link.linked, selected));
  // A page that is the same for everybody shows the court of a line that is being changed as taken, until it is read for its customer.
  const isOwn = changing !== null && changing.sessionId === selected?.id;
  const gone = wasFree && !isOwn && isTaken(selected) ? selected : null;
  const replace = useEffectEvent(() => {
    if (gone === null) return;
    const court = locationLabels(gone);
    const free = freeCourt(gone, slots);
    if (free !== undefined) {
      // After a link the focus follows, unless it has gone on to something that is still there.
      const hasFocus = document.activeElement !== null && document.activeElement !== document.body;
      if (isLinked(link.linked, gone) && !hasFocus) link.link(free.id);
      else onChoose(free.id);
      return toast({ type: 'info', message: t('courts.otherChosen', { court, other: locationLabels(free) }) });
    }
    toast({ type: 'info', message: t('courts.noneThen', { court, time: getClock(gone.startsAt.local) }) });
    void nextFree({ day, gone, sessions: slots })
      .catch(() => null)
      .then((next) => setOffered({ gone: gone.id, next }));
  });
  const goneId = gone?.id ?? null;
  useEffect(() => replace(), [goneId]);
  return {
    chosen: selected?.bookableAction?.action ? selected : gone === null ? undefined : freeCourt(gone, slots),
    offer: offered !== null && offered.gone === goneId ? offered.next : null,
  };
}
