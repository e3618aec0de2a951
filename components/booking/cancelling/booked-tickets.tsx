'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { CancellingProvider } from './cancelling-provider.tsx';
import { listLines } from './line-name.ts';

type Line = Parameters<typeof listLines>[0][number];

/** The tickets of a session that were bought with those that are still booked, these first. */
function getBought(bookings: readonly Booking[]): { all: Line[]; left: Line[] } {
  const orderIds = bookings.flatMap(({ status, orderId }) => (status === 'settled' ? [orderId] : []));
  const bought = bookings.flatMap((booking) => {
    const { ticketName, quantity, orderId } = booking;
    const isTicket = ticketName != null && quantity !== undefined && orderIds.includes(orderId);
    return isTicket ? [{ ...booking, ticketName, quantity }] : [];
  });
  const left = bought.filter(({ status }) => status === 'settled');
  return { all: [...left, ...bought.filter(({ status }) => status !== 'settled')], left };
}

type BookedTicketsProps = { sessionId: OccurrenceSummary['id'] };

const Tickets = ({ sessionId }: BookedTicketsProps) => {
  const t = useTranslations();
  const query = {
    cancellationSource: 'customers' as const,
    occurrenceId: String(sessionId),
    status: ['settled' as const, 'cancelled' as const],
    perPage: 100,
  };
  const { data = [] } = useQuery({ ...operationQuery(browserApi, 'listBookings', { query }), throwOnError: false });
  const { all, left } = getBought(data);
  if (left.length === 0) return null;
  const now = listLines(left, all, t);
  return ` · ${all.length === left.length ? now : t('cancelling.was', { now, before: listLines(all, all, t) })}`;
};

/** Which tickets the person has for a session, and which they had: '2 x Adult, was 2 x Adult, 1 x Junior'. */
export const BookedTickets = (props: BookedTicketsProps) => (
  <CancellingProvider>
    <Tickets {...props} />
  </CancellingProvider>
);
