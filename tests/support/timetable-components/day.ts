import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import type { Ticket } from '#contract/timetable/tickets.ts';
import { at } from '#tests/support/model/sessions.ts';

/** A day in the far future, so that nothing on it is past. */
export const AHEAD = '2099-11-18';

export const ahead = (clock: string) => at(clock, AHEAD);

/** The day of an activity at Riverside; `input` overrides its fields. */
export const day = (input: Partial<TimetableDay> = {}): TimetableDay => ({
  venue: { slug: 'riverside-leisure-centre', name: 'Riverside Leisure Centre', timezone: 'Europe/London' },
  activity: {
    slug: 'fitness-classes',
    name: 'Fitness classes',
    plan: 'studio',
    browseByName: false,
    isAutomatic: false,
  },
  date: AHEAD,
  isV2: true,
  kind: 'classes',
  openDates: [AHEAD, '2099-11-20'],
  renderedAt: Date.parse('2099-11-17T12:00:00Z'),
  ...input,
});

const uuid = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
const money = (value: number) => ({ formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' });

export const floatHire = { id: uuid(40), name: 'Float hire', reference: 'FLOAT', price: money(150) };

/** A ticket by its index in the list. */
export const ticket = (number: number, name: string, price: number): Ticket => ({
  id: uuid(20 + number),
  name,
  attendees: 1,
  ages: null,
  pricingOption: { id: uuid(30 + number), name: null, reference: name },
  price: money(price),
  extraPricingOptions: [floatHire],
});

/** An empty basket, as the server answers it. */
export const emptyCart = {
  id: 1,
  uuid: uuid(50),
  source: 'activity-booking' as const,
  userId: 7,
  selectedUserId: null,
  items: [],
  totals: {
    total: 0,
    taxTotal: 0,
    subTotal: 0,
    balance: 0,
    itemCount: 0,
    formattedTotal: '£0.00',
    formattedBalance: '£0.00',
  },
  currency: 'GBP',
  itemHash: 'h',
  credits: [],
  attendeeWaiversRequired: false,
  attendeeWaivers: [],
  terms: null,
  hold: { expiresAt: null, extensionsLeft: 10 },
  transaction: null,
};
