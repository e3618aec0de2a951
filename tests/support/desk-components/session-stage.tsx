import { screen } from '@testing-library/react';
import { ActingProvider } from '#components/desk/acting/acting-context.tsx';
import { DeskProvider } from '#components/desk/frame/desk-context.tsx';
import { SessionView } from '#components/desk/session/session-view.tsx';
import type { RegisterEntry } from '#contract/desk/sessions.ts';
import type { Occurrence } from '#contract/timetable/occurrences.ts';
import type { WaitlistEntry } from '#contract/timetable/waitlist.ts';
import { money, uuid } from '#tests/support/make/make-cart.ts';
import { session } from '#tests/support/model/sessions.ts';
import { member, renderOnSite, type Stage } from '#tests/support/render-on-site.tsx';
import { answerBy } from '#tests/support/site-server.ts';
import { ahead } from '#tests/support/timetable-components/day.ts';
import { sessionWithRule } from '#tests/support/timetable-components/session-with-rule.ts';

export const occurrenceId = 'AAAAAAAAAAAAAAAAAAAAAA209911180930';

/** A class far ahead, in full. */
export const yoga = (input: Partial<Occurrence> = {}): Occurrence => ({
  ...sessionWithRule(
    session({
      id: occurrenceId,
      templateName: 'Vinyasa yoga',
      startsAt: ahead('09:30'),
      endsAt: ahead('10:30'),
      duration: 60,
      locations: [{ id: uuid(51), names: ['Studio 2', 'Riverside Leisure Centre'] }],
      locationName: 'Studio 2',
      instructors: [{ id: uuid(61), name: 'Hannah Lowe' }],
      capacity: { available: 10, consumed: 4, maximum: 14 },
    }),
  ),
  ...input,
});

/** Somebody who has booked and paid £6.50. */
export const entry = (number: number, firstName: string, input: Partial<RegisterEntry> = {}): RegisterEntry => ({
  bookingId: uuid(100 + number),
  userId: 1000 + number,
  firstName,
  lastName: 'Reed',
  reference: `4002187${number}`,
  status: 'settled',
  places: 1,
  ticketName: null,
  attended: null,
  paidWith: 'money',
  paid: money(650),
  due: money(0),
  orderId: uuid(200 + number),
  blockBooking: null,
  createdAt: '2099-11-10T09:00:00Z',
  ...input,
});

export const waits = (number: number, firstName: string, input: Partial<WaitlistEntry> = {}): WaitlistEntry => ({
  id: number,
  userId: 2000 + number,
  userReference: null,
  firstName,
  lastName: 'Bell',
  email: null,
  occurrence: { occurrenceId, name: 'Vinyasa yoga' },
  startsAt: ahead('09:30'),
  createdAt: '2099-11-16T07:41:00Z',
  status: 'waiting',
  position: number,
  offerExpiresAt: null,
  ...input,
});

export interface SessionStage extends Stage {
  permissions?: readonly string[];
  session?: Occurrence;
  entries?: readonly RegisterEntry[];
  waiting?: readonly WaitlistEntry[];
}

/** What the server knows; a test changes it to let a later read answer otherwise. */
export interface World {
  session: Occurrence;
  entries: RegisterEntry[];
  waiting: WaitlistEntry[];
}

export const everything = ['sell', 'customers', 'timetable', 'attendance'] as const;

/** Renders the page of a session for staff with these permissions, by default all. */
export async function openSession({
  permissions = everything,
  session: shown = yoga(),
  entries = [],
  waiting = [],
  ...stage
}: SessionStage = {}) {
  const world: World = { session: shown, entries: [...entries], waiting: [...waiting] };
  answerBy('getOccurrence', () => ({ data: world.session }));
  answerBy('listSessionBookings', () => ({ data: world.entries }));
  answerBy('listWaitlistMembers', () => ({ data: world.waiting }));
  const desk = {
    staff: { id: 9, name: 'Nadia Khan', permissions },
    venue: { id: uuid(4), slug: 'riverside-leisure-centre', name: 'Riverside', timezone: 'Europe/London' },
  };
  const seen = renderOnSite(
    <DeskProvider desk={desk}>
      <ActingProvider>
        <SessionView occurrenceId={occurrenceId} renderedAt={Date.parse('2099-11-18T09:12:00Z')} />
      </ActingProvider>
    </DeskProvider>,
    { zone: 'foh', session: member, path: `/sessions/${occurrenceId}`, ...stage },
  );
  await screen.findByRole('heading', { name: shown.templateName });
  return { ...seen, world };
}
