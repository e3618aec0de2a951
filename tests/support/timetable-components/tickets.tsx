import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { daySessionsQuery, dayTicketsQuery } from '#components/timetable/queries.ts';
import '#components/timetable/tickets/ticket-booking.tsx';
import { TimetableTickets } from '#components/timetable/tickets/timetable-tickets.tsx';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { Ticket } from '#contract/timetable/tickets.ts';
import { action, session } from '#tests/support/model/sessions.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answer, answerBy, refuse } from '#tests/support/site-server.ts';
import { ahead, day, ticket } from './day.ts';
import { pageRead } from './page-read.ts';
import { sessionWithRule } from './session-with-rule.ts';

const swimming = day({
  kind: 'ticketed',
  activity: { slug: 'swimming', name: 'Swimming', plan: 'pool', browseByName: false, isAutomatic: false },
});

export const adult = ticket(1, 'Adult', 560);
export const junior = ticket(2, 'Junior', 340);

/** Id of a swim by its number. */
export const swimId = (number: number) => `AAAAAAAAAAAAAAAAAAAAAA20991118000${number}`;

/** A swim at a time of that day in the far future, with five places. */
export const swim = (number: number, clock: string, name: string, input: Partial<OccurrenceSummary> = {}) =>
  session({
    id: swimId(number),
    bookingType: 'ticketed',
    templateName: name,
    startsAt: ahead(clock),
    endsAt: ahead('21:00'),
    price: null,
    priceFrom: { formatted: '£3.40', value: 340, currency: 'GBP' },
    capacity: { available: 5, consumed: 45, maximum: 50 },
    ...input,
  });

interface SwimStage extends Stage {
  /** The tickets of a session; those for an adult and a junior unless given. */
  getTickets?: (session: OccurrenceSummary) => Ticket[];
  /** The test answers `priceSessions` itself; otherwise the listed prices stay. */
  hasOwnPrices?: boolean;
  /** The test answers `listBookings` itself; otherwise nothing was booked before. */
  hasBookings?: boolean;
}

/** Renders the swims of that day with their tickets. */
export const showSwims = (
  sessions: OccurrenceSummary[],
  { getTickets, hasOwnPrices = false, hasBookings = false, ...stage }: SwimStage = { session: member },
) => {
  answer('listActivityTimetableV2', sessions);
  const days = sessions.map((one) => ({
    id: one.id,
    startsAt: one.startsAt,
    endsAt: one.endsAt,
    capacity: one.capacity,
    bookableAction: action('book'),
    ticketTypes: getTickets?.(one) ?? [adult, junior],
  }));
  answer('listTickets', days);
  answerBy('getActivity', ({ url }) => {
    const openedSwim = sessions.find(({ id }) => url.pathname.endsWith(String(id)));
    if (openedSwim === undefined) throw new Error(`${url.pathname} is no session of the day`);
    return { data: sessionWithRule(openedSwim) };
  });
  if (!hasOwnPrices) refuse('priceSessions', 'unexpected');
  if (!hasBookings) answer('listBookings', []);
  return renderOnSite(
    <TimetableTickets
      day={swimming}
      sessions={pageRead(daySessionsQuery, swimming)}
      tickets={pageRead(dayTicketsQuery, swimming)}
      side={null}
      bar={<p>Basket bar</p>}
    />,
    stage,
  );
};

/** The picker of the session of this name. */
export const picker = async (name: string) =>
  within(await screen.findByRole('region', { name: (text) => text.startsWith(`${name}, `) }));

/** The button that adds one of a ticket or an extra. */
export const more = (name: string) => screen.findByRole('button', { name: `Add one: ${name}` });

/** Adds some of a ticket or an extra, one press each. */
export const take = async (name: string, count = 1) => {
  for (let taken = 0; taken < count; taken += 1) await userEvent.click(await more(name));
};
