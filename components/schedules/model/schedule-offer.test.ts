import { action } from '#tests/support/model/sessions.ts';
import { camp, course, day } from '#tests/support/schedules-components/camps.ts';
import { scheduleOffer } from './schedule-offer.ts';

const now = new Date('2099-12-01T12:00:00Z');
const tooOld = action(null, 'This camp is for ages 5 to 11', 'age');

test('a parent who is not of the age is led to the booking, where the child is chosen', () => {
  const days = [day(21, { bookableAction: tooOld }), day(22, { bookableAction: tooOld })];
  const forParent = { bookableAction: tooOld, occurrences: days };
  expect(scheduleOffer(camp(forParent), now)).toEqual(scheduleOffer(camp({ occurrences: [day(21), day(22)] }), now));
  expect(scheduleOffer(course({ bookableAction: tooOld }), now)).toEqual({ kind: 'book' });
});

test('what is sold out is so too for a parent who is not of the age', () => {
  const full = { available: 0, consumed: 20, maximum: 20 };
  const days = [21, 22].map((date) => day(date, { bookableAction: tooOld, capacity: full }));
  const soldOut = { bookableAction: tooOld, occurrences: days, capacity: full };
  expect(scheduleOffer(course(soldOut), now)).toEqual({ kind: 'full' });
  expect(scheduleOffer(camp(soldOut), now)).toEqual({ kind: 'full' });
});

test('a camp of which one date is left offers it to a parent who is not of the age', () => {
  const full = { available: 0, consumed: 20, maximum: 20 };
  const days = [day(21, { bookableAction: tooOld, capacity: full }), day(22, { bookableAction: tooOld })];
  expect(scheduleOffer(camp({ bookableAction: tooOld, occurrences: days, capacity: full }), now)).toEqual({
    kind: 'dates',
  });
});

test('what has been is over, and has not only started', () => {
  const started = action(null, 'This session has already started', 'started');
  const over = { bookableAction: started, occurrences: [day(21, { bookableAction: started })] };
  expect(scheduleOffer(camp(over), new Date('2099-12-21T15:30:00Z'))).toEqual({ kind: 'over' });
  expect(scheduleOffer(camp(over), new Date('2099-12-21T15:29:00Z'))).toMatchObject({ kind: 'server' });
});
