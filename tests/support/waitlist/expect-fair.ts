import { countFree, countPlaces, getWaiting, type Snapshot } from './snapshot.ts';

const getIds = (rows: readonly { id: number | string }[]) => rows.map(({ id }) => id);

/** What is counted is there: places of bookings, people on the waitlist, places that are kept for them. */
export function expectRightCounts({ maximum, consumed, waitlistConsumed, awaitedPlaces, ...lists }: Snapshot): void {
  const counted = countPlaces(lists.bookings.filter(({ releasedAt }) => releasedAt === null));
  const onList = lists.entries.filter(({ status }) => status === 'waiting' || status === 'offered');
  const waiting = onList.filter(({ status }) => status === 'waiting');
  expect({ consumed: Number(consumed), waitlistConsumed, awaitedPlaces }).toEqual({
    consumed: counted,
    waitlistConsumed: onList.length,
    awaitedPlaces: waiting.length,
  });
  expect(counted).toBeLessThanOrEqual(Number(maximum));
  expect(new Set(onList.map(({ userId }) => userId)).size).toBe(onList.length);
}

/** Each place that is held as an offer is that of one person on the waitlist, who has no other place. */
export function expectOneOfferEach({ entries, bookings }: Snapshot): void {
  const offers = bookings.filter(({ holdKind, releasedAt }) => holdKind === 'offer' && releasedAt === null);
  for (const offer of offers) {
    const [entry, ...others] = entries.filter(({ bookingId }) => bookingId === offer.id);
    expect(entry).toMatchObject({ status: 'offered', userId: offer.userId });
    expect(others).toEqual([]);
  }
  const held = bookings.filter(({ releasedAt }) => releasedAt === null).map(({ userId }) => userId);
  expect(new Set(held).size).toBe(held.length);
}

/** Nobody who waits has seen somebody who joined later get an offer. */
export function expectInOrder(snapshot: Snapshot): void {
  const last = snapshot.entries.findLast(({ offeredAt }) => offeredAt !== null);
  expect(getIds(getWaiting(snapshot).filter(({ id }) => last !== undefined && id < last.id))).toEqual([]);
}

/**
 * Where somebody got a place who was not offered it, as many places stay free as people have waited all the time. Says
 * nothing when the session got fewer places meanwhile.
 */
export function expectNoneTakenFromWaiting(before: Snapshot, after: Snapshot): void {
  const offeredIds = new Set(after.entries.map(({ bookingId }) => bookingId));
  const heldBefore = new Set(getIds(before.bookings.filter(({ isLive }) => isLive)));
  const taken = after.bookings.filter(({ id, isLive }) => isLive && !heldBefore.has(id) && !offeredIds.has(id));
  if (taken.length === 0 || after.maximum < before.maximum) return;
  const waitedBefore = new Set(getIds(getWaiting(before)));
  const waitedThroughout = getWaiting(after).filter(({ id }) => waitedBefore.has(id));
  expect(countFree(after)).toBeGreaterThanOrEqual(waitedThroughout.length);
}

/** After the job of the waitlists, no place is free while somebody waits, and every offer is held. */
export function expectAllOffered(snapshot: Snapshot): void {
  if (countFree(snapshot) > 0) expect(getWaiting(snapshot)).toEqual([]);
  for (const { bookingId } of snapshot.entries.filter(({ status }) => status === 'offered'))
    expect(snapshot.bookings.find(({ id }) => id === bookingId)).toMatchObject({ isLive: true });
}
