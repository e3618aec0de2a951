import { campItem, makeCart, moment, sessionItem } from '#tests/support/make-cart.ts';
import { firstUp } from './confirmation-facts.ts';

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
