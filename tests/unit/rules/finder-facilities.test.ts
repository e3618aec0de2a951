import type { Activity } from '../../../contract/activities.ts';
import { finderFacilities } from '../../../lib/rules/finder-facilities.ts';

const activity = (name: string): Activity => ({
  id: '00000000-0000-4000-8000-000000000001',
  slug: name.toLowerCase(),
  name,
  description: null,
  imageUrl: null,
  isRoot: true,
  browseByName: false,
  allocationStrategy: 'automatic',
  v1Type: null,
  v2Type: 'classes',
  locations: [],
  children: [],
});

test('what can be done stands before what the building has', () => {
  const facilities = [{ code: 'pool' as const, metres: 25 }, { code: 'parking' as const }, { code: 'cafe' as const }, { code: 'showers' as const }];
  expect(finderFacilities([activity('Gym'), activity('Swimming')], { facilities })).toEqual(['pool', 'gym', 'cafe', 'parking']);
});

test('a venue without activities still has its pool', () => {
  expect(finderFacilities([], { facilities: [{ code: 'pool', metres: 25 }, { code: 'pool', metres: 10 }] })).toEqual(['pool']);
});

test.each([undefined, null, []])('what is not known (%s) is not claimed', (facilities) => {
  expect(finderFacilities([activity('Yoga')], { facilities })).toEqual(['classes']);
});

test('a row has four of them at most', () => {
  const many = ['Swimming', 'Gym', 'Squash', 'Football', 'Yoga', 'Trampoline'].map(activity);
  expect(finderFacilities(many, { facilities: [{ code: 'cafe' }] })).toEqual(['pool', 'gym', 'courts', 'pitches']);
});
