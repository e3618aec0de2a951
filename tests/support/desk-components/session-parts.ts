import type { RegisterEntry } from '#contract/desk/sessions.ts';
import type { Occurrence } from '#contract/timetable/occurrences.ts';
import type { WaitlistEntry } from '#contract/timetable/waitlist.ts';
import { money, uuid } from '#tests/support/make/make-cart.ts';
import { session } from '#tests/support/model/sessions.ts';
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
