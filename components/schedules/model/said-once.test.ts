import { action } from '#tests/support/model/sessions.ts';
import { camp, day } from '#tests/support/schedules-components/camps.ts';
import { saidOnce } from '../details/live-details.tsx';

const messages = (schedule: ReturnType<typeof camp>) =>
  saidOnce(schedule).occurrences.map(({ bookableAction }) => bookableAction?.message);

it('says a refusal of the whole once, and another at its session', () => {
  const closed = action(null, 'Booking opens on Monday at 07:00', 'not_yet_open');
  const whole = [day(21, { bookableAction: closed }), day(22, { bookableAction: action(null, 'Moved', null) })];
  expect(messages(camp({ bookableAction: closed, occurrences: whole }))).toEqual([null, 'Moved']);
});

it('says no age at a session, which stands above them all', () => {
  const tooOld = action(null, 'For ages 5 to 11', 'age');
  expect(messages(camp({ bookableAction: tooOld, occurrences: [day(21, { bookableAction: tooOld })] }))).toEqual([
    null,
  ]);
});

it('says at each session that clashes that it does', () => {
  const busy = action(null, 'You have already booked a session at this time', 'busy');
  expect(messages(camp({ bookableAction: busy, occurrences: [day(21, { bookableAction: busy })] }))).toEqual([
    busy.message,
  ]);
});

it('says a refusal of one session there', () => {
  const closed = action(null, 'Booking has closed', 'closed');
  expect(messages(camp({ occurrences: [day(21, { bookableAction: closed }), day(22)] }))).toEqual([
    'Booking has closed',
    null,
  ]);
});
