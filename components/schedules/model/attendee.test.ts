import { action } from '#tests/support/model/sessions.ts';
import { camp, course, day } from '#tests/support/schedules-components/camps.ts';
import { ageAt, chosenAttendees, getAttendee } from './attendee.ts';

const now = new Date('2099-12-01T12:00:00Z');
const ages = { minimum: 5, maximum: 11 };
const person = (id: number, dateOfBirth: string | null) => ({ id, name: `Person ${id}`, isYou: id === 7, dateOfBirth });

describe('the age for a camp on 21, 22, 23 and 28 December', () => {
  test.each([
    ['2094-12-29', { age: 4, problem: { kind: 'young', age: 4, from: '2099-12-29' } }],
    // Five on the last day, which is sold alone.
    ['2094-12-28', { age: 4, problem: null }],
    ['2088-01-01', { age: 11, problem: null }],
    ['2087-12-21', { age: 12, problem: { kind: 'old', age: 12 } }],
    [null, { age: null, problem: null }],
  ])('born on %s', (dateOfBirth, expected) => {
    expect(ageAt(camp({ ages }), dateOfBirth, now)).toEqual(expected);
  });

  test('sold as a whole counts on its first day', () => {
    const whole = camp({ ages, pricingOptionAvailability: ['bundled'] });
    expect(ageAt(whole, '2094-12-28', now).problem).toEqual({ kind: 'young', age: 4, from: '2099-12-28' });
  });

  test('of a course that has begun counts on the next session', () => {
    const late = new Date('2099-12-22T12:00:00Z');
    expect(ageAt(course({ ages }), '2094-12-28', late)).toEqual({ age: 5, problem: null });
  });
});

describe('who is coming at first', () => {
  const children = camp({ ages });
  const [parent, partner, noah, sam, ivy] = [
    person(7, '2060-01-01'),
    person(8, null),
    person(9, '2096-01-01'),
    person(10, '2090-01-01'),
    person(11, '2092-01-01'),
  ];
  const choose = (who = [parent, partner, noah, sam, ivy], actingId: number | null = null, schedule = children) => {
    const attendees = who.map((one) => getAttendee(one, schedule, now));
    return chosenAttendees(attendees, null, actingId).map(({ person: { id } }) => id);
  };

  test('is the first child of the right age', () => {
    expect(choose()).toEqual([10]);
  });
  test('is the person acted for, when it is for them', () => {
    expect(choose(undefined, 11)).toEqual([11]);
    expect(choose(undefined, 9)).toEqual([10]);
  });
  test('is nobody without such a child, never the account holder', () => {
    expect(choose([parent, partner, noah])).toEqual([]);
  });
  test('is the account holder where it is for everybody', () => {
    expect(choose(undefined, null, camp())).toEqual([7]);
  });
  test('is the next child when the first has it already', () => {
    const reserved = camp({ ages, bookableAction: action('cancel_reservation') });
    const attendees = [getAttendee(sam, reserved, now), getAttendee(ivy, children, now)];
    expect(chosenAttendees(attendees, null, null).map(({ person: { id } }) => id)).toEqual([11]);
  });
  test('somebody whose age does not fit is never among them, whatever was chosen', () => {
    const attendees = [parent, noah, sam].map((one) => getAttendee(one, children, now));
    expect(chosenAttendees(attendees, [7, 9, 10], null).map(({ person: { id } }) => id)).toEqual([10]);
    expect(getAttendee(partner, camp({ ages, bookableAction: action(null, 'x', 'age') }), now).isRefused).toBe(true);
  });
});

test('days are those of the venue', () => {
  expect(ageAt(camp({ ages, occurrences: [day(21)] }), '2094-12-21', now).problem).toBeNull();
});
