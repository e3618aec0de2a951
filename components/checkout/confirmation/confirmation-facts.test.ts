import { byStart } from '#components/booking/lines/order-line-facts.ts';
import { campItem, extraItem, makeCart, moment, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { firstUp, getEntryId, getVenue, nearDay } from './confirmation-facts.ts';

const swim = sessionItem(1, 'Swim', 560, { startsAt: moment('2026-11-19', '18:30') });
const camp = campItem(2, 'Camp', ['2026-12-22', '2026-12-21']);
const at = (instant: string) => new Date(instant);

describe('what comes first', () => {
  it.each([
    ['2026-11-17T23:59:00Z', undefined],
    ['2026-11-18T00:00:00Z', 1],
    ['2026-11-18T23:59:00Z', 1],
    ['2026-11-19T00:00:00Z', 0],
    ['2026-11-19T18:29:00Z', 0],
  ])('of a session on the 19th is near at %s: %s', (now, near) => {
    expect(firstUp([camp, swim], at(now))).toEqual({
      name: 'Swim',
      date: '2026-11-19',
      startsAt: '18:30',
      near,
      part: 'evening',
    });
  });

  it.each([
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['16:59', 'afternoon'],
    ['17:00', 'evening'],
  ])('at %s is in the %s', (clock, part) => {
    expect(
      firstUp([sessionItem(1, 'Swim', 560, { startsAt: moment('2026-11-19', clock) })], at('2026-11-18T09:00:00Z'))
        ?.part,
    ).toBe(part);
  });

  it('is the next session of a camp that has begun, and the camp when the swim is over', () => {
    expect(firstUp([swim, camp], at('2026-12-21T10:00:00Z'))).toMatchObject({ name: 'Camp', date: '2026-12-22' });
    expect(firstUp([swim, camp], at('2026-11-19T18:30:00Z'))).toMatchObject({ name: 'Camp', date: '2026-12-21' });
  });

  it('is null when all is over, undefined when nothing has a time', () => {
    expect(firstUp([swim, camp], at('2027-01-01T00:00:00Z'))).toBeNull();
    expect(firstUp(makeCart().items, at('2026-11-18T09:00:00Z'))).toBeUndefined();
  });
});

describe('the lines of an order', () => {
  const early = sessionItem(3, 'Early swim', 560, { startsAt: moment('2026-11-19', '06:30') });
  const later = sessionItem(4, 'Yoga', 560, { startsAt: moment('2026-11-19', '18:30') });

  it('stand in the order of their first session, then of the basket', () => {
    const items = [camp, later, { ...swim, sortBy: 9 }, early];
    expect(byStart(items).map(({ name }) => name)).toEqual(['Early swim', 'Yoga', 'Swim', 'Camp']);
    expect(items[0]).toBe(camp);
  });

  it('without a date stand last', () => {
    const undated = { ...camp, name: 'Camp without days', childItems: [extraItem(7, 'Lunch', 450)] };
    expect(byStart([undated, camp, swim]).map(({ name }) => name)).toEqual(['Swim', 'Camp', 'Camp without days']);
  });

  it('have one code for all sessions of a camp, and lead to their venue', () => {
    expect(getEntryId(swim)).toBe(uuid(101));
    expect(getEntryId(camp)).toBe(uuid(402));
    expect([getVenue(swim)?.slug, getVenue(camp)?.slug]).toEqual([
      'riverside-leisure-centre',
      'riverside-leisure-centre',
    ]);
  });
});

describe('a day near today', () => {
  it.each([
    ['2026-11-19', '2026-11-19', 0],
    ['2026-11-19', '2026-11-18', 1],
    ['2026-11-19', '2026-11-17', undefined],
    ['2026-11-18', '2026-11-19', undefined],
    ['2027-01-01', '2026-12-31', 1],
    ['2028-03-01', '2028-02-28', undefined],
    ['2026-10-25', '2026-10-24', 1],
    ['2026-03-29', '2026-03-28', 1],
  ])('%s seen from %s is %s', (date, today, expected) => {
    expect(nearDay(date, today)).toBe(expected);
  });
});
