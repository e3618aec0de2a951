import { ownAttributes } from './own-attributes.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

it('the cookies that a page keeps itself live in the partition of a frame, and are Lax elsewhere', () => {
  window.history.replaceState(null, '', '/location/riverside');
  expect(ownAttributes()).toBe('SameSite=Lax');
  window.history.replaceState(null, '', '/location/riverside?embedded=true');
  expect(ownAttributes()).toBe('SameSite=None; Secure; Partitioned');
});
