import { wishedPath, withoutWish } from './wish.ts';

test.each([
  [null, '/location/riverside'],
  ['', '/location/riverside'],
  ['camps', '/camps/location/riverside'],
  ['courses', '/courses/location/riverside'],
  ['badminton', '/location/riverside/badminton?for=badminton'],
  ['//evil.example', '/location/riverside'],
])('a venue chosen for %j opens at %s', (wish, path) => {
  expect(wishedPath('riverside', wish)).toBe(path);
});

test.each([
  ['/location/riverside/squash', 'for=squash', '/location/riverside'],
  ['/location/riverside/squash', '', null],
  ['/location/riverside/squash/2026-11-25', 'for=squash', null],
  ['/camps/location/riverside', 'for=camps', null],
])('%s?%s that does not exist leads to %s', (path, query, target) => {
  expect(withoutWish(path, new URLSearchParams(query))).toBe(target);
});
