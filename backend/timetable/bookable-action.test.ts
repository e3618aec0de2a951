import { bookableAction, bookingWireId, type Situation } from './bookable-action.ts';
import type { OwnBooking, Personal } from './personal.ts';

const at = (clock: string) => new Date(`2026-11-24T${clock}:00Z`);
const id = 'q3vN0c1TQm2b7Zk9XwLr8A202611242000';

const row: Situation['row'] = {
  id,
  bookingType: 'classes',
  localDate: '2026-11-24',
  minimumAge: null,
  maximumAge: null,
  status: 'bookable',
  closure: null,
  startsAt: at('20:00'),
  endsAt: at('21:00'),
  firstBookableAt: null,
  lastBookableAt: null,
  fohFirstBookableAt: null,
  fohLastBookableAt: null,
  isSoldIndividually: true,
  waitlistMaximum: null,
  waitlistConsumed: 0,
  prePurchaseInductionId: null,
  prePurchaseWaiverId: null,
  restrictionCriteria: 'all',
};

const nobodys: Personal = {
  userId: 1001,
  isBarred: false,
  dateOfBirth: null,
  bookings: [],
  waitlist: new Map(),
  mayPayLess: false,
  memberPrices: new Map(),
  metRestrictionIds: new Set(),
};

const ownBooking: OwnBooking = {
  id: '5b0c8e0e-8f57-4a3c-9d7d-0a6f3d1f0b11',
  v1Id: 500_001,
  isV2: true,
  occurrenceId: id,
  status: 'settled',
  isOffer: false,
  isLapsed: false,
  startsAt: at('20:00'),
  endsAt: at('21:00'),
};

interface SituationInput extends Partial<Omit<Situation, 'row' | 'personal'>> {
  row?: Partial<Situation['row']>;
  personal?: Partial<Personal>;
}

function getAction({ row: changes, personal, ...input }: SituationInput) {
  return bookableAction({
    row: { ...row, ...changes },
    personal: personal === undefined ? null : { ...nobodys, ...personal },
    capacity: { available: 3, consumed: 7, maximum: 10 },
    canCancel: true,
    inductionName: 'Gym induction',
    channel: 'online',
    timezone: 'Europe/London',
    now: at('18:00'),
    ...input,
  });
}

const full = { available: 0, consumed: 10, maximum: 10 };
const entry = { id: 412, occurrenceId: id, status: 'waiting', offerExpiresAt: null, offeredPlaces: null };
const waiting = new Map([[id, { ...entry, places: 1, position: 1 }]]);
const elsewhere: OwnBooking = { ...ownBooking, occurrenceId: 'another', startsAt: at('20:30'), endsAt: at('21:30') };

/** In order of precedence; each case also has the reasons of all later ones. */
const ladder: [string, SituationInput, object][] = [
  [
    'not available',
    { row: { status: 'cancelled' } },
    { action: null, reason: 'not_available', message: 'This session is not available' },
  ],
  [
    'a booking that can be cancelled',
    { personal: { bookings: [ownBooking, elsewhere] } },
    { action: 'cancel_booking', bookingId: ownBooking.id },
  ],
  ['started', { now: at('20:00') }, { action: null, reason: 'started', message: 'This session has already started' }],
  [
    'not yet open',
    { row: { firstBookableAt: at('19:00') } },
    { action: null, reason: 'not_yet_open', message: 'Booking opens on Tue, 24 Nov 2026 at 19:00' },
  ],
  [
    'barred',
    { personal: { isBarred: true, bookings: [elsewhere] } },
    { action: null, reason: 'barred', message: 'You cannot book at the moment, please contact the venue' },
  ],
  [
    'busy',
    { personal: { bookings: [elsewhere] } },
    { action: null, reason: 'busy', message: 'You have already booked a session at this time' },
  ],
  [
    'sold only as a whole',
    { row: { isSoldIndividually: false } },
    { action: null, reason: 'not_individually', message: 'This session cannot be booked individually' },
  ],
  ['on the waitlist', { personal: { waitlist: waiting } }, { action: 'leave_waitlist', waitlistId: 412 }],
  [
    'full with room to wait',
    { capacity: full, row: { waitlistMaximum: 5, waitlistConsumed: 4 } },
    { action: 'join_waitlist' },
  ],
  ['full', { capacity: full }, { action: null, reason: 'full', message: null }],
  [
    'an induction missing',
    { personal: {}, row: { prePurchaseInductionId: 'i' } },
    { action: null, reason: 'restriction_unmet', message: 'Gym induction must be completed before booking' },
  ],
  ['nothing', {}, { action: 'book', reason: null, message: null }],
];

function together(cases: SituationInput[]): SituationInput {
  const later = [...cases].reverse();
  const rows = later.map((input) => input.row ?? {});
  const personals = later.map((input) => input.personal).filter((personal) => personal !== undefined);
  return {
    ...later.reduce((all, one) => ({ ...all, ...one }), {}),
    row: rows.reduce((all, one) => ({ ...all, ...one }), {}),
    personal: personals.length === 0 ? undefined : personals.reduce((all, one) => ({ ...all, ...one })),
  };
}

describe('what can be done with a session', () => {
  it.each(ladder)('alone: %s', (_, input, expected) => {
    expect(getAction(input)).toMatchObject(expected);
  });

  it.each(ladder.map(([name, , expected], index) => [name, index, expected] as const))(
    '%s wins over everything below',
    (_, index, expected) => {
      expect(getAction(together(ladder.slice(index).map(([, input]) => input)))).toMatchObject(expected);
    },
  );

  it('has every key, whatever the answer', () => {
    for (const [, input] of ladder)
      expect(Object.keys(getAction(input)).sort()).toEqual(['action', 'bookingId', 'message', 'reason', 'waitlistId']);
  });
});

describe('an own booking', () => {
  it('that cannot be cancelled leaves nothing to do', () => {
    const action = getAction({ personal: { bookings: [ownBooking] }, canCancel: false });
    expect(action).toMatchObject({
      action: null,
      reason: 'already_booked',
      message: 'You have already booked this session',
    });
  });

  it('that is only held can be taken back, also after the start', () => {
    const reserved: OwnBooking = { ...ownBooking, status: 'reserved' };
    expect(getAction({ personal: { bookings: [reserved] }, now: at('20:30') })).toMatchObject({
      action: 'cancel_reservation',
      bookingId: ownBooking.id,
    });
  });

  it('that is settled comes before one that is held', () => {
    const reserved: OwnBooking = { ...ownBooking, id: 'held', status: 'reserved' };
    expect(getAction({ personal: { bookings: [reserved, ownBooking] } })).toMatchObject({
      action: 'cancel_booking',
      bookingId: ownBooking.id,
    });
  });

  it('goes by its number when it was made through the v1 calls', () => {
    expect(bookingWireId({ ...ownBooking, isV2: false })).toBe('500001');
  });
});

describe('times', () => {
  it('of the counter replace those of the web where they are set', () => {
    const times = { firstBookableAt: at('19:00'), fohFirstBookableAt: at('17:00'), lastBookableAt: at('17:30') };
    expect(getAction({ row: { ...times, lastBookableAt: null }, channel: 'foh' })).toMatchObject({ action: 'book' });
    expect(getAction({ row: times, channel: 'foh' })).toMatchObject({ reason: 'closed' });
  });

  it('are exact: open from the first moment to the last', () => {
    const times = { firstBookableAt: at('18:00'), lastBookableAt: at('18:00') };
    expect(getAction({ row: times })).toMatchObject({ action: 'book' });
    expect(getAction({ row: times, now: new Date(at('18:00').getTime() + 1) })).toMatchObject({ reason: 'closed' });
    expect(getAction({ row: times, now: new Date(at('18:00').getTime() - 1) })).toMatchObject({
      reason: 'not_yet_open',
    });
  });

  it('are told on the venue’s clock', () => {
    const summer = {
      firstBookableAt: new Date('2027-06-01T18:00:00Z'),
      startsAt: new Date('2027-06-02T18:00:00Z'),
      endsAt: new Date('2027-06-02T19:00:00Z'),
    };
    expect(getAction({ row: summer }).message).toBe('Booking opens on Tue, 1 Jun 2027 at 19:00');
  });

  it('that end when the other starts don’t clash', () => {
    const before: OwnBooking = { ...elsewhere, startsAt: at('19:00'), endsAt: at('20:00') };
    const after: OwnBooking = { ...elsewhere, startsAt: at('21:00'), endsAt: at('22:00') };
    expect(getAction({ personal: { bookings: [before, after] } })).toMatchObject({ action: 'book' });
  });
});

describe('an offer of the waitlist', () => {
  const offer: OwnBooking = { ...ownBooking, status: 'reserved', isOffer: true };

  it('is to book, though there is no place and one is on the list', () => {
    expect(getAction({ personal: { bookings: [offer], waitlist: waiting }, capacity: full })).toMatchObject({
      action: 'book',
    });
  });

  it('of another session does not clash', () => {
    expect(getAction({ personal: { bookings: [{ ...elsewhere, isOffer: true }] } })).toMatchObject({ action: 'book' });
  });
});

describe('an induction', () => {
  const request = { prePurchaseInductionId: 'i', prePurchaseWaiverId: 'w' };

  it('does not stop who is unknown, who has done it, or who may sign a waiver instead', () => {
    expect(getAction({ row: request })).toMatchObject({ action: 'book' });
    expect(getAction({ row: request, personal: { metRestrictionIds: new Set(['i']) } })).toMatchObject({
      action: 'book',
    });
    expect(getAction({ row: { ...request, restrictionCriteria: 'any' }, personal: {} })).toMatchObject({
      action: 'book',
    });
  });

  it('stops who has only signed the waiver, when both are asked for', () => {
    const personal = { metRestrictionIds: new Set(['w']) };
    expect(getAction({ row: request, personal })).toMatchObject({ reason: 'restriction_unmet' });
  });

  it('stops where any will do but there is no waiver to sign', () => {
    const row = { prePurchaseInductionId: 'i', restrictionCriteria: 'any' as const };
    expect(getAction({ row, personal: {} })).toMatchObject({ reason: 'restriction_unmet' });
  });
});
