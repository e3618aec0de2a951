import { finderPath, readIntent, intentPath, withoutIntent } from './visit-intent.ts';

const read = (query: string) => readIntent(new URLSearchParams(query));

test.each([
  ['', '/location/riverside'],
  ['for=', '/location/riverside'],
  ['for=camps', '/camps/location/riverside'],
  ['for=courses&on=2026-11-25', '/courses/location/riverside'],
  ['for=badminton', '/location/riverside/badminton?for=badminton'],
  ['for=badminton&on=2026-11-25', '/location/riverside/badminton/2026-11-25?for=badminton'],
  ['for=badminton&on=/evil', '/location/riverside/badminton?for=badminton'],
  ['for=//evil.example', '/location/riverside'],
  ['on=2026-11-25', '/location/riverside'],
])('a venue chosen with "%s" opens at %s', (query, path) => {
  expect(intentPath('riverside', read(query))).toBe(path);
});

test.each([
  ['/?for=badminton', { what: 'badminton', date: null }],
  ['/?for=badminton&on=2026-11-25', { what: 'badminton', date: '2026-11-25' }],
])('the finder at %s is asked for %j', (path, intent) => {
  expect(finderPath(intent)).toBe(path);
  expect(read(path.slice(2))).toEqual(intent);
});

const venue = { path: '/location/riverside', notice: 'activity-not-found' };

test.each([
  ['/location/riverside/squash', 'for=squash', venue],
  ['/location/riverside/squash', '', null],
  ['/location/riverside/squash/2026-11-25', 'for=squash', { path: '/location/riverside/squash' }],
  ['/location/riverside/squash/2026-11-25', '', null],
  ['/location/riverside/squash/2026-11-25/more', 'for=squash', null],
  ['/camps/location/riverside', 'for=camps', null],
])('%s?%s that does not exist leads to %j', (path, query, target) => {
  expect(withoutIntent(path, new URLSearchParams(query))).toEqual(target);
});
