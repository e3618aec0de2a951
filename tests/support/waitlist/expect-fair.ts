import { countFree, countPlaces, getWaiting, type Snapshot } from './snapshot.ts';

const getIds = (rows: readonly { id: number | string }[]) => rows.map(({ id }) => id);

/** What is counted is there: places of bookings, places that people wait for, places that are kept for them. */
export function expectRightCounts({ maximum, consumed, waitlistConsumed, awaitedPlaces, ...lists }: Snapshot): void {
  const counted = countPlaces(lists.bookings.filter(({ releasedAt }) => releasedAt === null));
  const onList = lists.entries.filter(({ status }) => status === 'waiting' || status === 'offered');
  const waiting = onList.filter(({ status }) => status === 'waiting');
  expect({ consumed: Number(consumed), waitlistConsumed, awaitedPlaces }).toEqual({
    consumed: counted,
    waitlistConsumed: countPlaces(onList),
    awaitedPlaces: countPlaces(waiting),
  });
  expect(counted).toBeLessThanOrEqual(Number(maximum));
  expect(new Set(onList.map(({ userId }) => userId)).size).toBe(onList.length);
}

/** Places that are held as an offer are those of one person on the waitlist, whose only place without a ticket it is. */
export function expectOneOfferEach({ entries, bookings }: Snapshot): void {
  const offers = bookings.filter(({ holdKind, releasedAt }) => holdKind === 'offer' && releasedAt === null);
  for (const offer of offers) {
    const [entry, ...others] = entries.filter(({ bookingId }) => bookingId === offer.id);
    expect(entry).toMatchObject({ status: 'offered', userId: offer.userId });
    expect(others).toEqual([]);
    expect(offer.places).toBeLessThanOrEqual(entry?.places ?? 0);
  }
  const heldBy = bookings.filter((one) => one.releasedAt === null && one.ticketId === null).map(({ userId }) => userId);
  expect(new Set(heldBy).size).toBe(heldBy.length);
}

/** Nobody who waits has seen somebody who joined later get an offer. */
export function expectInOrder(snapshot: Snapshot): void {
  const last = snapshot.entries.findLast(({ offeredAt }) => offeredAt !== null);
  expect(getIds(getWaiting(snapshot).filter(({ id }) => last !== undefined && id < last.id))).toEqual([]);
}

/**
 * Where somebody got a place who was not offered it, as many places stay free as people have waited for all the time.
 * Says nothing when the session got fewer places meanwhile.
 */
export function expectNoneTakenFromWaiting(before: Snapshot, after: Snapshot): void {
  const hadOffer = new Set(after.entries.filter(({ offeredAt }) => offeredAt !== null).map(({ userId }) => userId));
  const heldBefore = new Set(getIds(before.bookings.filter(({ isLive }) => isLive)));
  const taken = after.bookings.filter(
    ({ id, isLive, userId }) => isLive && !heldBefore.has(id) && (userId === null || !hadOffer.has(userId)),
  );
  if (taken.length === 0 || after.maximum < before.maximum) return;
  const waitedBefore = new Set(getIds(getWaiting(before)));
  const waitedThroughout = getWaiting(after).filter(({ id }) => waitedBefore.has(id));
  expect(countFree(after)).toBeGreaterThanOrEqual(countPlaces(waitedThroughout));
}

/** How many places of a session an entry is offered: those it waits for, no more than the session has. */
const getOffered = ({ places }: Snapshot['entries'][number], { maximum }: Snapshot) =>
  Math.min(places, Number(maximum));

/**
 * After the job of the waitlists, who is first waits for more places than are free, every offer is held, and those that
 * the job made have all the places of their entry.
 */
export function expectAllOffered(before: Snapshot, snapshot: Snapshot): void {
  const [first] = getWaiting(snapshot);
  if (first !== undefined) expect(getOffered(first, snapshot)).toBeGreaterThan(countFree(snapshot));
  const waitedBefore = new Set(getIds(getWaiting(before)));
  for (const entry of snapshot.entries.filter(({ status }) => status === 'offered')) {
    const held = snapshot.bookings.filter((one) => one.isLive && one.userId === entry.userId);
    expect(held).not.toEqual([]);
    if (waitedBefore.has(entry.id)) expect(countPlaces(held)).toBe(getOffered(entry, snapshot));
  }
}
