'use client';

import { useMemo } from 'react';
import { useOwnPrices } from '#components/booking/own-price/use-own-prices.ts';
import { BookingDialogs } from '#components/timetable/booking/booking-dialogs.tsx';
import { sameTime } from '#components/timetable/courts/automatic-slots.ts';
import { DayContent, type DayContentProps } from '#components/timetable/day/day-content.tsx';
import { useDayFilters } from '#components/timetable/day/filters/use-day-filters.ts';
import { useLinkedSession, isLinked, type SessionLink } from '#components/timetable/day/use-linked-session.ts';
import { dependsOnPlaces } from '#components/timetable/model/timetable-day.ts';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { ClassList, type ClassListProps } from './class-list.tsx';

/**
 * The linked session by the id of its row: where the venue picks the court, a link may name another court of the same
 * time than the one that stands for all of them.
 */
function useRowLink(
  link: SessionLink,
  rows: readonly OccurrenceSummary[] | undefined,
  slots: readonly OccurrenceSummary[] | undefined,
): SessionLink {
  const { linked } = link;
  const named = slots?.find((slot) => isLinked(linked, slot));
  const rowId = named && rows?.find((row) => sameTime(row, named))?.id;
  const byRow = useMemo(
    () => (linked === null || rowId === undefined ? linked : { ...linked, id: String(rowId) }),
    [linked, rowId],
  );
  return { ...link, linked: byRow };
}

export type ClassDayProps = Pick<ClassListProps, 'day' | 'now' | 'booking'> &
  Pick<DayContentProps, 'query'> & {
    /** The courts of the rows, where the venue picks the court: a link to one of them leads to its row. */
    slots?: readonly OccurrenceSummary[] | undefined;
  };

/** The sessions of a day: parts of the day, filters, list and overlays. */
export const ClassDay = ({ day, now, booking, query, slots }: ClassDayProps) => {
  const link = useRowLink(useLinkedSession(), query.data, slots);
  const dayFilters = useDayFilters(day, query.data, link);
  const details = useOpening<OccurrenceSummary['id']>();
  const sessions = query.data ?? [];
  const ownPrices = useOwnPrices(
    sessions
      .filter(
        ({ bookableAction, price }) => price !== null && bookableAction !== null && dependsOnPlaces(bookableAction),
      )
      .map(({ id }) => ({ sessionId: id, quantity: 0, membershipUserId: booking.membership.id })),
  );
  return (
    <>
      <DayContent {...{ day, now, query, dayFilters, link }}>
        {(listed) => (
          <ClassList {...{ day, now, booking, details, ownPrices }} sessions={listed} linked={link.linked} />
        )}
      </DayContent>
      <BookingDialogs
        {...{ day, now, booking }}
        link={link.link}
        choosing={sessions.find(({ id }) => id === booking.choosingId)}
        session={sessions.find(({ id }) => id === details.opened)}
        ownPrice={details.opened === null ? undefined : ownPrices.getEach({ sessionId: details.opened })}
        memberships={details.opened === null ? [] : ownPrices.getMemberships({ sessionId: details.opened })}
        onClose={details.close}
      />
    </>
  );
};
