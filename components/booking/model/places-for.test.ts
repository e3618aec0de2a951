import { action, session } from '#tests/support/model/sessions.ts';
import { placesFor } from './places-for.ts';

const full = { available: 0, consumed: 20, maximum: 20 };
const waitlistOffer = { expiresAt: '2026-11-18T12:30:00Z' };

test.each([
  ['those left', session(), 13],
  ['none of a full session', session({ capacity: full }), 0],
  ['the one that is held for them', session({ capacity: full, waitlistOffer }), 1],
  ['not one that they may not book', session({ capacity: full, waitlistOffer, bookableAction: action(null) }), 0],
])('somebody may take %s', (_, occurrence, places) => {
  expect(placesFor(occurrence)).toBe(places);
});
