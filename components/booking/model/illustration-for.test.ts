import { illustrationFor, timetableKind } from './illustration-for.ts';

const activity = (name: string, v2Type: 'classes' | 'resources' | 'ticketed' | null = 'classes') => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  v1Type: null,
  v2Type,
});

test.each([
  ['Swimming', 'pool'],
  ['Badminton', 'badminton'],
  ['Squash', 'squash'],
  ['Gym', 'track'],
  ['Gymnastics', 'studio'],
  ['Trampoline', 'trampoline'],
  ['Five-a-side football', 'football'],
  ['Fitness classes', 'studio'],
] as const)('%s is drawn as %s', (name, plan) => {
  expect(illustrationFor(activity(name))).toBe(plan);
});

test('a name that says nothing is drawn by how it is booked', () => {
  expect(illustrationFor(activity('Open session', 'ticketed'))).toBe('pool');
  expect(illustrationFor(activity('Open session', 'resources'))).toBe('badminton');
});

describe('the timetable of a day', () => {
  const venue = { activitiesV2Enabled: true, activitiesV2MigrationDate: '2026-12-01' };
  const moving = { v1Type: 'ad_hoc_templates', v2Type: 'classes' } as const;

  test('is the old kind before the migration date and the new kind from it on', () => {
    expect(timetableKind(moving, venue, '2026-11-30')).toBe('resources');
    expect(timetableKind(moving, venue, '2026-12-01')).toBe('classes');
  });

  test('is missing where the activity has none', () => {
    expect(timetableKind({ v1Type: null, v2Type: 'classes' }, venue, '2026-11-30')).toBeNull();
  });
});
