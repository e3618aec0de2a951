'use client';

import { useTranslations, useLocale } from 'next-intl';
import { memo, type ReactNode, useEffect, useRef, type RefCallback } from 'react';
import { SessionRows } from '#components/booking/lines/session-rows.tsx';
import { nextToStart } from '#components/booking/model/timetable-now.ts';
import { groupByDayPart, type DayPart } from '#components/booking/model/timetable-parts.ts';
import { waitlistText } from '#components/booking/model/waitlist-text.ts';
import type { OwnPrices } from '#components/booking/own-price/use-own-prices.ts';
import { LazyWaiverStep } from '#components/timetable/booking/lazy-waiver-step.ts';
import { SessionAction } from '#components/timetable/booking/session-action.tsx';
import type { Booking } from '#components/timetable/booking/use-booking.ts';
import { sessionLabels } from '#components/timetable/day/details/session-labels.ts';
import { GroupHead, type GroupHeadProps, IntervalGroup } from '#components/timetable/day/interval-group.tsx';
import { isLinked, type LinkedSession } from '#components/timetable/day/use-linked-session.ts';
import { getIntervalRuns } from '#components/timetable/model/interval-runs.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { sortByStartAndName } from '#components/timetable/model/timetable-sort.ts';
import { waiverToSign } from '#components/timetable/model/waiver-to-sign.ts';
import { Button } from '#components/ui/button/button.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import type { Opening } from '#components/ui/overlay/use-opening.ts';
import type { OwnPrice } from '#contract/cart/prices.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { SessionRow } from './session-row.tsx';

type ChooseWhoProps = { session: OccurrenceSummary; onChoose: () => void };

/** The button of a class that is not for the age of the person acted for, but may be for somebody else's. */
const ChooseWho = ({ session, onChoose }: ChooseWhoProps) => {
  const t = useTranslations('timetable');
  const locale = useLocale();
  return (
    <Button type="button" variant="secondary" size="row" aria-haspopup="dialog" onClick={onChoose}>
      {t('whoShort')}
      <VisuallyHidden>{t('ofWho', sessionLabels(session, locale))}</VisuallyHidden>
    </Button>
  );
};

type ClassRowProps = {
  session: OccurrenceSummary;
  now: Date;
  isNext: boolean;
  booking: Booking;
  details: Opening<OccurrenceSummary['id']>;
  ownPrice: OwnPrice | undefined;
  /** Of the session that a link led to. */
  reveal: RefCallback<HTMLElement> | undefined;
};

/** A class with its action; booking one that needs a waiver expands the waiver below it. */
const ClassRow = ({ session, now, isNext, booking, details, ownPrice, reveal }: ClassRowProps) => {
  const t = useTranslations();
  const box = useRef<HTMLInputElement>(null);
  const waiver = booking.askingId === session.id ? waiverToSign(session) : null;
  const isAsking = waiver !== null;
  useEffect(() => {
    if (isAsking) box.current?.focus();
  }, [isAsking]);
  const isForOthers = session.bookableAction?.reason === 'age';
  const isRefused = waiver !== null && !booking.isAgreed(waiver);
  const waiting = waitlistText(session, t);
  const action = isForOthers ? (
    <ChooseWho session={session} onChoose={() => booking.chooseWho(session)} />
  ) : (
    <SessionAction
      session={session}
      ownPrice={ownPrice}
      isBusy={booking.busyId === session.id}
      reason={isRefused ? t('timetable.waiver.missing') : undefined}
      onRefused={() => box.current?.focus()}
      onAct={() => void booking.act(session)}
    />
  );
  return (
    <SessionRow
      {...{ session, now, isNext, action, ownPrice, reveal }}
      isOpening={details.opening === session.id}
      onDetails={() => details.open(session.id)}
    >
      {waiting && <Notice>{waiting}</Notice>}
      {waiver && (
        <LazyWaiverStep
          waiver={waiver}
          inputRef={box}
          isTight
          agreed={booking.isAgreed(waiver)}
          onAgree={(agreed) => booking.setAgreed(waiver, agreed)}
        />
      )}
    </SessionRow>
  );
};

interface ClassGroup {
  id: string;
  /** Null for a group that is headed by a name instead. */
  part: DayPart | null;
  name: string;
  sessions: OccurrenceSummary[];
}

/**
 * Groups classes by part of the day, or by class name for activities in which people choose a class rather than a time.
 */
export const classGroups = (sorted: readonly OccurrenceSummary[], browseByName: boolean): ClassGroup[] => {
  if (!browseByName) {
    return groupByDayPart(sorted).map(({ part, items }) => ({ id: part, part, name: '', sessions: items }));
  }
  const names = [...new Set(sorted.map(({ templateName }) => templateName))].toSorted((a, b) =>
    a.localeCompare(b, 'en'),
  );
  return names.map((name, index) => ({
    id: String(index),
    part: null,
    name,
    sessions: sorted.filter(({ templateName }) => templateName === name),
  }));
};

/** A part of the day, or one class of several: heading, how many, and the lists of rows. */
const SessionGroup = ({ id, children, ...head }: GroupHeadProps & { children: ReactNode }) => (
  <section className="not-first:mt-8" aria-labelledby={`group-${id}`}>
    <GroupHead {...head} id={`group-${id}`} />
    {children}
  </section>
);

export type ClassListProps = {
  day: TimetableDay;
  sessions: readonly OccurrenceSummary[];
  now: Date;
  booking: Booking;
  /** The overlay with a session's details. */
  details: Opening<OccurrenceSummary['id']>;
  /** What the classes cost the person acted for. */
  ownPrices: OwnPrices;
  /** The session that a link led to. */
  linked: LinkedSession | null;
};

const List = ({ day, sessions, now, booking, details, ownPrices, linked }: ClassListProps) => {
  const t = useTranslations('timetable');
  const sorted = sortByStartAndName(sessions);
  const next = day.activity.browseByName ? undefined : nextToStart(sorted, now);
  return classGroups(sorted, day.activity.browseByName).map((group) => {
    const count = t(day.kind === 'classes' ? 'count.classes' : 'count.tickets', { count: group.sessions.length });
    const time = next && group.sessions.includes(next) && t('now', { time: venueClock(now, day.venue.timezone).time });
    return (
      <SessionGroup
        key={group.id}
        id={group.id}
        title={group.part === null ? group.name : t(`part.${group.part}`)}
        note={time ? `${count} · ${time}` : count}
      >
        {getIntervalRuns(group.sessions).map((run, index) => {
          const rows = (
            <SessionRows key={run.sessions[0]?.id}>
              {run.sessions.map((session, row) => (
                <ClassRow
                  key={session.id}
                  {...{ session, now, booking, details }}
                  // At the head of a group its heading says the time.
                  isNext={session === next && index + row > 0}
                  ownPrice={ownPrices.getEach({ sessionId: session.id })}
                  reveal={isLinked(linked, session) ? linked?.reveal : undefined}
                />
              ))}
            </SessionRows>
          );
          return run.intervalKey === null ? (
            rows
          ) : (
            <IntervalGroup key={run.intervalKey} id={`interval-${group.id}-${index}`} sessions={run.sessions}>
              {rows}
            </IntervalGroup>
          );
        })}
      </SessionGroup>
    );
  });
};

/** The grouped classes of a day, with the "now" line. It is not rendered again while only a filter is pressed. */
export const ClassList = memo(List);
