import { locateAt } from '#tests/support/venues-components/finder-venues.ts';
import { askOwnPlace, isInUnitedKingdom } from './point.ts';

test('Belfast, Lerwick and Penzance are in the United Kingdom; Paris and New York are not', () => {
  const isInside = (latitude: number, longitude: number) => isInUnitedKingdom({ latitude, longitude });
  expect([isInside(54.6, -5.93), isInside(60.15, -1.14), isInside(50.12, -5.54)]).toEqual([true, true, true]);
  expect([isInside(48.86, 2.35), isInside(40.7, -74)]).toEqual([false, false]);
});

test('a place abroad is told apart, and so is none', async () => {
  locateAt({ latitude: 53.72, longitude: -1.86 });
  expect(await askOwnPlace()).toEqual({ kind: 'known', point: { latitude: 53.72, longitude: -1.86 } });
  locateAt({ latitude: 48.86, longitude: 2.35 });
  expect(await askOwnPlace()).toEqual({ kind: 'outside_uk' });
  locateAt(null);
  expect(await askOwnPlace()).toEqual({ kind: 'refused' });
});
