import type { WaitlistEntry } from '#contract/timetable/waitlist.ts';

/** Alex, who is next on a waitlist. */
export const waitlistEntry: WaitlistEntry = {
  id: 5,
  userId: 7,
  userReference: null,
  firstName: 'Alex',
  lastName: 'Morgan',
  email: 'alex@example.com',
  occurrence: { occurrenceId: `${'x'.repeat(22)}209911181730`, name: 'Indoor cycling' },
  startsAt: { utc: '2099-11-18T17:30:00Z', local: '2099-11-18 17:30:00', timezone: 'Europe/London' },
  createdAt: '2099-11-01T09:00:00Z',
  status: 'waiting',
  places: 1,
  position: 1,
  offerExpiresAt: null,
};
