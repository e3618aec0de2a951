import { queryOptions } from '@tanstack/react-query';
import type { RegisterEntry } from '#contract/desk/sessions.ts';
import type { WaitlistEntry } from '#contract/timetable/waitlist.ts';
import type { Call } from '#lib/api/call.ts';
import { operationQuery } from '#lib/query/operation-query.ts';

/** The most that one page of a list holds. */
const perPage = 100;

interface Page<Item> {
  data: Item[];
  pagination?: { nextPage?: number | null } | null;
}

/** Reads a list of pages to its end. */
async function readAll<Item>(readPage: (page: number) => Promise<Page<Item>>): Promise<Item[]> {
  const all: Item[] = [];
  for (let page: number | null = 1; page !== null;) {
    const { data, pagination }: Page<Item> = await readPage(page);
    all.push(...data);
    page = pagination?.nextPage ?? null;
  }
  return all;
}

/** The session itself, as the desk sees it. */
export const sessionQuery = (call: Call, id: string) => ({
  ...operationQuery(call, 'getOccurrence', { params: { id }, query: { source: 'foh', withBookableContext: false } }),
  throwOnError: false,
});

/** Everybody who has booked the session, by first name. */
export const registerQuery = (call: Call, occurrenceId: string) =>
  queryOptions({
    queryKey: ['listSessionBookings', { params: { occurrenceId } }] as const,
    queryFn: ({ signal }): Promise<RegisterEntry[]> =>
      readAll((page) =>
        call('listSessionBookings', { params: { occurrenceId }, query: { page, perPage } }, { signal }),
      ),
    throwOnError: false,
  });

/** Who waits for a place in the session or has an offer, in order. */
export const waitlistQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: ['listWaitlistMembers', { params: { id } }] as const,
    queryFn: ({ signal }): Promise<WaitlistEntry[]> =>
      readAll((page) => call('listWaitlistMembers', { params: { id }, query: { page, perPage } }, { signal })),
    throwOnError: false,
  });

/** One booking with answers and waivers, for staff of customers. */
export const bookingQuery = (call: Call, bookingId: string) => ({
  ...operationQuery(call, 'getBooking', { params: { bookingId }, query: { cancellationSource: 'foh' } }),
  throwOnError: false,
});
