import type { ChangingLine } from '#components/booking/changing-line.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { action, at, session } from '#tests/support/model/sessions.ts';
import { whileChanging } from '../day/use-day-query.ts';

const full = { available: 0, consumed: 1, maximum: 1 };
const taken = { capacity: full, bookableAction: action(null, null, 'full') };
const busy = { bookableAction: action(null, 'You have already booked a session at this time', 'busy') };
const blocked = { ...busy, capacity: full };

/** A slot of a court, free unless said otherwise; its id is its time. */
const slot = (from: string, until: string, input: Partial<OccurrenceSummary> = {}, court = 1) =>
  session({
    id: `${from}-${until} court ${court}`,
    bookingType: 'resources',
    startsAt: at(from),
    endsAt: at(until),
    capacity: { available: 1, consumed: 0, maximum: 1 },
    locations: [{ id: `court ${court}`, names: [] }],
    ...input,
  });

const held = slot('18:00', '19:00', { capacity: full, bookableAction: action('cancel_reservation') });
const line: ChangingLine = {
  id: 'line',
  name: 'Badminton',
  quantity: 1,
  startsAt: held.startsAt,
  endsAt: held.endsAt,
  venueSlug: 'riverside',
  sessionId: held.id,
  forUserId: 7,
  extras: {},
};

const getFree = (...slots: OccurrenceSummary[]) =>
  whileChanging([held, ...slots], line)
    .filter(({ bookableAction, capacity }) => bookableAction?.action === 'book' && capacity.available > 0)
    .map(({ id }) => id);

const blockedHalf = slot('17:30', '18:30', blocked);

describe('the court of a line that is being changed', () => {
  test('is free at the times that overlap the line', () => {
    const after = slot('18:30', '19:30', blocked);
    const [before, next] = [slot('17:00', '18:00'), slot('19:00', '20:00')];
    expect(getFree(before, blockedHalf, after, next)).toEqual([before.id, blockedHalf.id, after.id, next.id]);
  });

  test('is free for another length at the same time', () => {
    const half = slot('18:00', '18:30', blocked);
    const double = slot('18:00', '20:00', blocked);
    expect(getFree(half, double, slot('19:00', '20:00', taken))).toEqual([half.id]);
  });

  test('is taken at a time that somebody else has in part', () => {
    expect(getFree(slot('17:00', '18:00', taken), blockedHalf)).toEqual([]);
  });

  test('is free where a slot beside it is taken only for its other half', () => {
    const [wide, narrow] = [slot('16:30', '18:00', taken), slot('17:00', '18:00')];
    expect(getFree(wide, narrow, blockedHalf)).toEqual([narrow.id, blockedHalf.id]);
  });

  test('is free beside a slot that the person cannot book because of another session', () => {
    const elsewhere = slot('17:00', '18:00', busy);
    expect(getFree(elsewhere, blockedHalf)).toEqual([blockedHalf.id]);
  });

  test('is another one at another court, for another session and in another activity', () => {
    expect(getFree(slot('17:30', '18:30', blocked, 2))).toEqual([]);
    expect(getFree(slot('19:30', '20:30', blocked))).toEqual([]);
    const [free] = whileChanging([blockedHalf], line);
    expect(free).toEqual(blockedHalf);
  });

  test('is free with a place of its own, and its own slot stays held', () => {
    const [first, free] = whileChanging([held, blockedHalf], line);
    expect(first).toEqual(held);
    expect(free?.capacity).toEqual({ available: 1, consumed: 0, maximum: 1 });
    expect(free?.bookableAction).toEqual(action('book'));
  });
});

test('a class at the time of the line can be booked, and keeps the number of its places', () => {
  const spin = session({ ...busy, startsAt: at('18:30') });
  expect(whileChanging([spin], line)).toEqual([{ ...spin, bookableAction: action('book') }]);
  const boxing = session({ ...busy, startsAt: at('18:30'), capacity: full });
  expect(whileChanging([boxing], line)).toEqual([boxing]);
});
