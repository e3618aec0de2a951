'use client';

import { useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import { choiceName } from '#components/booking/model/choice-name.ts';
import { useKeptState } from '#components/booking/use-kept-state.ts';
import { BookingDialogs } from '#components/timetable/booking/booking-dialogs.tsx';
import { useBooking } from '#components/timetable/booking/use-booking.ts';
import { DayContent } from '#components/timetable/day/day-content.tsx';
import { locationLabels } from '#components/timetable/day/session-labels.ts';
import { useDayParts } from '#components/timetable/day/use-day-parts.ts';
import { useDaySlots } from '#components/timetable/day/use-day-query.ts';
import { useLinkedSession } from '#components/timetable/day/use-linked-session.ts';
import { isLength, isSessionId } from '#components/timetable/model/kept-choice.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { WithSideColumn } from '#components/ui/layout/columns.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { useOpening } from '#components/ui/overlay/use-opening.ts';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import type { PageRead } from '#lib/query/page-read.ts';
import { useNow } from '#lib/time/use-now.ts';
import { CourtBar } from './court-bar.tsx';
import { CourtDay } from './court-day.tsx';
import { CourtLength } from './court-length.tsx';
import { CourtPick } from './court-pick.tsx';
import { getDurations } from './court-rows.ts';
import { freeCourt } from './free-court.ts';

export type TimetableViewProps = {
  day: TimetableDay;
  /** The basket beside the day: in full, or as one line while a court is chosen. */
  side: ReactNode;
  /** The basket at the bottom of a phone. */
  bar: ReactNode;
};

export type TimetableCourtsProps = TimetableViewProps & { slots: PageRead<OccurrenceSummary[]> };

/**
 * A day of courts to choose from, for one length of play, the shortest unless another is chosen: the grid, the chosen
 * court beside it or at the bottom of a phone. A link to a court that has been taken since chooses another that is free at
 * the same time.
 */
export const TimetableCourts = ({ day, slots: read, side, bar }: TimetableCourtsProps) => {
  const t = useTranslations('timetable');
  const toast = useToast();
  const now = useNow(day.renderedAt);
  const query = useDaySlots(day, read);
  const booking = useBooking({ day, reload: async () => (await query.refetch()) ?? [] });
  const [selectedId, setSelectedId] = useKeptState(choiceName('court', day), null, isSessionId);
  const [wished, setLength] = useKeptState(choiceName('length', day), null, isLength);
  const lengths = getDurations(query.data ?? []);
  const length = wished !== null && lengths.includes(wished) ? wished : (lengths[0] ?? 0);
  const slots = useMemo(() => query.data?.filter(({ duration }) => duration === length), [query.data, length]);
  const link = useLinkedSession(query.data, (linked) => {
    const free = freeCourt(linked, query.data ?? []);
    setSelectedId(() => free.id);
    setLength(() => free.duration);
    if (free === linked) return;
    const names = { court: locationLabels(linked), other: locationLabels(free) };
    toast({ type: 'info', message: t('courts.otherChosen', names) });
  });
  const parts = useDayParts(day, slots, link);
  const details = useOpening<true>();
  const chosen = query.data?.find((slot) => slot.id === selectedId && slot.bookableAction?.action);
  return (
    <>
      <WithSideColumn>
        <div>
          <DayContent
            {...{ day, now, parts, link }}
            query={{ ...query, data: slots }}
            tools={() => <CourtLength {...{ lengths, length }} onChange={(next) => setLength(() => next)} />}
          >
            {(listed) => (
              <CourtDay
                {...{ day, now, selectedId }}
                slots={listed}
                linked={link.linked}
                onSelect={(id) => setSelectedId(() => id)}
              />
            )}
          </DayContent>
        </div>
        <aside>
          <div className="grid content-start gap-4 *:min-w-0">
            <CourtPick slot={chosen} plan={day.activity.plan} booking={booking} />
            {side}
          </div>
        </aside>
      </WithSideColumn>
      {chosen ? <CourtBar slot={chosen} booking={booking} onMore={() => details.open(true)} /> : bar}
      <BookingDialogs
        {...{ day, now, booking }}
        session={details.opened ? chosen : undefined}
        onClose={details.close}
      />
    </>
  );
};
