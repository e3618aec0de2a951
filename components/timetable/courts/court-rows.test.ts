import { action, at, NOON, session } from '#tests/support/model/sessions.ts';
import { courtGrid, getCourts, getDurations, rowTag } from './court-rows.ts';

const slot = (clock: string, court: number, input: Parameters<typeof session>[0] = {}) =>
  session({
    startsAt: at(clock),
    endsAt: at(`${String(Number(clock.slice(0, 2)) + 1).padStart(2, '0')}:00`),
    duration: 60,
    locations: [{ id: `court-${court}`, names: [`Court ${court}`] }],
    locationName: `Court ${court}`,
    capacity: { available: 1, consumed: 0, maximum: 1 },
    ...input,
  });
const taken = { capacity: { available: 0, consumed: 1, maximum: 1 }, bookableAction: action(null, null, 'full') };
const onlyRow = (...slots: ReturnType<typeof slot>[]) => {
  const [row] = courtGrid(slots, NOON).rows;
  if (!row) throw new Error('no row');
  return row;
};

test('courts stand in the order people count them', () => {
  expect(getCourts([slot('13:00', 10), slot('13:00', 2), slot('14:00', 2)]).map(({ name }) => name)).toEqual([
    'Court 2',
    'Court 10',
  ]);
});

test('the friendly name of a court is used where there is one', () => {
  expect(getCourts([slot('13:00', 1, { friendlyLocationName: 'Show court' })])[0]?.name).toBe('Show court');
});

test('every time has a cell for every court, empty where the court has no slot', () => {
  const { rows } = courtGrid([slot('14:00', 1), slot('13:00', 1), slot('13:00', 2)], NOON);
  expect(rows.map((row) => row.cells.map(({ slot: held }) => held?.startsAt.local.slice(11, 16) ?? null))).toEqual([
    ['13:00', '13:00'],
    ['14:00', null],
  ]);
});

test('an hour that is all past or all sold out is one line', () => {
  expect(onlyRow(slot('10:00', 1), slot('10:00', 2, taken)).flat).toBe('past');
  expect(onlyRow(slot('13:00', 1, taken), slot('13:00', 2, taken)).flat).toBe('sold_out');
  expect(onlyRow(slot('13:00', 1, taken), slot('13:00', 2)).flat).toBeNull();
});

test('an hour shows its price only where its courts agree', () => {
  const dear = { price: { formatted: '£12.40', value: 1240, currency: 'GBP' } };
  expect(onlyRow(slot('13:00', 1), slot('13:00', 2)).price?.value).toBe(620);
  expect(onlyRow(slot('13:00', 1), slot('13:00', 2, dear)).price).toBeNull();
});

test('an hour counts its free courts, in danger from a fifth downwards', () => {
  expect(rowTag(onlyRow(slot('13:00', 1), slot('13:00', 2, taken)))).toMatchObject({
    kind: 'available',
    count: 1,
    share: 0.5,
    tone: 'success',
  });
  const five = [1, 2, 3, 4].map((court) => slot('13:00', court, taken));
  expect(rowTag(onlyRow(...five, slot('13:00', 5)))).toMatchObject({ count: 1, tone: 'danger' });
});

test("the customer's own court speaks for the hour", () => {
  expect(
    rowTag(onlyRow(slot('13:00', 1), slot('13:00', 2, { bookableAction: action('cancel_reservation') })))?.kind,
  ).toBe('reserved');
});

test('lengths are offered once each, the shortest first', () => {
  expect(getDurations([slot('13:00', 1, { duration: 90 }), slot('14:00', 1), slot('15:00', 1)])).toEqual([60, 90]);
});
