'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useState, type ReactNode, type RefCallback } from 'react';
import { choiceName } from '#components/booking/model/choice-name.ts';
import type { IllustrationName } from '#components/booking/model/illustration-for.ts';
import { BarringPenalty } from '#components/booking/penalty/barring-penalty.tsx';
import { useKeptState } from '#components/booking/use-kept-state.ts';
import { LateIllustration } from '#components/illustrations/late-illustration.tsx';
import { DayContent } from '#components/timetable/day/day-content.tsx';
import { useDayFilters } from '#components/timetable/day/filters/use-day-filters.ts';
import { useDaySlots, type SlotsRead } from '#components/timetable/day/use-day-query.ts';
import { useLinkedSession } from '#components/timetable/day/use-linked-session.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { isLength, isSessionId } from '#components/timetable/model/timetable-filter.ts';
import { Segmented } from '#components/ui/form/segmented.tsx';
import { WithSideColumn } from '#components/ui/layout/columns.tsx';
import { isLarge, useMediaQuery } from '#components/ui/layout/use-media-query.ts';
import { onDemand, useOnDemand } from '#components/ui/on-demand.ts';
import { usePreload } from '#components/ui/overlay/use-preload.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { useNow } from '#lib/time/use-now.ts';
import { CourtGrid, type CourtGridProps } from './court-grid.tsx';
import { CourtLegend } from './court-legend.tsx';
import { getDurations } from './court-rows.ts';

type CourtPickProps = {
  plan: IllustrationName;
  /** It stands beside the grid; a phone does not show it. */
  isSeen: boolean;
  isChosen: boolean;
  /** Of the place in which the chosen court is shown. */
  place: RefCallback<HTMLElement>;
};

/** The card of the chosen court, which says what to do as long as there is none. */
const CourtPick = ({ plan, isSeen, isChosen, place }: CourtPickProps) => {
  const t = useTranslations('timetable');
  return (
    <section
      className="overflow-clip rounded-l border border-line bg-surface box-shadow"
      aria-label={t('courts.selection')}
    >
      <div className="border-b border-line bg-surface-2 p-4">
        <div className="aspect-[2/1]">
          <LateIllustration isSeen={isSeen} className="size-full" kind={plan} zone={isChosen ? undefined : null} />
        </div>
      </div>
      <div className="contents" ref={place} />
      {!isChosen && (
        <div className="grid gap-3 p-5">
          <h2>{t('courts.choose')}</h2>
          <p className="text-s">{t('courts.chooseHelp')}</p>
        </div>
      )}
    </section>
  );
};

type CourtLengthProps = {
  /** Minutes, shortest first. */
  lengths: readonly number[];
  length: number;
  onChange: (length: number) => void;
};

/** The length of play, where there is a choice. */
const CourtLength = ({ lengths, length, onChange }: CourtLengthProps) => {
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

/** The courts of a day with what their marks mean. */
const CourtDay = (props: CourtGridProps) => (
  <>
    <CourtLegend />
    <CourtGrid {...props} />
  </>
);

const courtBooking = onDemand(async () => (await import('./court-booking.tsx')).CourtBooking);

export type TimetableViewProps = {
  day: TimetableDay;
  /** The basket beside the day: in full, or as one line while a court is chosen. */
  side: ReactNode;
  /** The basket at the bottom of a phone. */
  bar: ReactNode;
};

export type TimetableCourtsProps = TimetableViewProps & { slots: SlotsRead };

/**
 * A day of courts to choose from, for one length of play, the shortest unless another is chosen: the grid, the chosen
 * court beside it or at the bottom of a phone. What books a court is loaded where the card stands beside the grid, and on
 * a phone when a court is reached for.
 */
export const TimetableCourts = ({ day, slots: read, side, bar }: TimetableCourtsProps) => {
  const now = useNow(day.renderedAt);
  const query = useDaySlots(day, read);
  const [selectedId, choose] = useKeptState(choiceName('court', day), null, isSessionId);
  const [selectedLength, setLength] = useKeptState(choiceName('length', day), null, isLength);
  const lengths = getDurations(query.data ?? []);
  const length = selectedLength !== null && lengths.includes(selectedLength) ? selectedLength : (lengths[0] ?? 0);
  const slots = useMemo(() => query.data?.filter(({ duration }) => duration === length), [query.data, length]);
  const [pressed, setPressed] = useState<{ id: OccurrenceSummary['id'] } | null>(null);
  const link = useLinkedSession(query.data, ({ id, duration }) => {
    choose(() => id);
    setPressed({ id });
    setLength(() => duration);
  });
  const dayFilters = useDayFilters(day, slots, link);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isBeside = useMediaQuery(isLarge);
  const { code: CourtBooking } = useOnDemand(courtBooking, isBeside || selectedId !== null);
  usePreload(() => void courtBooking.load().catch(() => undefined), 'td button');
  const chosen = query.data?.find((slot) => slot.id === selectedId && slot.bookableAction?.action);
  const barred = query.data?.find(({ bookableAction }) => bookableAction?.reason === 'barred');
  const { settle } = dayFilters;
  // A second press on the chosen court puts it back.
  const press = useCallback(
    ({ id }: OccurrenceSummary) => {
      settle();
      choose((before) => (before === id ? null : id));
      setPressed({ id });
    },
    [choose, settle],
  );
  return (
    <>
      <WithSideColumn>
        <div>
          <DayContent
            {...{ day, now, dayFilters, link }}
            query={{ ...query, data: slots }}
            tools={
              <CourtLength
                {...{ lengths, length }}
                onChange={(next) => {
                  settle();
                  setLength(() => next);
                }}
              />
            }
          >
            {(listed) => (
              <>
                {barred && (
                  <div className="mb-4 empty:hidden">
                    <BarringPenalty bookableAction={barred.bookableAction} venue={barred.venue} />
                  </div>
                )}
                <CourtDay {...{ day, now, selectedId }} slots={listed} linked={link.linked} onSelect={press} />
              </>
            )}
          </DayContent>
        </div>
        <aside>
          <div className="grid content-start gap-4 *:min-w-0">
            <CourtPick
              plan={day.activity.plan}
              isSeen={isBeside}
              isChosen={CourtBooking !== null && chosen !== undefined}
              place={setPlace}
            />
            {side}
          </div>
        </aside>
      </WithSideColumn>
      {CourtBooking && place ? (
        <CourtBooking
          {...{ day, now, selectedId, link, pressed, isBeside, place, bar }}
          slots={query.data ?? []}
          onChoose={(id) => {
            settle();
            choose(() => id);
          }}
          onSettled={settle}
          reload={async () => (await query.refetch()) ?? []}
        />
      ) : (
        bar
      )}
    </>
  );
};
