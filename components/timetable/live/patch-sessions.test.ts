import type { LiveSession } from '#contract/timetable/live-places.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { action, session } from '#tests/support/model/sessions.ts';
import { needsRead, patchSessions } from './live-places.tsx';

const id = 'A'.repeat(34);
const guest = { isGuest: true };
const customer = { isGuest: false };
const full = action(null, null, 'full');

const live = (input: Partial<LiveSession> = {}): LiveSession => ({
  id,
  startsAt: session({}).startsAt.utc,
  status: 'bookable',
  capacity: { available: 0, consumed: 20, maximum: 20 },
  waitlist: null,
  bookableAction: full,
  ...input,
});
const free = live({ capacity: { available: 1, consumed: 19, maximum: 20 }, bookableAction: action('book') });

/** The session as it is shown after the event, and whether it has to be read. */
function follow(shown: Partial<OccurrenceSummary>, change: LiveSession, viewer = customer) {
  const sessions = [session({ id, capacity: { available: 3, consumed: 17, maximum: 20 }, ...shown })];
  const [after] = patchSessions(sessions, [change], viewer);
  return {
    available: after?.capacity.available,
    action: after?.bookableAction?.action,
    reason: after?.bookableAction?.reason,
    isRead: needsRead(sessions, [change], viewer),
  };
}

it.each([guest, customer])('shows that a session is sold out', (viewer) => {
  const after = follow({ bookableAction: action('book') }, live(), viewer);
  expect(after).toEqual({ available: 0, action: null, reason: 'full', isRead: false });
});

it('shows a place that came back', () => {
  expect(follow({ bookableAction: full }, free)).toEqual({ available: 1, action: 'book', reason: null, isRead: false });
});

it('reads what a customer may do with a place that came back where something is required of them first', () => {
  const restrictions = { prePurchaseWaiver: null, prePurchaseInduction: null, criteria: 'all' as const };
  expect(follow({ bookableAction: full, restrictions }, free)).toMatchObject({ reason: 'full', isRead: true });
});

it.each(['cancel_booking', 'cancel_reservation'] as const)('leaves to a customer what is theirs: %s', (name) => {
  expect(follow({ bookableAction: action(name) }, live())).toEqual({
    available: 0,
    action: name,
    reason: null,
    isRead: false,
  });
});

it('leaves a place that is kept for somebody to them', () => {
  const waitlistOffer = { expiresAt: '2099-11-18T18:00:00Z' };
  expect(follow({ bookableAction: action('book'), waitlistOffer }, live())).toMatchObject({ action: 'book' });
});

it('reads for those on the waitlist, who may get an offer, and for those whose hold may have run out', () => {
  expect(follow({ bookableAction: action('leave_waitlist') }, live()).isRead).toBe(true);
  const lapsed = live({ capacity: { available: 9, consumed: 11, maximum: 20 } });
  expect(follow({ bookableAction: action('cancel_reservation') }, lapsed).isRead).toBe(true);
});

it('keeps a refusal that has nothing to do with places, of a customer', () => {
  expect(follow({ bookableAction: action(null, 'Busy', 'busy') }, free)).toMatchObject({
    available: 1,
    reason: 'busy',
    isRead: false,
  });
  expect(follow({ bookableAction: action(null, 'Opens soon', 'not_yet_open') }, free, guest).action).toBe('book');
});

it('reads a timetable in which a session is new, moved or cancelled', () => {
  const sessions = [session({ id })];
  expect(needsRead(sessions, [live({ id: 'B'.repeat(34) })], guest)).toBe(true);
  expect(needsRead(sessions, [live({ startsAt: '2099-01-01T10:00:00Z' })], guest)).toBe(true);
  expect(needsRead(sessions, [live({ status: 'cancelled' })], customer)).toBe(true);
});

it('changes nothing for sessions of another list', () => {
  const sessions = [session({ id })];
  expect(patchSessions(sessions, [live({ id: 'B'.repeat(34) })], guest)).toBe(sessions);
});
