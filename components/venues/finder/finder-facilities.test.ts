import { activity } from '#tests/support/model/activity.ts';
import { finderFacilities } from './finder-facilities.ts';

const named = (name: string) => activity({ name });

test('what can be done stands before what the building has', () => {
  const facilities = [
    { code: 'pool' as const, metres: 25 },
    { code: 'parking' as const },
    { code: 'cafe' as const },
    { code: 'showers' as const },
  ];
  expect(finderFacilities([named('Gym'), named('Swimming')], { facilities })).toEqual([
    'pool',
    'gym',
    'cafe',
    'parking',
  ]);
});

test('a venue without activities still has its pool', () => {
  expect(
    finderFacilities([], {
      facilities: [
        { code: 'pool', metres: 25 },
        { code: 'pool', metres: 10 },
      ],
    }),
  ).toEqual(['pool']);
});

test.each([undefined, null, []])('what is not known (%s) is not claimed', (facilities) => {
  expect(finderFacilities([named('Yoga')], { facilities })).toEqual(['classes']);
});

test('a row has four of them at most', () => {
  const many = ['Swimming', 'Gym', 'Squash', 'Football', 'Yoga', 'Trampoline'].map(named);
  expect(finderFacilities(many, { facilities: [{ code: 'cafe' }] })).toEqual(['pool', 'gym', 'courts', 'pitches']);
});
