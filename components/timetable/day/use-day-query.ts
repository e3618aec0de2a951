'use client';

import { useMemo } from 'react';
import type { ChangingLine } from '#components/booking/changing-line.ts';
import { useChanging } from '#components/booking/changing-note.tsx';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { CallData } from '#lib/api/call.ts';
import { useSession } from '#lib/auth/session-context.tsx';
import { toRows, type Columns } from '#lib/query/columns.ts';
import type { PageRead } from '#lib/query/page-read.ts';
import { usePageQuery, type PageQuery } from '#lib/query/use-page-query.ts';

type Span = Pick<OccurrenceSummary | ChangingLine, 'startsAt' | 'endsAt'>;

const overlaps = (one: Span, { startsAt, endsAt }: Span): boolean =>
  startsAt.utc < one.endsAt.utc && endsAt.utc > one.startsAt.utc;

const hasRoom = ({ capacity }: OccurrenceSummary): boolean => capacity.available > 0;

const isSameCourt = (one: OccurrenceSummary, { locations }: OccurrenceSummary): boolean =>
  one.locations.length === locations.length && one.locations.every(({ id }) => locations.some((its) => its.id === id));

/** The time of a session before and after the line. */
function getRest({ startsAt, endsAt }: OccurrenceSummary, line: ChangingLine): Span[] {
  const before = { startsAt, endsAt: line.startsAt };
  const after = { startsAt: line.endsAt, endsAt };
  return [before, after].filter((part) => part.startsAt.utc < part.endsAt.utc);
}

/**
 * Whether only the line takes the court at the time of this slot: nobody else is seen to have it before or after the
 * line. A slot beside the line may be taken for its other half only, so that one with room that covers the time is the
 * proof.
 */
function isCourtOfLine(slot: OccurrenceSummary, line: ChangingLine, slots: readonly OccurrenceSummary[]): boolean {
  const held = slots.find(({ id }) => id === line.sessionId);
  if (held?.bookingType !== 'resources' || !isSameCourt(held, slot)) return false;
  const beside = slots.filter((other) => isSameCourt(held, other) && !overlaps(other, line));
  return getRest(slot, line).every((part) => {
    const around = beside.filter((other) => overlaps(other, part));
    const covers = ({ startsAt, endsAt }: Span) => startsAt.utc <= part.startsAt.utc && endsAt.utc >= part.endsAt.utc;
    return around.every(hasRoom) || around.some((other) => hasRoom(other) && covers(other));
  });
}

/**
 * Whether the session may be refused only because of the line that is being replaced: because it clashes with the line's
 * time, because the line holds its court, or because it is the line's own session, where other tickets may be chosen.
 */
function isFreed(session: OccurrenceSummary, line: ChangingLine, sessions: readonly OccurrenceSummary[]): boolean {
  const { id, bookingType, bookableAction } = session;
  if (bookableAction?.reason === 'busy')
    return overlaps(session, line) && (hasRoom(session) || isCourtOfLine(session, line, sessions));
  return bookableAction?.action === 'cancel_reservation' && bookingType === 'ticketed' && id === line.sessionId;
}

/** A court that the line alone takes has its place again. */
const freed = ({ capacity, ...session }: OccurrenceSummary): OccurrenceSummary => ({
  ...session,
  capacity: session.bookingType === 'resources' ? { ...capacity, available: capacity.maximum, consumed: 0 } : capacity,
  bookableAction: session.bookableAction && {
    ...session.bookableAction,
    action: 'book',
    reason: null,
    message: null,
  },
});

/**
 * The sessions as they can be booked in place of a line of this person: neither its time nor its court is a clash, and
 * the tickets of its session can be chosen again. Whether another booking clashes is decided by the server.
 */
export const whileChanging = (sessions: OccurrenceSummary[], line: ChangingLine): OccurrenceSummary[] =>
  sessions.map((session) => (isFreed(session, line, sessions) ? freed(session) : session));

const load = () => import('./observe-day.ts');

/** The sessions as they are in place of the basket line that is being changed, if that is the person's. */
const useWhileChanging = (query: PageQuery<OccurrenceSummary[]>, { venue }: TimetableDay) => {
  const { session } = useSession();
  const changing = useChanging(venue.slug);
  const line = changing?.forUserId === (session?.selectedUserId ?? session?.userId) ? changing : null;
  const data = useMemo(() => query.data && (line ? whileChanging(query.data, line) : query.data), [query.data, line]);
  return { ...query, data };
};

/** The sessions of the day: those of the page, then those for its visitor. */
export const useDaySessions = (day: TimetableDay, read: PageRead<OccurrenceSummary[]>) =>
  useWhileChanging(
    usePageQuery(read, async () => (await load()).observeSessions(day)),
    day,
  );

/** The slots of a page, of which there are hundreds. */
export type SlotsRead = PageRead<Columns<OccurrenceSummary>>;

/** The slots of the day, with the same refetching as its sessions. */
export const useDaySlots = (day: TimetableDay, { data, ...read }: SlotsRead) => {
  const slots = useMemo(() => data && toRows(data), [data]);
  const query = usePageQuery({ ...read, data: slots }, async () => (await load()).observeSlots(day));
  return useWhileChanging(query, day);
};

/** The tickets of each session of the day, with the same refetching as its sessions. */
export const useDayTickets = (day: TimetableDay, read: PageRead<CallData<'listTickets'>>) =>
  usePageQuery(read, async () => (await load()).observeTickets(day));
