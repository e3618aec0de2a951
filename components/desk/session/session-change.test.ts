import { yoga } from '#tests/support/desk-components/session-parts.ts';
import { uuid } from '#tests/support/make/make-cart.ts';
import { getChange, getChangeValues } from './side/change-session.tsx';

const values = getChangeValues(yoga());

test('nothing that stays as it is is sent', () => {
  expect(getChange(yoga(), values)).toBeNull();
  expect(
    getChange(yoga({ friendlyLocationName: 'Hall' }), getChangeValues(yoga({ friendlyLocationName: 'Hall' }))),
  ).toBe(null);
});

test('what differs is sent, and nothing else', () => {
  expect(getChange(yoga(), { ...values, startTime: '10:00', duration: '45' })).toEqual({
    ...{ action: 'update', startTime: '10:00', durationMinutes: 45 },
  });
  expect(getChange(yoga(), { ...values, roomIds: [uuid(52)], instructorIds: [], place: ' Hall ' })).toEqual({
    ...{ action: 'update', locationIds: [uuid(52)], instructorIds: [], friendlyLocationName: 'Hall' },
  });
  const named = yoga({ friendlyLocationName: 'Hall' });
  expect(getChange(named, { ...getChangeValues(named), place: ' ' })).toEqual({
    ...{ action: 'update', friendlyLocationName: null },
  });
});

test('places keep the strategy of the session', () => {
  expect(getChange(yoga(), { ...values, capacity: '16' })).toEqual({
    ...{ action: 'update', capacity: { strategy: 'shared', capacity: 16 } },
  });
  const split = yoga({ capacityStrategy: 'split', capacityByChannel: { online: 10, foh: 4 } });
  expect(getChange(split, { ...getChangeValues(split), foh: '6' })).toEqual({
    ...{ action: 'update', capacity: { strategy: 'split', online: 10, foh: 6 } },
  });
});
